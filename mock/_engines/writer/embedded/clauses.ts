import { trimEndMarks, trimStartMarks } from '../../../../src/utils/trimMarks';
import { labels, nounVerbs } from './lexicon/labels';

const segmenter = new Intl.Segmenter('zh-CN', { granularity: 'word' });

/** Words of a text, without punctuation. */
export const wordsOf = (text: string): string[] =>
  [...segmenter.segment(text)].filter(({ isWordLike }) => isWordLike).map(({ segment }) => segment);

const outerMarks = '，,。.！!？?；;：:、-—~';

/** Without ornaments at either end and inside; full stops of a clause go, the writer sets its own. */
export const tidy = (text: string): string => {
  const bare = text
    .replace(/\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Variation_Selector}|\u200d|\u20e3/gu, '')
    // 173*120 is a size, a star alone an ornament
    .replace(/(?<=\d)\s*\*\s*(?=\d)/g, '×')
    .replace(/[【】[\]「」『』《》★☆●■◆▲✓✔√※#*|]+/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^\s*(?:\d{1,2}\s*[、.．)）](?!\d)|[、.．)）])\s*/, '')
    // a space between Chinese and a number is for the eye, not for a caption
    .replace(/(?<=[\u4e00-\u9fff])\s+(?=[\w.]|℃)|(?<=[\w%℃])\s+(?=[\u4e00-\u9fff])/g, '')
    .trim();
  // -18℃ keeps its sign
  return trimEndMarks(/^[-−]\d/.test(bare) ? bare : trimStartMarks(bare, outerMarks), outerMarks);
};

/** Sentences of a longer text. */
export const sentencesOf = (text: string): string[] =>
  text
    .split(/[。！？!?；;\n\r]+/)
    .map(tidy)
    .filter(Boolean);

const lengthOf = (text: string): number => [...text].length;

/** What politeness and trade add to product texts; nothing to speak of. */
const noise =
  /欢迎|客服|咨询|点击|关注我们|旗舰店|正品|亲们|亲，|收藏本店|快递|发货|运费|色差|实物为准|版权|详情|链接|http/i;

/** Of a selling point only these: 下单第二天从产地发货 is one. */
const pointNoise = /欢迎|点击|关注我们|亲们|亲，|收藏本店|实物为准|版权|详情|链接|http/i;

/**
 * Pieces of a text that can be said by themselves, 4–26 characters, each once.
 * @param isPoint written as a selling point: what it says of dispatch and service is meant
 */
export function clausesOf(text: string, isPoint = false): string[] {
  const unsaid = isPoint ? pointNoise : noise;
  const clauses: string[] = [];
  for (const sentence of sentencesOf(text)) {
    if (lengthOf(sentence) <= 26) {
      clauses.push(sentence);
      continue;
    }
    let held = '';
    for (const part of sentence
      .split(/[，,]|(?<!\d)[：:]|[：:](?!\d)/)
      .map(tidy)
      .filter(Boolean)) {
      const joined = held === '' ? part : `${held}，${part}`;
      if (lengthOf(joined) <= 24) {
        held = joined;
        continue;
      }
      if (held !== '') clauses.push(held);
      held = lengthOf(part) <= 30 ? part : '';
    }
    if (held !== '') clauses.push(held);
  }
  return [...new Set(clauses)].filter((clause) => lengthOf(clause) >= 4 && !unsaid.test(clause));
}

/** Data: what has a verb already: it begins with one, or one stands inside it with its particle. */
const isClause =
  /^(?:可以|能|会|支持|采用|自带|内置|[附送含赠装选由自以把给印配刻贴缝绣镶带有用做全]|精选|适合|让|我|它|你|来自|两?[层面头]都)|是|[都全只]用|用[的了上]|[装配加带刻印有做换][了着有]|里面?有|[不没][用加含放]|来自/;

/**
 * A selling point as a clause that stands alone: bare labels are spelled out (大容量 → 容量够大), things get their verb
 * (316不锈钢内胆 → 用的是316不锈钢内胆), what is a clause already stays.
 */
export function asClause(point: string): string {
  // 营业11:00 is a time
  const text = tidy(point).replace(/(?<!\d)[：:]\s*|[：:](?!\d)\s*/, '，');
  const label = labels[text];
  if (label) return label;
  const oneStep = /^(一键|单手)(?!.*[就能]|可以)(.{1,8})$/.exec(text);
  if (oneStep && !/(设计|功能|结构|模式)$/.test(text))
    return `${oneStep[1] === '一键' ? '按一下' : '单手'}就能${oneStep[2]}`;
  if (/[，,]/.test(text)) return text.replace(/,/g, '，');
  const verb = nounVerbs.find(([ending]) => ending.test(text))?.[1];
  // a thing with a verb inside it (可拆卸滤网) is still a thing when it ends like one and does not start like a clause
  if (verb && !isClause.test(text) && lengthOf(text) <= 14) return `${verb}${text}`;
  const isCounted = /^(\d|[一二两三四五六七八九十多双]+[档挡层种重款格])/.test(text);
  if (isCounted && lengthOf(text) <= 10 && !/[放能可会让]/.test(text)) return `有${text}`;
  // 无香精 is no thing that one could go in for
  if (/^(?:无|零|0)[\u4e00-\u9fff]{2}$/.test(text)) return `没有${[...text].slice(1).join('')}`;
  return lengthOf(text) <= 3 ? `主打一个${text}` : text;
}

/** How alike two texts are by their character pairs, 0–1. */
export function likeness(a: string, b: string): number {
  const pairs = (text: string): Set<string> => {
    const clean = text.replace(/[^\p{L}\p{N}]/gu, '');
    return new Set(Array.from({ length: Math.max(0, clean.length - 1) }, (_, i) => clean.slice(i, i + 2)));
  };
  const left = pairs(a);
  const right = pairs(b);
  if (left.size === 0 || right.size === 0) return a === b ? 1 : 0;
  let shared = 0;
  for (const pair of left) if (right.has(pair)) shared += 1;
  return shared / Math.min(left.size, right.size);
}

/** The clauses of a long text that carry most of its words, in their order. */
export function weightiest(clauses: readonly string[], count: number): string[] {
  if (clauses.length <= count) return [...clauses];
  const frequency = new Map<string, number>();
  const split = clauses.map((clause) => wordsOf(clause).filter((word) => word.length > 1));
  for (const words of split) for (const word of words) frequency.set(word, (frequency.get(word) ?? 0) + 1);
  return clauses
    .map((clause, index) => {
      const words = split[index] ?? [];
      const weight = words.reduce((sum, word) => sum + Math.log(1 + (frequency.get(word) ?? 0)), 0);
      return { clause, index, weight: weight / Math.sqrt(words.length + 2) + 0.6 / (1 + index) };
    })
    .sort((a, b) => b.weight - a.weight)
    .slice(0, count)
    .sort((a, b) => a.index - b.index)
    .map(({ clause }) => clause);
}
