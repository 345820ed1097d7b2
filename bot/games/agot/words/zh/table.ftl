## More steps

choice-done = 完成
