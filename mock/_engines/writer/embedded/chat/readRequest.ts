import type { Task } from './tasks';
import { taskOf } from './tasks';

/** A labelled part of a message: 差评：用了两天就漏水. */
interface RequestField {
  readonly label: string;
  readonly text: string;
}

/** A message, read before it is answered: what is asked for, and what the user brings along for it. */
export interface ReadRequest {
  readonly task: Task;
  /** What is asked, without formats (写成“…”) and without what must not be said. */
  readonly asked: string;
  /** Sentences of the request, as they were written. */
  readonly instructions: readonly string[];
  /** The user's own text that is to be worked on; '' = none was brought. */
  readonly material: string;
  readonly fields: readonly RequestField[];
  readonly count?: number;
  /** Characters of each piece. */
  readonly least?: number;
  readonly most?: number;
  /** Wished length of the whole in characters. */
  readonly words?: number;
  readonly seconds?: number;
}

const makes = '写|想|列|起|拟|出|给|做|改|拆|回|来|配|设计|生成|整理|策划|检查|分析|比较|总结|归|重写|润色|扩写|缩短';

/** Data: how a sentence begins that asks for something instead of telling something. */
const asking: readonly RegExp[] = [
  /(?:^|[，,、])(?:请|麻烦|帮忙|帮我|帮|给我|替我|我想要?|我要|能不能|可以)/,
  new RegExp(
    `^(?:用|以|就|给|为|按照?|照着?|针对|根据|围绕|把|将|从|在|这|上面|下面|刚才|对)[^。！？!?]{0,70}?(?:${makes})`,
  ),
  new RegExp(
    `^(?:再|换|先|然后|最后|也)?(?:${makes}|讲讲|说说|看看|看下|推荐)(?:一|两|三|几|个|成|得|出|写|篇|段|条|句|\\d)`,
  ),
  /^(?:标题|选题|脚本|开头|钩子|笔记|标签|文案)(?:来|要|给|怎么|写)/,
  /^(?:写|想|列|起|拟|出|发|配|改|润色|扩写|缩短|精简|换|整理|检查|拆解?|分析|比较|回复|总结)[^。！？!?，,]{0,24}$/,
  /^(?:每|前[一二三四五两几\d]|中间|其余|最后|最前|再[三两一]|第[一二三]|开头|结尾|文末|正文|分别|分成|分三|其中|一条[^，。]{2,8}，一条)/,
  /^(?:不要?|别|勿|只用|只说|只写|避免|没有事实|没有的|资料里没有|和[^，。]{1,40}有关的只)/,
  /^(?:语气|口吻|人称|风格|主播风格|目标人群|人群|字数|长度|编号|一行一个|用表格|用 ?#|规则|涉及|拍摄条件|注明|说给|讲给|面向|突出|强调)/,
  /(?:怎么|如何)(?:回复?|接|说|跟|写|用|起)|(?:哪个|哪条|哪一?[种条个])(?:更|好|合适|抓)|比一比|为什么火|有没有(?:问题|违禁|风险|夸大)|会不会违规|行不行|放什么|拍(?:点)?什么|打什么|回一下|会做什么/,
];

/** Data: what a label's text is. Longest first where one begins another. */
const labels =
  /^(?:这是|下面|以下|我的|顾客|观众|评论区?有?人?|视频|内容|今天|上周|昨天|活动|我们|原来|几个|两条|这条|这段|商品|实际|产品|甲|乙|收到|情况|主题|文案|脚本|原文|正文|要点|评论|差评|标题|问题|事情|话题|目标|平台|语气|字数|数据|[AB])/;
const inlineLabel =
  /(?:^|[，,。\s])((?:内容|文案|原文|正文|文字|要点|视频要点|脚本|文章|材料|资料)(?:是|如下|讲的是)?)[：:]\s*/;
const lead = /^([^：:。！？!?]{1,30})[：:]\s*(.*)$/s;

const isRequest = (sentence: string): boolean => asking.some((pattern) => pattern.test(sentence.trim()));
/** Within a list that the user brings, 发什么快递 is one of its lines: only what names its making ends it. */
const endsText = (line: string): boolean => /(?:^|[，,])(?:请|麻烦|帮)/.test(line) || (asking[2]?.test(line) ?? false);

/** Sentences with their closing mark; quotes are kept whole. */
function sentencesIn(line: string): string[] {
  const parts = line.match(/(?:“[^”]*”|「[^」]*」|《[^》]*》|"[^"]*"|[^。！？!?；;])+[。！？!?；;]*/g) ?? [];
  return parts.map((part) => part.trim()).filter(Boolean);
}

/** 序号、台词、画面 is a list of what is wanted; 新米上市了，今年雨水足 is a text. */
const isList = (text: string): boolean => (text.match(/、/g)?.length ?? 0) >= 2 && !/[，,。！？!?]/.test(text);

const format =
  /(?:写成|像|格式是?|答案写|叫做?|形如|不要用|不用|不写|别写|避免|不说)\s*(?:[“「"『][^”」"』]*[”」"』])+(?:一类|这类|这样)?(?:的话|的词|套话)?/g;
const role = /(?:写成)?【[^】]*】(?:台词)?/g;
const heading = /第一行(?:是|用 ?#? ?写)标题|用 ?# ?(?:写标题|开头)|文末[^，。]*标签|不用极限词|不贬低[^，。]*/g;
const unwished = /(?:不要|不用|不写|别|不许|避免|不说|不提)(?!超过)[^，。；;\n]{1,30}/g;

/** Words of the request that say how, not what, left out. */
const withoutFormats = (text: string): string =>
  text.replace(format, '').replace(role, '').replace(heading, '').replace(unwished, '');

/** Labels whose text is a wish, not material. */
const wishLabels = /平台|语气|字数|人群|条件|风格|商品|框架|人称/;

/** A request whose text stands behind its colon: 改得正式一点：…; behind 请写出： stands what is wanted. */
const pointsAtText = /这[段条个句么篇]|[下上]面|以下|改|缩短|精简|润色|扩写|违禁|广告法|合规/;

/** Whether what stands before a colon names the text behind it. */
function isLabel(head: string, behind: string): boolean {
  if (head === '' || /[“「"『][^”」"』]*$/.test(head)) return false;
  if (wishLabels.test(head) && [...head].length <= 6) return true;
  if (/请|帮|改|写|想|检查|看看|缩短|精简|润色|扩写|违禁|广告法|合规/.test(head)) return false;
  return (labels.test(head) && (behind === '' || !isRequest(head))) || (!isRequest(head) && [...head].length <= 8);
}

interface Parts {
  readonly instructions: string[];
  readonly fields: { label: string; text: string }[];
  readonly loose: string[];
}

/** 视频讲的是…，商品是…。 as labelled lines: what is retold may be several sentences. */
const withRetold = (message: string): string =>
  message.replace(/^(?:视频|内容|文章)?讲的是([\s\S]+?)[。]?[，,]商品是[^。\n]*。?/, '内容：$1\n\n');

/** A text behind a label ends where a request or the next label begins. */
function partsOf(message: string): Parts {
  const parts: Parts = { instructions: [], fields: [], loose: [] };
  let open: { label: string; text: string } | undefined;
  const addField = (label: string, text: string): void => {
    open = { label: label.trim(), text: text.trim() };
    parts.fields.push(open);
  };
  // behind a finished sentence of the request stand further wishes, below an open one its text: 润色一下⏎…
  let goesOn = false;
  const addSentences = (line: string): void => {
    for (const sentence of sentencesIn(line)) {
      const asks = goesOn || isRequest(sentence);
      (asks ? parts.instructions : parts.loose).push(sentence);
      goesOn = asks && /[。！!；;]$/.test(sentence);
    }
  };
  let wasBlank = false;
  for (const raw of withRetold(message.replaceAll('\r', '')).split('\n')) {
    const line = raw.trim();
    if (line === '') {
      wasBlank = true;
      continue;
    }
    const [, head = '', behind = ''] = lead.exec(line) ?? [];
    const inline = inlineLabel.exec(line);
    const isWish = isRequest(line.split(/[。！？!?；;]/)[0] ?? '');
    if (inline && !isList(line.slice(inline.index + inline[0].length))) {
      if (inline.index > 0) addSentences(line.slice(0, inline.index));
      addField(inline[1] ?? '', line.slice(inline.index + inline[0].length));
    } else if (isLabel(head, behind)) {
      addField(head, behind);
      if (wishLabels.test(head) && behind !== '') open = undefined;
    } else if (head !== '' && (pointsAtText.test(head) || (isRequest(head) && behind === ''))) {
      parts.instructions.push(head);
      addField('', behind);
    } else if (open && (wasBlank && open.text !== '' ? !isWish : !endsText(line))) {
      open.text = open.text === '' ? line : `${open.text}\n${line}`;
    } else {
      open = undefined;
      addSentences(line);
    }
    wasBlank = false;
  }
  return parts;
}

const retellings: readonly RegExp[] = [
  /(?:顾客|客人|买家|观众|有人)(?:问|说|反映|留言)[：:，,]?([^“「"]{3,60}?)[，,](?:怎么|如何|售后|帮|请|主播|客服|该)/,
];
const quoted = /[「“"『]([^」”"』]{4,})[」”"』]/g;

/** 用「痛点种草」: the name of a framework. */
const namedTool = /(?:用|按|套用?)[「“"『][^」”"』]{1,12}[」”"』]/g;

/** What stands in quotes and is no format, no word to avoid and no title of the answer. */
const quotesIn = (sentences: readonly string[]): string[] =>
  sentences
    .map((sentence) => sentence.replace(format, '').replace(namedTool, ''))
    .flatMap((sentence) => [...sentence.matchAll(quoted)].map(([, text = '']) => text.trim()))
    .filter((text) => !/^(?:请稍等|标题[：:])/.test(text));

const digits = '一二三四五六七八九';

/** 十二 → 12, 两 → 2, 7 → 7. */
function numberOf(text: string): number | undefined {
  if (/^\d+$/.test(text)) return Number(text);
  if (text === '两') return 2;
  const [, tens = '', ones = ''] = /^(?:([一二三四五六七八九])?十)?([一二三四五六七八九])?$/.exec(text) ?? [];
  const hasTens = text.includes('十');
  const value = (hasTens ? (tens ? digits.indexOf(tens) + 1 : 1) * 10 : 0) + (ones ? digits.indexOf(ones) + 1 : 0);
  return value > 0 ? value : undefined;
}

const number = '(\\d{1,5}|[一二两三四五六七八九十]{1,3})';
const lengthNumber =
  '(\\d{1,5}|[一二两三四五六七八九]?十[一二三四五六七八九]?|[一二三四五六七八九]百|[一二两三四五六七八九])';

const readLength = (text: string): number | undefined => {
  const [, hundreds] = /^([一二三四五六七八九])百$/.exec(text) ?? [];
  return hundreds ? (digits.indexOf(hundreds) + 1) * 100 : numberOf(text);
};

const firstNumber = (text: string, pattern: string, read = numberOf): number | undefined => {
  const found = new RegExp(pattern).exec(text);
  return found?.[1] ? read(found[1]) : undefined;
};

const counted = new RegExp(
  `(?<!第|前|后|再|同|每|这|那|某)${number}\\s*(?:个|条|版|组|句|种|张|份|则|篇)(?!月)(.{0,10})`,
  'g',
);
const thing = /标题|封面|钩子|开头|开场|选题|笔记|文章|微博|朋友圈|评论|问答|脚本|话术|消息|标签/;

/** How many are asked for, in the order of the text; lengths and days are no counts. */
function countsIn(asked: string): { readonly count: number; readonly isOfThing: boolean }[] {
  const plain = asked
    .replace(/\d+\s*[–—~到至-]\s*\d+\s*个?字/g, '')
    .replace(new RegExp(`${lengthNumber}\\s*个?(?:字|分钟|秒|天)`, 'g'), '');
  return [...plain.matchAll(counted)].flatMap(([, written = '', behind = '']) => {
    const count = numberOf(written);
    return count === undefined ? [] : [{ count, isOfThing: thing.test(behind) }];
  });
}

function measuresIn(asked: string): Pick<ReadRequest, 'count' | 'least' | 'most' | 'words' | 'seconds'> {
  const range = /(\d{1,3})\s*[–—~到至-]\s*(\d{1,3})\s*个?字/.exec(asked);
  const most =
    firstNumber(asked, `(?:不超过|别超过|不要超过|最多|控制在|少于)\\s*${lengthNumber}\\s*个?字`, readLength) ??
    firstNumber(asked, `${lengthNumber}\\s*个?字(?:以内|之内|内|以下)`, readLength) ??
    (range ? Number(range[2]) : undefined);
  const words = most === undefined ? firstNumber(asked, `${lengthNumber}\\s*个?字`, readLength) : undefined;
  const minutes = firstNumber(asked, `${number}\\s*分钟`);
  const seconds = firstNumber(asked, `${number}\\s*秒(?!钟?内?要?抓)`) ?? (minutes ? minutes * 60 : undefined);
  const counts = countsIn(asked);
  const count =
    counts.find(({ isOfThing }) => isOfThing)?.count ?? counts.find((one) => one.count > 1)?.count ?? counts[0]?.count;
  return {
    ...(count === undefined ? {} : { count }),
    ...(range ? { least: Number(range[1]) } : {}),
    ...(most === undefined ? {} : { most }),
    ...(words === undefined ? {} : { words }),
    ...(seconds === undefined ? {} : { seconds }),
  };
}

/**
 * Reads a message: what is asked for, how many and how long, and the text that it brings along. Pure.
 * Requests are told from material by how a sentence begins, so that 请写十个标题 never becomes a title.
 */
export function readRequest(message: string): ReadRequest {
  const { instructions, fields, loose } = partsOf(message);
  const inQuotes = quotesIn(instructions);
  const retold = instructions.flatMap(
    (sentence) => retellings.map((pattern) => pattern.exec(sentence)?.[1]).find(Boolean) ?? [],
  );
  const ownFields = fields.filter(({ label, text }) => text !== '' && !wishLabels.test(label));
  const asked = withoutFormats(
    [
      ...instructions,
      ...fields.filter(({ label }) => wishLabels.test(label)).map(({ label, text }) => `${label}${text}`),
    ].join('\n'),
  );
  const brought = [
    ...ownFields.map(({ text }) => text),
    ...retold,
    ...inQuotes,
    ...(instructions.length > 0 ? loose : []),
  ];
  const material = brought.filter((text) => text !== '').join('\n');
  const whole = asked.trim() === '' ? message.trim() : asked;
  return {
    task: taskOf(whole, { material, labels: fields.map(({ label }) => label) }),
    asked: whole,
    instructions: instructions.length > 0 ? instructions : [message.trim()],
    material,
    fields,
    ...measuresIn(whole),
  };
}
