## More steps

choice-done = Kész
