## What any game may ask and offer

choice-pass = 不使用渡鸦
choice-decline = 不使用
choice-refuse = 不支援
choice-done = 完成
choice-no-target = 无目标：仅移除
choice-no-card = 不出牌
choice-no-order = 此处不放令牌
