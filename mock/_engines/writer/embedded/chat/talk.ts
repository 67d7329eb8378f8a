import { parseIdea } from '../../../../../src/domain/goods/parseIdea';
import type { VideoPlatformId } from '../../../../../src/domain/platforms';
import type { ChatPiece, ChatRequest, ChatTools, Citation, Material } from '../../../writerTypes';
import { kindOf } from '../lexicon/kindOf';
import { termsOf } from '../reading';
import { type ReadRequest, readRequest } from './readRequest';
import type { Task } from './tasks';

export type FoundGoods = Material & { readonly id: string };

/** What is answered with a sum, a judgement or a list instead of a text to work on further. */
const toldTasks: ReadonlySet<Task> = new Set([
  ...(['date', 'arithmetic', 'law', 'list', 'help', 'framework'] as const),
  ...(['compare', 'compareTexts', 'titleCheck', 'data'] as const),
]);

/** Data: what is wished of the text, not told of the goods. */
const wished =
  /\d+\s*个?字|以内|语气|口吻|风格|标题|脚本|口播|文案|笔记|选题|开头|结尾|版本|[三五十几\d][个条篇]|不要|别|突出|面向/;

/** What stands around the text itself: how it was made, what could not be followed, the role of each line. */
const lead = /^[^\n]*：\n+/;
const remarks = /^> .*$/gm;
const roleMarks = /^【[^】]*】\s*/gm;

/** Data: an answer that asks for what is missing. */
const asksBack = /告诉我|发给我|多给一两句|在上方选择|没有读全|没有把握/;

/** One turn of a conversation: what was asked, what was said before, and the tools with their steps. */
export class Talk {
  readonly steps: ChatPiece[] = [];
  /** The message, taken apart: what is asked, and what was brought along. */
  readonly read: ReadRequest;

  constructor(
    readonly request: ChatRequest,
    readonly message: string,
    readonly seed: number,
  ) {
    this.read = readRequest(message);
  }

  /** What is wished of a text, with what must not be said. */
  get wish(): string {
    return this.read.instructions.join('，');
  }

  get platform(): VideoPlatformId {
    const { message } = this;
    if (/小红书|红书/.test(message)) return 'xiaohongshu';
    if (/快手/.test(message)) return 'kuaishou';
    if (/视频号/.test(message)) return 'shipinhao';
    if (/B站|哔哩/i.test(message)) return 'bilibili';
    return /抖音/.test(message) ? 'douyin' : this.request.platform;
  }

  /** The text that the assistant wrote last, without its Markdown marks; '' where its last answer was no text to work on. */
  get lastAnswer(): string {
    const asked = this.request.messages.filter(({ role }) => role === 'user').at(-2)?.text ?? '';
    if (toldTasks.has(readRequest(asked).task)) return '';
    const answer = this.request.messages.findLast((entry) => entry.role === 'assistant')?.text ?? '';
    return asksBack.test(answer) ? '' : plainText(answer.replace(lead, '').replace(remarks, '')).replace(roleMarks, '');
  }

  /** What tools are asked about: a known noun of the message, else its heaviest terms, else what is left of it. */
  get queries(): string[] {
    const subject = subjectOf(this.read.asked);
    const { noun } = kindOf(subject);
    return [
      ...new Set([noun, subject, ...termsOf(subject).map((term) => term.text)].filter((query) => query.length > 1)),
    ].slice(0, 4);
  }

  /** Asks a tool and keeps the step for the screen. */
  ask<K extends keyof ChatTools>(tool: K, query: string, cite: (found: Found<K>) => Citation): readonly Found<K>[] {
    const found = this.request.tools[tool](query) as readonly Found<K>[];
    this.steps.push({ step: { tool, query, found: found.map(cite) } });
    return found;
  }

  /** Passages for a text that is to rest on the merchant's documents; none unless the message asks for that. */
  passages(about: string): readonly FoundPassage[] {
    const isAsked = /资料|手册|文档|知识库/.test(this.message);
    return isAsked ? this.ask('knowledge', `${about} ${this.message}`.trim().slice(0, 200), passageCitation) : [];
  }

  private take(goods: FoundGoods, query: string): FoundGoods {
    this.steps.push({ step: { tool: 'goods', query, found: [goodsCitation(goods)] } });
    return goods;
  }

  /** Goods that the message names; the ones in the header when it names none. */
  goods(): FoundGoods | undefined {
    const current = this.request.goods;
    const title = current?.title ?? '';
    const names = this.queries;
    if (current && (names.length === 0 || this.message.includes(title) || names.some((name) => title.includes(name))))
      return this.take(current, title);
    for (const query of names) {
      const [found] = this.request.tools.goods(query);
      if (found) return this.take(found, query);
    }
    if (names.length > 0) this.steps.push({ step: { tool: 'goods', query: names[0] ?? '', found: [] } });
    return undefined;
  }

