import { checkRules } from '../../../../src/domain/compliance';
import { checkFacts, isDoubtful, sourcesOf } from '../../../../src/domain/factCheck';
import { type CallKind, callKindOf } from '../../../../src/domain/writing/callKind';
import { readRecord, specSentence } from '../../../../src/domain/writing/goodsRecord';
import { productName, spokenNameOf } from '../../../../src/domain/writing/productName';
import { reckonings } from '../../../../src/domain/writing/reckon';
import type { Material } from '../../writerTypes';
import { asClause, clausesOf, likeness, tidy, weightiest, wordsOf } from './clauses';
import { cuesIn } from './lexicon/cues';
import { type KindMatch, kindOf } from './lexicon/kindOf';
import { type Kind, topicKind } from './lexicon/kinds';
import { audienceCues, emojiWords, sceneCues } from './lexicon/people';
import { readWish, type Wish } from './wish';

/** Something that the user's own text says, with what follows from it in daily use. */
export interface Fact {
  readonly clause: string;
  readonly benefits: readonly string[];
  readonly isSpec: boolean;
}

/** What the writer knows: only what the user gave, sorted for telling. */
export interface Brief {
  /** `topic` = an idea without a product: nothing is sold. */
  readonly mode: 'goods' | 'topic';
  /** False for an idea that is no thing at all (早起喝水). */
  readonly isThing: boolean;
  readonly name: string;
  /** As the goods record has it; empty for an idea. */
  readonly brand: string;
  readonly category: string;
  /** What the end asks the viewer for. */
  readonly callKind: CallKind;
  /** How one refers to it: 这款保温杯; of a topic its name alone. */
  readonly it: string;
  readonly kind: Kind;
  /**
   * Of goods, only what the user's own text says or implies. What is common for the kind stands in `kind`, and is shown
   * as a suggestion to be checked; an idea without goods is told with it.
   */
  readonly audiences: readonly string[];
  readonly scenes: readonly string[];
  readonly pains: readonly string[];
  /** Of the three lists above, what the user's own text says or implies. */
  readonly told: Readonly<Record<'audiences' | 'scenes' | 'pains', readonly string[]>>;
  readonly facts: readonly Fact[];
  /** Sentences of the user's text that explain or warn instead of describing: 多半是缺水. */
  readonly insights: readonly string[];
  /** What the merchant says of himself: 我们自己先用了三个月. */
  readonly stories: readonly string[];
  /** What customers wrote, with who it was. */
  readonly voices: readonly string[];
  /** How it is kept and used, and what it is not. */
  readonly cautions: readonly string[];
  readonly offer: string;
  /** 129元; empty = not known. */
  readonly price: string;
  /** What the price comes to for a piece, a use or with the offer: reckoned, and said so. */
  readonly reckoned: readonly string[];
  /** A question that the idea itself asks. */
  readonly question: string;
  readonly wish: Wish;
}

const unique = (list: readonly string[]): string[] => [...new Set(list)];
/** Without near repeats. */
const distinct = (list: readonly string[]): string[] =>
  list.filter((item, index) => !list.slice(0, index).some((earlier) => likeness(earlier, item) > 0.6));

const factOf = (clause: string, thing: Pick<Brief, 'name' | 'kind'>, isSpec = false): Fact => ({
  clause,
  benefits: cuesIn(clause, thing).flatMap(({ benefits }) => benefits),
  isSpec,
});

const dullSpecs =
  /型号|货号|品牌|条码|编号|许可|执行标准|SKU|ISBN|上市|厂名|厂址|生产企业|生产日期|备案|电话|图片|颜色|款式|尺码|保质期|有效期|净含量|尺寸说明|适用|系列|名称|开本|出版/i;

/** Contents of a pack and how many of them: 10克×12包. */
const packed = /^(\d+(?:\.\d+)?\s*[a-zA-Z\p{Script=Han}]{1,3})\s*[×xX*]\s*(\d+)\s*(\p{Script=Han}{1,2})$/u;

