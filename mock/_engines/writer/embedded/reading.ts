import { segmentWords } from '../../../../src/utils/segmentWords';
import { tidy } from './clauses';
import { kinds } from './lexicon/kinds';

/** A sentence with the mark that ends it; `clauses` are what stands between its commas. */
export interface Sentence {
  readonly text: string;
  readonly mark: string;
  readonly clauses: readonly string[];
  /** Index of its paragraph. */
  readonly paragraph: number;
  /** Line breaks before its paragraph: one, or two when a blank line stood there. */
  readonly breaks: '\n' | '\n\n';
}

interface Term {
  readonly text: string;
  readonly weight: number;
}

const lengthOf = (text: string): number => [...text].length;

/** Sentences of a text as they stand, marks kept, so that joining them gives the text again but for its blanks. */
export function sentencesIn(text: string): Sentence[] {
  return paragraphsOf(text).flatMap(({ line, breaks }, paragraph) =>
    (line.match(/[^。！？!?；;…]+[。！？!?；;…]*["”』」）)]*|[。！？!?；;…]+/g) ?? []).flatMap((part) => {
      const whole = part.trim();
      const body = withoutEnd(withoutEnd(whole, '"”』」）)'), '。！？!?；;…');
      const mark = whole.slice(body.length);
      if (body.trim() === '') return [];
      return [{ text: body.trim(), mark, paragraph, breaks, clauses: splitClauses(body.trim()) }];
    }),
  );
}

function withoutEnd(text: string, marks: string): string {
  let end = text.length;
  while (end > 0 && marks.includes(text[end - 1] ?? '')) end -= 1;
  return text.slice(0, end);
}

/** Lines with text, and how far they stand apart. */
function paragraphsOf(text: string): { readonly line: string; readonly breaks: Sentence['breaks'] }[] {
  let isBlank = false;
  return text
    .replace(/\r\n?/g, '\n')
    .split('\n')
    .flatMap((raw) => {
      const line = raw.trim();
      const breaks = isBlank ? '\n\n' : '\n';
      isBlank = line === '';
      return isBlank ? [] : [{ line, breaks } as const];
    });
}

const splitClauses = (text: string): string[] =>
  text
    .split(/[，,、](?![^（(）)]{0,80}[）)])/)
    .map((part) => part.trim())
    .filter(Boolean);

/** Sentences put together again, paragraphs on lines of their own. */
export function joinSentences(sentences: readonly Sentence[]): string {
  return sentences
    .map(({ text, mark, paragraph }, index) => {
      const next = sentences[index + 1];
      const end = mark === '' && next?.paragraph === paragraph ? '。' : mark;
      return `${text}${end}${next && next.paragraph !== paragraph ? next.breaks : ''}`;
    })
    .join('');
}

const knownNouns = kinds.flatMap(({ nouns }) => nouns).filter((noun) => noun.length > 1);

/** A word that may be part of a term: no function word, no number, no verb that is said twice (坐坐). */
const isContent = (word: string): boolean =>
  lengthOf(word) > 1 &&
  !stopWords.has(word) &&
  /^[\p{L}][\p{L}\p{N}]*$/u.test(word) &&
  !/^不(?!锈钢|粘)/.test(word) &&
  !/^[一二三四五六七八九十两几每的是也就还很可能要没都只才更最被把让在和与]/.test(word) &&
  !/[的了着过得地们是]$/.test(word) &&
  !/^(.)\1$/.test(word);

/** One-character nouns that end a compound: 保温 + 杯. */
const compoundHeads = /^[杯机器桌椅灯包鞋衣茶膜液霜盒架垫套店馆馅面饭汤酒布料袋瓶碗锅刀床柜箱车画书课班卡券]$/;

/** One-character words that begin one: 老 + 城区. */
const compoundLeads = /^[老小新前后手真原]$/;

/** Runs of words that belong together: 不锈钢 + 内胆, 保温 + 杯; at most six characters. */
function runsOf(text: string): string[] {
  const runs: string[] = [];
  let run: string[] = [];
  const close = () => {
    let joined = '';
    for (const word of run) {
      if (lengthOf(joined + word) > 6) {
        runs.push(joined);
        joined = '';
      }
      joined += word;
    }
    if (joined !== '') runs.push(joined);
    run = [];
  };
  for (const { text: word, isWord } of segmentWords(text)) {
    if (isWord && compoundLeads.test(word)) {
      close();
      run.push(word);
    } else if (isWord && (isContent(word) || (run.length > 0 && compoundHeads.test(word)))) run.push(word);
    else close();
  }
  close();
  return runs.filter((term) => lengthOf(term) >= 2 && !stopWords.has(term));
}