  /** Goods that only the message tells of: 给防晒衣写个脚本，骑车不闷汗，89元. */
  private toldGoods(): FoundGoods | undefined {
    const clauses = this.message.split(/[，,。；;：:！!\n]/).map((clause) => clause.trim());
    const at = clauses.findIndex((clause) => subjectOf(clause) !== '');
    const words = subjectOf(clauses[at] ?? '').split(' ');
    const order = `给${words.at(-1)}拍一条`;
    const { name, price, offer, points } = parseIdea([order, ...clauses.slice(at + 1)].join('，'));
    // 卖自家种的脆柿 tells more than a name.
    const before = words.slice(0, -1).map((word) => word.replace(/^卖/, ''));
    const told = [...before.filter((word) => word.length > 1), ...points.filter((point) => !wished.test(point))];
    return name && told.length > 0 ? { id: '', title: name, price, offer, selling_points: told } : undefined;
  }

  /** What is to be written from: the text that was brought, else goods, else what the message is about. */
  source(): Source {
    const { material, asked } = this.read;
    const isNamed = this.queries.length > 0 || this.message.includes(this.request.goods?.title || '\0');
    const known = material === '' || isNamed ? this.goods() : undefined;
    const goods = known ?? (material === '' ? this.toldGoods() : undefined);
    return { goods, material, idea: material || (goods ? '' : subjectOf(asked)) };
  }
}

interface Source {
  readonly goods: FoundGoods | undefined;
  /** The user's own text; '' = none. */
  readonly material: string;
  /** The text, else what the message is about where no goods were found. */
  readonly idea: string;
}

/** A passage as a source below the answer. */
export const passageCitation = ({ id, title, number, passage, path, page, text }: FoundPassage): Citation => ({
  type: 'knowledge',
  id,
  title,
  number,
  passage,
  place: [...path, ...(page === undefined ? [] : [`第 ${page} 页`])].join(' › '),
  quote: text.slice(0, 1200),
});

export type FoundPassage = ReturnType<ChatTools['knowledge']>[number];

type Found<K extends keyof ChatTools> = ReturnType<ChatTools[K]>[number];

export const goodsCitation = (goods: FoundGoods): Citation => ({
  type: 'goods',
  id: goods.id,
  title: goods.title ?? '',
});

/** Markdown as plain text: what an act works on. */
const plainText = (markdown: string): string =>
  markdown
    .replace(/```\w*\n?/g, '')
    .replace(/^\s*(#{1,6}|[-*+]|\d+[.)、])\s+/gm, '')
    .replace(/\*\*|__|`|^>\s?/gm, '')
    .replace(/^\|?[-:| ]+\|?$/gm, '')
    .replace(/\n{2,}/g, '\n')
    .trim();

const count = '(?:\\d{1,5}|[一二两三四五六七八九十百几]{1,3})';

/** Data: how many, how long, in what manner. */
const manners: readonly RegExp[] = [
  /[「“"『《][^」”"』》]*[」”"』》]/g,
  new RegExp(
    `(?:不超过|别超过|不要超过|最多|约|大概|控制在)?\\s*${count}\\s*个?(?:字|秒钟?|分钟|天)(?:以内|之内|内|左右|以下|的)?`,
    'g',
  ),
  new RegExp(`第?${count}\\s*(?:个|条|篇|份|版|组|句|种|张|段|则)`, 'g'),
  /(?:突出|强调|卖给|面向|说给|讲给|语气|要求|用表格|编号|一行|按|适合|发在|发到|放在|要抓|前三秒)[^，。；;\n]*/g,
  /AIDA|PAS|BAB|FABE|SCQA|黄金.?3?秒/gi,
  /小红书|红书|抖音|快手|视频号|B站|哔哩哔哩|公众号|微博|朋友圈/g,
];

/** Data: words of asking and of the trade, longest first. */
const words = [
  '快过|快到|早上发|晚上发|每种|每个|每条|照着|意思|请|麻烦|帮忙|帮我|帮|给我|我想要|我想|我要|想要|能不能|可以|替我|来一|来',
  '短视频|视频号|视频|封面上|封面|大字|标题|脚本|口播|台词|文案|讲解词|讲解|解说|话术|选题|灵感|题材|开场白|开头|钩子|笔记|文章|推文|帖子|图文|长文|短文|动态|话题|标签|评论|带货|直播间|直播|分镜表|分镜|常见问答|问答|FAQ|框架|介绍|系列',
  '商品|产品|卖点|价格|多少钱|材质|规格|参数|资料|有哪些|列出|看看|是什么|怎么样|怎么挑|怎么选|怎么用|怎么|什么好|什么|哪些|几个',
  '生成|整理|设计|策划|围绕|关于|有关|针对|根据|换个|换一|重写|讲清楚|讲讲|说说|配|拟|(?<!早|一)起|写|做|出|想|发|拍|列|放|打|好|用|给|为|就|把|将|这周|本周|这段话|这段|这款|这个|下面|上面|这条|那条|条|个|一下|一篇|一段|段|篇|我|你|它|的|吧|呢|吗|呀|啊|了',
].join('|');
const command = new RegExp(words, 'g');

/** What a request is about, without the words of asking: 给雨伞写个一分钟的视频文案 → 雨伞; '' = about nothing in particular. */
const subjectOf = (asked: string): string => {
  const line = asked.split('\n')[0] ?? '';
  const bare = manners.reduce((text, manner) => text.replace(manner, ' '), line);
  return bare
    .replace(command, ' ')
    .replace(/[\p{P}\p{S}]/gu, ' ')
    .split(/\s+/)
    .filter((word) => [...word].length > 1)
    .join(' ')
    .slice(0, 40);
};