/** A spec as one says it: 容量500ml, 材质是304不锈钢, 每包10克，一共12包. */
function specClause({ name, value }: { name: string; value: string }): string | undefined {
  const said = tidy(value);
  const length = [...said].length;
  if (length === 0 || length > 14 || dullSpecs.test(name) || /详情|http|以实物/.test(said)) return undefined;
  const label = tidy(name);
  const [, content, count, pack] = packed.exec(said) ?? [];
  if (content && pack) return `每${pack}${content.replace(/\s/g, '')}，一共${count}${pack}`;
  // 205/55R16 is for the label
  if (label === '规格' && /^[\dA-Z\s./×*-]+$/.test(said)) return undefined;
  return specSentence(label, said);
}

/** Data: the measure word of a name's last part, where its kind does not tell. */
const measures: readonly (readonly [RegExp, string])[] = [
  [/(书|手账|本)$/, '这本'],
  [/苗$/, '这批'],
  [/种子$/, '这包'],
  [/(套装|件套|全套|餐具|茶具)$/, '这套'],
  [/[手脚]?镯子?$/, '这只'],
  [/(裤|裙|围巾|毛巾|浴巾|链|毯子?|数据线)$/, '这条'],
  [/戒指?$/, '这枚'],
  [/(?:煎|炒|铁|砂|汤)锅$/, '这口'],
  [/(?:吉他|尤克里里|伞|刀)$/, '这把'],
  [/(房|民宿|客房)$/, '这间'],
  [/(店|馆|餐厅|酒楼|饭庄|客栈|度假村|农家乐|茶室|茶楼|酒吧|影楼)$/, '这家'],
  [/(团|之旅)$/, '这个'],
  [/(?:游)$/, '这趟'],
  [/(院|栋)$/, '这处'],
  [/(课|班|营)$/, '这门'],
  [/(餐|套餐|火锅|面|饭)$/, '这份'],
  [/(保洁|清洗|改造|安装|维修|定制|检测|装修|设计|甲醛|咨询|代账)$/, '这项'],
  [/(甲|疗|发|护理|按摩|采耳)$/, '这个'],
];

const measureOf = (name: string, kind: Kind): string =>
  measures.find(([ending]) => ending.test(name))?.[1] ?? kind.measure;

const readEmoji = (text: string): string =>
  [...text].map((character) => emojiWords[character] ?? '').find(Boolean) ?? '';

const ideaFrame =
  /^(?:我们(?!的?店|家)|我(?!们|家)|帮我|帮忙|请|麻烦|给我|想要|想|要|打算|准备|来|可以|能不能|拍|做|写|讲|讲讲|说|说说|聊|聊聊|卖|推广|推荐|介绍|分享|种草|一条|一个|个|条|一下|关于|有关|围绕|以)+/;

/** What an idea is about: a known noun, or its first words without 我想拍一条关于. */
function nameFromIdea(idea: string): string {
  const [first = ''] = tidy(idea)
    .split(/[，,。！？!?；;\n]/)
    .map(tidy)
    .filter(Boolean);
  const { noun } = kindOf(first);
  if (noun.length > 1) return noun;
  const bare = tidy(first.replace(ideaFrame, ''))
    .replace(/的?(短视频|视频|脚本|文案|口播|内容|选题|话题)$/, '')
    .replace(/^(怎么|如何|为什么|什么样的?|哪种|哪些)/, '')
    .replace(/(吗|呢|吧|呀)$/, '');
  if (bare !== '' && [...bare].length <= 8) return bare;
  const whole = kindOf(tidy(idea).slice(0, 300)).noun;
  if (whole.length > 1) return whole;
  const words = wordsOf(bare).filter((word) => word.length > 1 && /\p{L}/u.test(word));
  return words.at(-1) ?? ([...bare].slice(0, 8).join('') || readEmoji(idea));
}

const insightCue = /多半|往往|别急|为什么|其实|容易|总是|老是|难免|常常|经常|的人[，,]|不是.+而是|原因/;
const storyCue = /^(我们|我家|自己|店里|老板|师傅|奶奶|爷爷|我)/;

/** 这款面膜用三种玻尿酸 → 用三种玻尿酸: the line that carries it names the thing already. */
function withoutSubject(clause: string, name: string, kind: Kind): string {
  const nouns = [name, ...kind.nouns, '桌子', '椅子', '产品', '商品', '东西'].filter(Boolean);
  const pattern = new RegExp(
    `^(?:这|本|该|我们的|咱家的?)[款张个件双份盏把只]?(?:${nouns.map(escapePattern).join('|')})`,
  );
  return clause.replace(pattern, '').replace(/^[，,]/, '') || clause;
}