/** Terms of a text by weight, heaviest first: how often, how long, whether a thing's name, whether near the beginning. */
export function termsOf(text: string, extra = ''): Term[] {
  const weights = new Map<string, number>();
  const add = (term: string, weight: number) => weights.set(term, (weights.get(term) ?? 0) + weight);
  const runs = runsOf(text);
  runs.forEach((term, index) => {
    add(term, 1 + 0.1 * Math.min(5, lengthOf(term)) + 0.6 / (1 + index / 4));
  });
  for (const noun of knownNouns) if (text.includes(noun)) add(noun, 1.2);
  for (const term of weights.keys()) if (extra.includes(term)) add(term, 0.8);
  const terms = [...weights].map(([term, weight]) => ({ text: term, weight })).sort((a, b) => b.weight - a.weight);
  // a term inside a heavier one says nothing new
  return terms.filter(({ text: term }, index) => !terms.slice(0, index).some((other) => other.text.includes(term)));
}

const unit =
  '(?:ml|毫升|升|L|克|千克|公斤|斤|g|kg|小时|分钟|秒|元|块|片|只|层|档|米|厘米|毫米|cm|mm|寸|英寸|%|％|℃|度|年|个月|天|周|支|盒|瓶|包|件|款|色|种|组|分贝|瓦|W|mAh|毫安|倍|人|位|次|条|页|节|步|个|双|张|把|台|斤)';
const numberPattern = new RegExp(`\\d+(?:\\.\\d+)?(?:[-~–至到]\\d+(?:\\.\\d+)?)?\\s*${unit}?`, 'gi');

/** Numbers with their units, as they stand. */
export const numbersOf = (text: string): string[] => [
  ...new Set((text.match(numberPattern) ?? []).map((number) => number.replace(/\s+/g, ''))),
];

/** Short clauses that can be said by themselves, between `least` and `most` characters, each once, in their order. */
export function partsOf(text: string, least = 4, most = 14): string[] {
  const parts = sentencesIn(text).flatMap(({ clauses }) => clauses.map(tidy));
  return [...new Set(parts)].filter((part) => {
    const length = lengthOf(part);
    return length >= least && length <= most && isWhole(part);
  });
}

