# What may be typed in every game. Lists have neither ё nor й to mind: both are read as е and и.

# Numbers from 0, parted by blanks; a slash parts the ways to say one of them.
typed-numbers = ноль/нуль/ноля/нуля один/одного/одна/одну/одной/одним/одно/единица два/две/двух/двумя/двое/двоих/оба/обе/обоих/обеих/пара/пару/двойка три/трех/тремя/трое/троих/тройка четыре/четырех/четверо/четверых пять/пяти/пятеро/пятерых шесть/шести семь/семи восемь/восьми девять/девяти десять/десяти одиннадцать двенадцать тринадцать четырнадцать пятнадцать шестнадцать семнадцать восемнадцать девятнадцать двадцать
# Endings that a name may have in a sentence, and those of several things; - for none.
typed-endings = а у е ы и о ом ем ой ей ою ею ую юю ая яя ое ее ые ие ый ий ого его ому ему ым им ых их ыми ими ам ям ами ями ах ях ов ев ь ью ю я х
typed-endings-plural = и ы ей ов ев ам ям ами ями ах ях их ых ими ыми ие ые
# Words before the place that pieces leave, and before the one that they go to; -x is an ending.
typed-from = из с со от
typed-to = в во на к ко до
# What means nothing around something that is chosen.
typed-fillers-choice = я мы ставлю ставим ставка ставку даю играю играем выбираю выбираем беру кладу карта карту картой власть власти жетон жетона жетонов очко очка очков монета монеты монет за на в во и с со моя мою сыграть пожалуиста
# Words with which a part says something of the part before the comma, with commas between.
typed-ties = или, нет, а если, либо, но, кроме, только, вместо, не, лучше, потом, затем, а потом
# The keys of a keyboard on which this language is typed by mistake, and what they mean; - for none.
typed-layout =
    qwertyuiop[]asdfghjkl;'zxcvbnm,.`?^ йцукенгшщзхъфывапролджэячсмитьбюё,:
# Other words for things, by their ids, with commas between; each language has its own.
typed-also = -