const escapePattern = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

const figuresIn = (text: string): string[] =>
  (text.match(/\d+(?:\.\d+)?\s*(?:[a-z%℃°]+|\p{Script=Han})/giu) ?? []).map((figure) => figure.replace(/\s/g, ''));
/** A part that says no more than its figure, which an earlier part told of it: 一边6克 after 单只6克. */
const LONGEST_FIGURE_PART = 6;
function isSameFigure(earlier: string, part: string): boolean {
  const [own, told] = [figuresIn(part), figuresIn(earlier)];
  const isBare = [...part].length <= LONGEST_FIGURE_PART && [...earlier].length <= LONGEST_FIGURE_PART;
  return isBare && own.length > 0 && own.every((figure) => told.includes(figure));
}

/** What a clause says that was not said yet: parts that are nearly equal to earlier parts are left out. */
function newParts(clause: string, said: readonly string[]): string {
  const isMentioned = (part: string): boolean =>
    [...part].length >= 4 && said.some((earlier) => likeness(earlier, part) > 0.7 || isSameFigure(earlier, part));
  return clause
    .split('，')
    .filter((part) => !isMentioned(part))
    .join('，');
}

interface Told {
  readonly facts: readonly Fact[];
  readonly insights: readonly string[];
  readonly stories: readonly string[];
}

/** Characters of what is left of a clause, for it to stand alone. */
const LEAST_REST = 5;

/** The user's text sorted: own selling points and description in turn, then specs; nothing twice. */
function gather(points: readonly string[], text: string, specs: readonly string[], name: string, kind: Kind): Told {
  const facts: Fact[] = [];
  const said: string[] = [];
  const insights: string[] = [];
  const stories: string[] = [];
  const own = points.flatMap((point) => ([...tidy(point)].length < 4 ? [point] : clausesOf(point, true)));
  // A description yields to a selling point that says the same: what is left of a point would be a fragment.
  const pointed = own.flatMap((point) => asClause(point).split('，'));
  const add = (clause: string, { isSpec = false, isPoint = false } = {}) => {
    const rest = newParts(clause, isPoint || isSpec ? said : [...said, ...pointed]);
    if ([...rest].length < (rest === clause ? 3 : LEAST_REST)) return;
    said.push(...rest.split('，'));
    facts.push(factOf(rest, { name, kind }, isSpec));
  };
  const addTold = (clause: string) => {
    if (storyCue.test(clause)) stories.push(clause);
    else if (insightCue.test(clause)) insights.push(clause);
    else add(asClause(withoutSubject(clause, name, kind)));
  };
  const told = weightiest(clausesOf(text), 14);
  // label and sentence in turn: a list of labels alone sounds like a shelf
  for (let i = 0; i < Math.max(own.length, told.length); i += 1) {
    const [point, clause] = [own[i], told[i]];
    if (point) add(asClause(point), { isPoint: true });
    if (clause) addTold(clause);
  }
  const everything = facts.map((fact) => fact.clause).join();
  // 重量280g after 杯身重280克 would be said twice
  const isNew = (clause: string): boolean =>
    !(clause.match(/\d+(?:\.\d+)?/g) ?? []).some((number) => everything.includes(number));
  for (const clause of specs.filter(isNew)) add(clause, { isSpec: true });
  return { facts, insights, stories };
}

/** The wished points first, the unwished not at all. */
function byWish(facts: readonly Fact[], { stress, avoid }: Wish): Fact[] {
  const kept = facts.filter(({ clause }) => !avoid.some((word) => clause.includes(word)));
  const isStressed = ({ clause }: Fact): boolean => stress.some((word) => clause.includes(word));
  return [...kept.filter(isStressed), ...kept.filter((fact) => !isStressed(fact))];
}

/** A description that repeats the goods' own title says nothing about them. */
function withoutTitle(description: string, title: string): string {
  const bare = (words: string): string => words.replace(/[^\p{L}\p{N}]/gu, '');
  return description
    .split(/(?<=[\u3002\uff01!\n])/)
    .filter((sentence) => bare(sentence) === '' || !bare(title).includes(bare(sentence)))
    .join('');
}

