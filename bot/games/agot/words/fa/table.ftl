## More steps

choice-done = تمام
