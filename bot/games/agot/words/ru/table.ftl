## More steps

choice-done = Готово
