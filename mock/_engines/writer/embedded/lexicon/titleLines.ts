/**
 * Data: titles by hook type (domain/frameworks hookTypes). Slots: {name} {part} (a short clause of the text)
 * {num} (a clause of the text with its number) {trouble} {cause} {method} {outcome} (clauses of the text that tell these)
 * {aud} {scene} {occasion} {question}. Made of statements: {whole} (one of the goods, or a sentence of the text) {alone} (one that is understood without the name)
 * {half} (what one of its halves says) {denied} (the trouble that a
 * statement denies, with the statement) {asked} (a question with the statement that answers it) {described} (what the
 * name is with the statement before it) {reckoned} {spec} {story}. A title without a fact is no title, so each holds one; one
 * whose slot cannot be filled from the text is not used.
 */
export const titleLines: Readonly<Record<string, readonly string[]>> = {
  suspense: ['{alone}', '{name}，{half}'],
  pain: ['{denied}', '{trouble}？', '{trouble}，先看这里'],
  promise: ['{described}', '{method}，{outcome}', '{name}：{half}'],
  trend: ['{occasion}，{part}', '{occasion}，{name}：{whole}'],
  counter: ['{trouble}，{cause}'],
  number: ['{reckoned}', '{num}', '{name}：{num}', '{spec}'],
  contrast: ['{trouble}，{outcome}', '{name}：{half}，{half2}'],
  identity: ['{story}', '{aud}，{part}'],
  question: ['{asked}', '{question}', '{trouble}，怎么办？'],
  result: ['{name}：{whole}', '{outcome}', '{scene}，{part}', '{part}', '{method}'],
};
