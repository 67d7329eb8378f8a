/**
 * Data: titles by hook type (domain/frameworks hookTypes). Slots: {name} {term} (a property: a spec's name or a known
 * noun) {part} {part2} (short clauses of the text) {num} (a clause of the text with its number) {trouble} {cause}
 * {method} {outcome} (clauses of the text that tell these) {pain} {benefit} {aud} {scene} {n} (how many points there
 * are) {occasion} {question}. A title whose slot cannot be filled from the text is not used: none promises what the
 * text does not hold.
 */
export const titleLines: Readonly<Record<string, readonly string[]>> = {
  suspense: [
    '先别划走，{part}',
    '{name}里藏着的一个细节',
    '{part}，你留意过吗',
    '{part}，多看一眼',
    '你看，{part}',
    '{name}，细看这一处',
  ],
  pain: ['{trouble}？', '{pain}？看完这条再说', '{pain}，说的是你吗', '{trouble}，先看这里'],
  promise: ['{method}，{outcome}', '{benefit}', '看懂{term}，挑{name}不纠结'],
  conflict: ['{term}和{term2}，先看哪个？', '{name}：{part}，{part2}'],
  trend: ['{occasion}到了，{name}怎么选', '{occasion}前，先看看{term}', '{occasion}，{part}'],
  counter: ['{trouble}，{cause}', '{name}不是看着好就行', '挑{name}，别光看{term}'],
  number: ['{num}', '{n}个细节看懂{name}', '{name}：{num}', '关于{name}的{n}件小事'],
  contrast: ['同样是{name}，看看{term}', '{trouble}，{outcome}'],
  negative: ['挑{name}，先看这一条', '挑{name}，先把{term}看明白', '{name}别随便买，先看{term}'],
  identity: ['{aud}看过来', '给{aud}：一份{name}笔记', '{aud}，{part}'],
  question: ['{question}', '{trouble}，怎么办？', '{name}到底看什么？', '{name}怎么挑？', '{name}，你会先看什么？'],
  result: ['{outcome}', '一句话：{part2}', '{part2}', '{scene}，{part}'],
};
