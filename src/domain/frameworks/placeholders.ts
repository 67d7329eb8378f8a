/** What the writer can fill in from a goods record or an idea. */
type PatternSlot =
  | 'aud'
  | 'scene'
  | 'pain'
  | 'pain2'
  | 'it'
  | 'name'
  | 'fact'
  | 'benefit'
  | 'benefit2'
  | 'spec'
  | 'offer'
  | 'price'
  | 'cta'
  | 'tip'
  | 'insight'
  | 'question'
  | 'story';

/** Data: the words that stand in braces in line patterns, the first of a row being the one that is offered. */
const words: readonly (readonly [PatternSlot, readonly string[]])[] = [
  ['aud', ['人群', '目标人群', '身份', '谁']],
  ['scene', ['场景', '时刻', '时间', '地点']],
  [
    'pain',
    ['麻烦', '痛点', '问题', '烦恼', '困扰', '冲突', '误区', '坑', '槽点', '难题', '任务', '日常的麻烦', '常见做法'],
  ],
  ['pain2', ['后果', '代价']],
  ['it', ['商品', '产品', '甲']],
  ['name', ['品类', '东西', '名字']],
  [
    'fact',
    ['卖点', '特点', '细节', '事实', '看得见的证明', '证明', '做法', '优势', '细节与事实', '事实或细节', '第一眼'],
  ],
  ['benefit', ['利益', '好处', '变化', '结果', '感受', '收获', '体验']],
  ['spec', ['规格', '参数', '数值', '证据', '数据']],
  ['offer', ['优惠', '福利', '价格或优惠']],
  ['price', ['价格']],
  ['cta', ['动作', '下一步', '引导']],
  ['tip', ['技巧', '经验', '方法', '知识', '标准']],
  ['insight', ['原因', '解释', '真相']],
  ['question', ['提问', '疑问']],
  ['story', ['故事', '经历']],
];

const slotByWord = new Map(words.flatMap(([slot, list]) => list.map((word) => [word, slot] as const)));

/** Placeholders to offer in an editor, one per thing that can be filled in. */
export const offeredPlaceholders: readonly string[] = words.flatMap(([, [first]]) => first ?? []);

/** What a word in braces asks for; undefined = nobody can fill it in. */
export const slotOf = (word: string): PatternSlot | undefined => slotByWord.get(word.trim());

/** Words in braces of a line pattern, each once. */
export const placeholdersOf = (pattern: string): string[] => [
  ...new Set([...pattern.matchAll(/\{([^{}]{1,20})\}/g)].map(([, word = '']) => word.trim())),
];

/** Of something that was said already, its neighbor is told. */
const second: Readonly<Partial<Record<PatternSlot, PatternSlot>>> = {
  fact: 'benefit',
  pain: 'pain2',
  benefit: 'benefit2',
};

/** A line pattern with the writer's slots in place of the words; undefined when one of them is unknown. */
function withSlots(pattern: string): string | undefined {
  const used = new Set<PatternSlot>();
  let isUnknown = false;
  const text = pattern.replace(/\{([^{}]{1,20})\}/g, (_, word: string) => {
    const wished = slotOf(word);
    const slot = wished && used.has(wished) ? second[wished] : wished;
    if (!slot || used.has(slot)) {
      isUnknown = true;
      return '';
    }
    used.add(slot);
    return `{${slot}}`;
  });
  return isUnknown ? undefined : text;
}

/**
 * Line templates of a pattern in one's own words, best first: the whole of it, then its clauses that have something to
 * fill in, for goods that lack the rest. Empty for an empty pattern.
 */
export function patternTemplates(pattern: string): string[] {
  // a name that runs straight into what is said of it needs a pause
  const clean = pattern.trim().replace(/\}\{/g, '}，{');
  if (clean === '') return [];
  const clauses = clean.split(/[，,；;]/).filter((clause) => /\{[^{}]+\}/.test(clause));
  const ended = (text: string): string => (/[。！？!?…]$/.test(text) ? text : `${text}。`);
  return [...new Set([clean, ...clauses].flatMap((one) => withSlots(one) ?? []).map(ended))];
}