/** Not a clause that hangs on its neighbor (所以…, …的时候, 而且…). */
const isWhole = (part: string): boolean =>
  !/^(所以|因此|但是|但|不过|而且|并且|然后|于是|就|才|也|还|又|却|而|再|那|其中|比如|例如|如果|要是|因为|虽然|它|他|她|这|那)/.test(
    part,
  ) &&
  !/((?<!是.{1,5})的|了的|的时候|之后|以后|如果|因为|和|与|或|在|是|把|被|让|对|从|到|比|时)$/.test(part) &&
  !/[“”"（）()《》【】#@:：]/.test(part);

/** Letters and digits of a text, without marks. */
const bare = (text: string): string => text.replace(/[^\p{L}\p{N}]/gu, '');

/** Length from which a repeated phrase is heard as a repetition. */
const echoLength = 8;

/** Remembers what was said, and hears when it is said again. */
export class Echo {
  private readonly said = new Set<string>();

  constructor(private readonly length = echoLength) {}

  /** Whether some phrase of this text was said before. */
  hears(text: string): boolean {
    return grams(text, this.length).some((gram) => this.said.has(gram));
  }

  add(text: string): void {
    for (const gram of grams(text, this.length)) this.said.add(gram);
  }

  /** Says it if it is new. */
  take(text: string): boolean {
    if (this.hears(text)) return false;
    this.add(text);
    return true;
  }
}

function grams(text: string, length: number): string[] {
  const letters = [...bare(text)];
  return Array.from({ length: Math.max(0, letters.length - length + 1) }, (_, at) =>
    letters.slice(at, at + length).join(''),
  );
}

/** A phrase of at least `length` letters that stands twice within a text; undefined when there is none. */
export function repeatedPhrase(text: string, length = echoLength): string | undefined {
  const lines = text.split(/[\n。！？!?；;，,、：:]+/);
  const seen = new Set<string>();
  for (const line of lines) {
    const found = new Set(grams(line, length));
    for (const gram of found) if (seen.has(gram)) return gram;
    for (const gram of found) seen.add(gram);
  }
  return undefined;
}

/** Data: words that carry no subject of their own; a term is never one of them. */
const stopWords: ReadonlySet<string> = new Set(
  `的 了 和 与 及 或 而 且 但 但是 不过 可是 然而 因为 所以 因此 如果 要是 虽然 尽管 即使 只要 只有 除了 为了 关于 对于 由于 以及 并且 而且 不仅 不但 还是 还有 还要 也是 就是 都是 不是 可以 可能 应该 能够 能 会 要 想 需要 必须 一定 已经 正在 曾经 刚刚 马上 立刻 一直 总是 经常 常常 往往 有时 偶尔 从来 再 又 也 还 就 都 才 只 很 太 更 最 非常 特别 十分 比较 相当 有点 一点 一些 一下 一次 一个 一种 一样 一起 一边 这 那 这个 那个 这些 那些 这样 那样 这么 那么 这里 那里 这儿 那儿 什么 怎么 怎样 如何 为什么 哪 哪个 哪里 哪儿 谁 多少 几 我 你 他 她 它 我们 你们 他们 她们 它们 咱们 自己 大家 别人 人家 人们 有人 每个 每天 每次 所有 全部 任何 其他 其它 另外 之前 之后 以前 以后 以来 时候 时间 现在 今天 明天 昨天 早上 晚上 上午 下午 中午 八点 九点 十点 里 上 下 中 内 外 前 后 左 右 里面 外面 上面 下面 前面 后面 旁边 中间 来 去 到 在 从 向 往 对 把 被 让 给 用 以 于 是 有 没 没有 无 不 别 不要 不能 不会 不用 不再 做 做好 说 看 听 走 拿 放 装 打开 关上 放进 开始 结束 进行 觉得 感觉 知道 认为 希望 喜欢 使用 选择 成为 变成 得到 出来 进去 起来 下来 上去 回来 下班 上班 回家 出门 吃 喝 买 卖 送 找 问 讲 写 拍 发 等 等等 其实 真的 确实 当然 首先 其次 然后 最后 接着 于是 结果 那种 各种 不同 很多 许多 不少 大量 多 少 大 小 好 坏 新 旧 高 低 长 短 快 慢 早 晚 像 如 比 比如 例如 包括 通过 根据 按照 直接 完全 特意 随时 只要 终于 忽然 突然 竟然 居然 果然 到底 毕竟 反正 何况 甚至 尤其 以为 多半 别急 先别 不够 够 行 好用 好看 好吃 视频 短视频 文案 内容 文章 产品 商品 东西 事情 问题 方法 办法 朋友 亲 们 吗 呢 吧 啊 呀 哦 嘛 啦 地 得 着 过 个 件 款 张 片 只 条 份 次 天 年 月 日 元 块 两 双 三 四 五 六 七 八 九 十 百 千 万 半 整 全 第 每 某 各 该 此 之 其 所 者 性 化 一 二 0 1 2 3 4 5 6 7 8 9 敢 出来 才敢 几乎 分钟 小时 以内 左右 以上 以下 大概 差不多 一只手 上手 不错 可 将 并 则 若 却 倒 倒着 连 打算 准备 帮我 帮 请 一条 关于 那就 就能 就会 就要 还能 也能 都能 不到 超过 达到 只是 而是 不管 无论 今年 去年 明年 周末 最近 以来 三个月 几个 哪些 怎 样 点 会儿 路过 进来 坐下 偷懒 经过 看见 看到 听到 想到 遇到 碰到 来到 拿到 收到 买到 找到 做到 用到 说到 打算 放心 担心 决定 需求 带来 带上 留下 喝到 吃到 舍得 记得 忘记 习惯 坚持 努力 试试 出现 发现 发生 保持 提供 支持 采用 拥有 属于 组成 存在 增加 减少 提高 降低 改变 影响 帮助 解决 处理 完成 实现 满足 适合 方便 简单 容易 困难 重要 主要 基本 一般 普通 正常 明显 清楚 舒服 漂亮 好看 干净 便宜 不便宜 贵 划算 值得 有用 没用 厉害 可爱 开心 高兴 难过 生气 着急 累 忙 秘方 说实话 老实说 其中 之一 有些 以为 原来 本来 从前 过去 将来 未来 平时 平常 当时 当年 那时 同时 随后 后来 起初 最初 一开始 拍摄 介绍 讲解 分享 推荐 一样 似的 般 来说 而言 的话 先用 好几 当天 人民 免费 续 老是 老实 小心 新手 前来 真是 真的 原来 小时 手上 手边 后面 前后 想讲 故事 凌晨 傍晚 半夜 讲讲 看清 说话 走路 站立 久坐 起皮 取下 敷完`
    .split(/\s+/)
    .filter(Boolean),
);