/** Only what the check of facts follows too: a text may not hold a figure that its own check objects to. */
function reckonedOf(goods: Material | undefined): string[] {
  if (!goods?.title) return [];
  const { title, brand = '', spoken_name, price = '', description = '', offer = '' } = goods;
  const sources = sourcesOf({
    ...{ title, brand, spoken_name, price, description, offer },
    selling_points: goods.selling_points ?? [],
    specs: goods.specs ?? [],
  });
  return reckonings(goods).filter((text) => !checkFacts(text, sources).some(isDoubtful));
}

/** Nobody's name: other/其他, 无品牌; or a sentence in its place. */
const LONGEST_BRAND = 14;
const noBrand = /^(?:other|其[他它]|无|没有|暂无|n\/?a|[-/—]+)/i;
const brandOf = (brand = ''): string =>
  noBrand.test(brand.trim()) || [...brand.trim()].length > LONGEST_BRAND ? '' : brand.trim();

/** What the law lets one say comes first: what it does not is kept for the screen to mark. */
export const lawfulFirst = (facts: readonly Fact[]): Fact[] => {
  const isGrave = ({ clause }: Fact): boolean => checkRules(clause).some(({ level }) => level === 'high');
  return [...facts.filter((fact) => !isGrave(fact)), ...facts.filter(isGrave)];
};

/** 129.00 → 129元, 59.90 → 59.9元. */
const priceOf = (price = ''): string => (Number(price) > 0 ? `${Number(price)}元` : '');

/** The kind that two statements at least speak of: one may name a thing beside the goods, as what fits into a bag. */
function agreedKind(statements: readonly string[]): KindMatch {
  const found = statements.map((statement) => kindOf(statement.slice(0, 300), 2)).filter(({ noun }) => noun !== '');
  return found.find(({ kind }, at) => found.findIndex((other) => other.kind === kind) < at) ?? kindOf('');
}

/** Trades that sell no thing: their categories say more than a noun in the name (星空帐篷 of a guest house). */
const trades: readonly Kind['key'][] = ['service', 'dining', 'course'];

/** The kind that name or category tell; a nickname need not say what the thing is, the title does. */
function namedKind(name: string, goods: Material | undefined): KindMatch | undefined {
  const trade = kindOf(goods?.category ?? '', 2);
  // 面部护理 is a shelf of creams too: what goes into a cart is no service
  const isSent = trade.kind.key === 'service' && callKindOf(goods ?? {}, name) === 'buy';
  if (trades.includes(trade.kind.key) && !isSent) return trade;
  const names = [name, goods?.title ? productName(goods.title, goods.brand) : ''].map((text) => kindOf(text));
  return [...names, ...(isSent ? [] : [trade])].find(({ noun }) => noun !== '');
}

/**
 * Reads goods and idea into what can be told. Pure.
 * @param documented clauses of the merchant's own documents; they take turns with the selling points behind the strongest
 */
