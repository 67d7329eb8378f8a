/**
 * Data: titles by hook type (domain/frameworks hookTypes). Slots: {name} {term} {term2} {part} {part2} (short clauses of
 * the text) {num} (a clause of the text with its number) {pain} {benefit} {aud} {scene} {n} (how many points there are)
 * {occasion} {question}. A title whose slot cannot be filled from the text is not used.
 */
export const titleLines: Readonly<Record<string, readonly string[]>> = {
  suspense: ['先别划走，{part}', '{part}，然后呢？', '{name}里藏着的一个细节', '{term}背后，有件事很少人提'],
  pain: ['{pain}？看完这条再说', '还在为{term}犯愁？', '{pain}，说的是你吗', '{term}总不顺手？问题在这'],
  promise: ['看懂{term}，挑{name}不纠结', '{benefit}，这样就行', '几句话讲清{term}', '把{term}这件事一次讲明白'],
  conflict: ['{term}和{term2}，先看哪个？', '一边是{term}，一边是{term2}', '都在说{term}，{term2}呢？'],
  trend: ['{occasion}到了，{name}怎么选', '{occasion}前，先看看{term}'],
  counter: ['别只盯着{term}', '挑{name}，别光看{term}', '{name}不是看着好就行', '{term}没你想的那么复杂'],
  number: ['{num}，你敢信吗', '{num}，讲究在哪', '{n}个细节看懂{name}', '关于{term}的{n}件小事'],
  contrast: ['两种{term}放一起，差在哪', '{term}的前后差别', '同样是{name}，差在{term}'],
  negative: ['不是所有{name}都讲究{term}', '挑{name}少看了{term}，容易选错', '别再忽略{term}了'],
  identity: ['{aud}看过来', '{aud}，聊聊{term}', '给{aud}的一条{name}笔记'],
  question: ['{question}', '{part}，你怎么看？', '{name}到底看什么？', '{term}，真有那么要紧吗？'],
  result: ['先说结果：{part2}', '{part2}，原来这么简单', '{part2}'],
};
