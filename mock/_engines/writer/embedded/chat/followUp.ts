import { countOf } from '../../../../../src/domain/writing/reckon';
import { readRequest } from './readRequest';
import type { Task } from './tasks';

/** What a short message means behind the one before it. */
export interface Meant {
  readonly message: string;
  /** Added to the conversation's seed: another way to say it. */
  readonly turn?: number;
  /** Answers side by side. */
  readonly versions?: number;
  /** The first line has to ask something. */
  readonly asksFirst?: boolean;
  /** The place in a list that is to be filled anew. */
  readonly place?: number;
}

const made: readonly Task[] = ['script', 'note', 'post', 'article', 'titles', 'topics', 'hooks', 'tags'];
/** A message longer than this says itself what it is about. */
const LONGEST = 16;

/** Data: what goes where. */
const places: readonly (readonly [RegExp, string])[] = [
  [/小红书|红书/, '写一篇小红书笔记'],
  [/公众号/, '写一篇公众号文章'],
  [/微博/, '发条微博'],
  [/朋友圈/, '写个朋友圈'],
  [/快手/, '写一条快手脚本'],
  [/抖音/, '写一条抖音脚本'],
];

const SHORTER = 0.6;

/** 写个小红书 is a note: the platform names its kind of text. */
const named = (message: string): string =>
  message.replace(
    /(写|来|出)(?:一?个|一?篇|一?条)?(小?红书)(?!的?(?:笔记|标题|选题|脚本|文案|话题))/,
    '$1一篇小红书笔记',
  );

/** Shorter than it was asked for, or than is usual. */
function shorter(message: string, task: Task): string {
  const read = readRequest(message);
  if (task === 'script') {
    const seconds = Math.max(8, Math.round((read.seconds ?? 30) * SHORTER));
    return `${message.replace(/\d+\s*秒/, '')}，${seconds}秒`;
  }
  const words = Math.max(
    40,
    Math.round((read.words ?? read.most ?? { note: 300, article: 700 }[task as 'note'] ?? 140) * SHORTER),
  );
  return `${message.replace(/[，,]?\d+\s*个?字(?:以内)?/, '')}，${words}字以内`;
}

/**
 * What the last message means, read with those before it: 换成小红书, 再短一点, 给我三个版本 speak of what was asked
 * for last. Undefined where it stands for itself.
 */
export function followUp(own: readonly string[]): Meant | undefined {
  const last = named(own.at(-1) ?? '');
  const before = own
    .slice(0, -1)
    .map(named)
    .findLast((message) => made.includes(readRequest(message).task));
  if (!before || [...last].length > LONGEST || last.includes('\n'))
    return last === own.at(-1) ? undefined : { message: last };
  const { task } = readRequest(before);
  const place = /^(?:换成|改成|改为|换到|再来个|也发|发)/.test(last)
    ? places.find(([name]) => name.test(last))?.[1]
    : undefined;
  if (place) return { message: `${place}${task === 'titles' ? '的标题' : ''}` };
  const [, count = ''] = /^(?:给我|来|要|出|再给)?(\d|[两三四五])个?(?:不同)?(?:的)?版本?$/.exec(last) ?? [];
  if (count) return { message: before, versions: Math.min(5, countOf(count)) };
  const [, at = ''] = /第(\d|[一二三四五六七八九十])[个条].{0,6}(?:不要|换|不行|不好)/.exec(last) ?? [];
  if (at && (task === 'titles' || task === 'hooks')) return { message: before, place: countOf(at), turn: 1 };
  if (/^(?:价格|价钱|多少钱)(?:别提|不要提|不提|别说|不说)|(?:别|不要|不)提(?:价格|价钱|价)/.test(last))
    return { message: `${before}，不要提价格` };
  if (/(?:开头|钩子|开场).{0,3}(?:换|改)|(?:换|改)个?.{0,2}(?:开头|钩子|开场)/.test(last))
    return { message: before, turn: 1, asksFirst: /痛点|问/.test(last) };
  const [, words = ''] = /(\d+)\s*个?字(?:以内|之内|内)/.exec(last) ?? [];
  if (words) return { message: `${before.replace(/[，,]?\d+\s*个?字(?:以内)?/, '')}，${words}字以内` };
  if (/^(?:再|还能|能不能)?(?:短|精简|简短)(?:一点|一些|点|些)?|^太长/.test(last))
    return { message: shorter(before, task) };
  return undefined;
}
