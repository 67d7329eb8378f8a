import Mint from 'mint-filter';
import { SensitiveWordTool } from 'sensitive-word-tool';
import { checkText } from '@/domain/compliance';
import { searchAll } from '@/domain/compliance/automaton';
import { checkRules } from '@/domain/compliance/checkText';
import { dictionaryFor, generalEntries } from '@/domain/compliance/dictionary';

/** Sentences as merchants write them: most clean, some against the law, some disguised, some with a contact. */
const sentences = [
  '这款保温杯容量五百毫升，早上装的热水，晚上还烫嘴。',
  '第一次用就喜欢上了，杯盖一拧到底，倒放也不漏。',
  '我们家做了六年茶，去年秋天收的这批，香气很稳。',
  '全网最好的材质，国家级品质，绝对放心！',
  '洗完擦干，放在阴凉的地方，下次拿出来还是新的。',
  '一级能效的空调，一个夏天省下来的电费看得见。',
  '想要链接的姐妹，加薇信 abc12345，或者评论区留言。',
  '面料是100%纯棉，洗了三次没有变形，也没有掉色。',
  '包装里有两个垫片、一把刷子、一本说明书，首先看清楚再装。',
  'ＶＸ联系，最*好的价格，138-0013-8000，手慢无。',
  '孩子上学背的书包，肩带加宽，放满书也不勒。',
  '最近天气转凉，最后一批秋装已经上架，最初的款式也补了货。',
];

function textOf(length: number): string {
  let text = '';
  for (let n = 0; text.length < length; n += 1) text += sentences[(n * 7) % sentences.length];
  return text.slice(0, length);
}

const WARM = 30;
const ROUNDS = 41;

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;

type Matcher = (text: string) => unknown;

/** Median times of all, each round one after the other: what else the machine does weighs on each alike. */
function race(matchers: Readonly<Record<string, Matcher>>, text: string): Record<string, number> {
  const times = new Map<string, number[]>();
  for (let round = -WARM; round < ROUNDS; round += 1) {
    for (const [name, match] of Object.entries(matchers)) {
      const started = performance.now();
      match(text);
      const took = performance.now() - started;
      if (round >= 0) times.set(name, [...(times.get(name) ?? []), took]);
    }
  }
  return Object.fromEntries([...times].map(([name, values]) => [name, median(values)]));
}

/** What the bench measures; run as one bundle, because a loader that names every function slows each call alike. */
export function raceMatchers() {
  const words = [...new Set(generalEntries.map(({ word }) => word))];
  const mint = new Mint(words);
  const tool = new SensitiveWordTool({ wordList: words });
  const { automaton } = dictionaryFor(undefined, undefined);
  const matchers = {
    ours: (text: string) => checkText(text),
    rules: (text: string) => checkRules(text),
    mint: (text: string) => mint.filter(text, { replace: false }),
    tool: (text: string) => tool.match(text),
    automaton: (text: string) => searchAll(automaton, text),
  };
  const long = textOf(100_000);
  const found = checkText(long).length;
  if (found < 1000 || mint.filter(long).words.length < 1000 || tool.match(long).length < 5) {
    throw new Error('a matcher does not find what is there');
  }
  return { words: words.length, found, short: race(matchers, textOf(2000)), big: race(matchers, long) };
}