export function briefOf(
  goods: Material | undefined,
  idea: string,
  wishText: string,
  documented: readonly string[] = [],
): Brief {
  const wish = readWish(wishText);
  // what the goods are bought for comes before how they are kept; behind it the documents have every other place
  const record = readRecord(goods ?? {});
  const [strongest, ...further] = record.points;
  const inTurn = Array.from({ length: Math.max(further.length, documented.length) }, (_, at) => at).flatMap((at) =>
    [further[at], documented[at]].flatMap((point) => point ?? []),
  );
  // without a point of their own, goods begin with what they are, not with a paper
  const points = strongest ? [strongest, ...inTurn] : [];
  const text = [record.description, idea].filter(Boolean).join('\n');
  const all = [goods?.title, goods?.category, ...points, text, record.offer].filter(Boolean).join('\n');
  const name = goods?.title ? spokenNameOf(goods) : nameFromIdea(idea);
  const mode = goods?.title ? 'goods' : 'topic';
  const named = namedKind(name, goods);
  const match = named ?? (mode === 'goods' ? agreedKind([...points, ...text.split('\n')]) : kindOf(all.slice(0, 600)));
  const isThing = mode === 'goods' || kindOf(name).noun !== '';
  const kind = isThing ? match.kind : topicKind;
  const specs = [...record.specs.flatMap((spec) => specClause(spec) ?? []), ...(strongest ? [] : documented)];
  const question = sentenceWithQuestion(idea);
  const ideaText = withoutName(idea, name, question);
  const description = withoutTitle(record.description, goods?.title ?? '');
  const told = gather(points, [description, ideaText].join('\n'), specs, name, kind);
  const isWished = (clause: string): boolean => !wish.avoid.some((word) => clause.includes(word));
  const facts = byWish(lawfulFirst(told.facts), wish);
  const audiences = audienceCues
    .filter(([pattern]) => pattern.test(`${all}\n${wish.audience}`))
    .map(([, words]) => words);
  // what is given on top (送旅行装) says nothing of where the goods are used
  const used = [goods?.title, goods?.category, ...points, text].filter(Boolean).join('\n');
  const seen = sceneCues.filter(([pattern]) => pattern.test(used)).map(([, words]) => words);
  const common = mode === 'goods' ? { audiences: [], scenes: [], pains: [] } : kind;
  const ownPains = cuesIn(all, { name, kind }).flatMap(({ pains }) => pains);
  return {
    mode,
    isThing,
    name: name || '这件事',
    brand: brandOf(goods?.brand),
    category: goods?.category ?? '',
    callKind: callKindOf(goods ?? {}, name),
    it: mode === 'goods' ? `${measureOf(name, kind)}${name}` : name || '这件事',
    kind,
    audiences: unique([...(wish.audience ? [wish.audience] : []), ...audiences, ...common.audiences]),
    scenes: unique([...seen, ...common.scenes]),
    pains: distinct([...ownPains.slice(0, 6), ...common.pains]),
    told: {
      audiences: unique([...(wish.audience ? [wish.audience] : []), ...audiences]),
      scenes: unique(seen),
      pains: distinct(ownPains.slice(0, 6)),
    },
    facts,
    insights: told.insights.filter(isWished),
    stories: told.stories.filter(isWished),
    voices: record.voices.filter(isWished),
    cautions: record.cautions.filter(isWished),
    offer: wish.avoid.some((word) => /优惠|价/.test(word))
      ? ''
      : tidy(record.offer).replace(/^(?:优惠|活动|促销|福利)[：:]\s*/, ''),
    price: wish.avoid.some((word) => word.includes('价')) ? '' : priceOf(goods?.price),
    reckoned: wish.avoid.some((word) => /优惠|价/.test(word)) ? [] : reckonedOf(goods),
    question,
    wish,
  };
}

/** A question in the idea, short enough to be said. */
function sentenceWithQuestion(idea: string): string {
  const [question] = idea.match(/[^。！!；;\n，,]{4,24}[？?]/) ?? [];
  if (question) return `${tidy(question.replace(ideaFrame, ''))}？`;
  const how = /(?:怎么|如何|为什么)[^，。！？!?\n的]{2,16}/.exec(idea)?.[0];
  return how ? `${tidy(how)}？` : '';
}

/** 早起喝水的视频，… */
const ideaHeading = /^[^，,。]{1,16}?的?(短视频|视频|脚本|文案|口播)[，,：:]?/;

/** The idea's own heading is no fact: it would be said twice. */
function withoutName(text: string, name: string, question: string): string {
  return linesOfIdea(text)
    .filter((sentence) => sentence !== name && !(question !== '' && question.startsWith(sentence)))
    .map((sentence, index) => (index === 0 ? sentence.replace(ideaFrame, '').replace(ideaHeading, '') : sentence))
    .filter((sentence) => tidy(sentence) !== name && !/^(怎么|如何|为什么).{0,14}$/.test(sentence))
    .map((sentence) => sentence.replace(/的?(短视频|视频|脚本|文案|口播)$/, ''))
    .join('。');
}

const linesOfIdea = (text: string): string[] =>
  text
    .split(/(?<=[。！？!?；;\n])/)
    .map((s) => s.replace(/[。；;\n]+$/, '').trim())
    .filter(Boolean);
