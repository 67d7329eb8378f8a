/**
 * Data: groups of words that may stand for each other in everyday text without changing what is said. The first form
 * that is found in the text is exchanged for another of its group. Longer forms stand before shorter ones.
 */
export const synonyms: readonly (readonly string[])[] = `
购买|入手
选择|挑选
经常|常常|时常
总是|老是|一直
非常|特别|十分|格外
很多人|不少人|好些人
很多|不少|许多
其实|说起来
因为|由于
所以|因此|于是
但是|不过|可是
如果|要是|假如
而且|并且|还有一点
还能|也能|还可以
不用|用不着|无需
觉得|感觉
知道|清楚|明白
告诉|跟你说
放进|装进|放到
拿出|取出
拿来|用来
马上|立刻|这就
以前|过去|从前
以后|今后|往后
刚刚|刚才
麻烦|费事|折腾
舒服|舒坦|自在
重要|要紧|关键
担心|发愁|操心
认真|仔细|用心
详细|细致
大约|大概|差不多
家人|家里人
孩子|小朋友
朋友们|各位朋友
大家|各位
解决|搞定|处理好
提升|提高
例如|比如|像
优点|长处|好处
缺点|短处|不足
价格|价钱
事情|事儿
方法|办法|法子
首先|先
仔细看|凑近看
看起来|看上去
闻起来|闻着
摸起来|摸着
吃起来|吃着
用起来|用着
出门|外出
回家|到家
收拾|整理
打扫|收拾
发现|注意到
了解|弄清
记得|别忘了
`
  .trim()
  .split('\n')
  .map((line) => line.split('|'));

/** Data: words that may go without loss when shortening; no hedge and no condition is one of them. */
export const fillers =
  /其实|真的|确实|当然|总的来说|可以说|众所周知|不得不说|说实话|说真的|老实说|说白了|简单来说|换句话说|也就是说|大家都知道|值得一提的是|需要注意的是|毫不夸张地说|非常|特别|十分|相当|格外|一下子|这样的|那样的|各种各样的|很多很多/g;
