import { codePointLength, platforms, titleWeight, type VideoPlatformId } from '../../../../../src/domain/platforms';
import type { Material } from '../../../writerTypes';
import { type Brief, briefOf } from '../brief';
import { likeness } from '../clauses';
import { titleLines } from '../lexicon/titleLines';
import { isAboutThings } from '../lines';
import { hashText, type Random, randomOf, shuffled } from '../random';
import { numbersOf, partsOf, termsOf } from '../reading';

const occasionPattern =
  /春节|元宵|清明|五一|端午|六一|七夕|中秋|国庆|重阳|双十一|双11|双十二|618|年货节|开学季|母亲节|父亲节|情人节|圣诞|元旦|换季|立春|立夏|立秋|立冬|冬至|夏至/;

/** What titles are filled with, everything from the text and the goods. */
interface TitleStuff {
  readonly name: string;
  /** False for an idea that is no thing: nothing is chosen or bought. */
  readonly isThing: boolean;
  readonly terms: readonly string[];
  readonly parts: readonly string[];
  readonly numbers: readonly string[];
  readonly pains: readonly string[];
  /** Clauses of the text that tell a trouble, where it comes from, what to do, and how it ends. */
  readonly troubles: readonly string[];
  readonly causes: readonly string[];
  readonly methods: readonly string[];
  readonly outcomes: readonly string[];
  readonly benefits: readonly string[];
  readonly audiences: readonly string[];
  readonly scenes: readonly string[];
  readonly count: number;
  readonly occasion: string;
  readonly question: string;
}

const short = (list: readonly string[], most: number): string[] => list.filter((item) => codePointLength(item) <= most);

/** Up to the comma, where a whole clause would be too long for a title. */
const heads = (list: readonly string[], most: number): string[] =>
  short([...new Set(list.map((item) => item.split('，')[0] ?? item))], most);

const trouble =
  /^(?!.*(?:换新|包换|包赔|保修|质保)).*(?:(?<![不没无防抗零免])(?:异味|漏|起球|褪色|掉色|发霉|生锈|堵|断|坏|卡|晃|打滑|油腻|痒|干裂|疼|痛|塌|太(?:贵|慢|紧|吵|重|硬|小|大|脏))|打不开|洗不(?:到|掉|净)|睡不着|用不(?:上|着)|不够|没法|总是|老是|越.{1,4}越|又.{1,6}了)/;
const cause = /^(?:多半|其实|原来|主要|往往|问题|毛病)(?:是|在|出在)/;
const method = /^(?:先|再|用|把|将|拆|倒|放|加|泡|擦|洗|剪|换|关|挂|量|记|留|切|煮|蒸|烤|拌|撒|烧|静置|拧)/;
const outcome = /就(?:没|不|好|能|行|干净|完)|(?:立刻|马上|终于|再也)(?:没|不|能|干净)|一冲就|一擦就/;

/** What a title may call a property: the record's own names of those that the text speaks of. */
const propertiesOf = (goods: Material | undefined, text: string): string[] => [
  ...new Set(
    (goods?.specs ?? [])
      .filter(({ name, value }) => text.includes(name.trim()) || text.includes(value.trim()))
      .map((spec) => spec.name.trim())
      .filter((term) => isProperty(term)),
  ),
];

const isProperty = (term: string): boolean =>
  codePointLength(term) >= 2 &&
  codePointLength(term) <= 5 &&
  !/型号|货号|品牌|编号|颜色分类|系列|名称|产地|保质期|许可|标准|营业|时间|人数|课时|净含量|电源|接口|充电口|每.重量/.test(
    term,
  );

/** 1280元, 蓝牙5.3: no clause that says anything. */
const bareFigure = /^\D{0,2}\d[\d.]*\D?$/u;

/** Whether a text says this; a title may only count what stands in the text. */
const isTold = (clause: string, text: string): boolean =>
  clause.split('，').some((part) => codePointLength(part) > 3 && lettersOf(text).includes(lettersOf(part)));
const lettersOf = (text: string): string => text.replace(/[^\p{L}\p{N}]/gu, '');

export function titleStuff(
  text: string,
  goods: Material | undefined,
  brief: Brief = briefOf(goods, text, ''),
): TitleStuff {
  const goodsText = [goods?.title, ...(goods?.selling_points ?? [])].filter(Boolean).join('。');
  const terms = termsOf(text, goodsText).map((term) => term.text);
  // of goods, a part is what their record says: hooks, prices and turns of the text promise nothing
  const record = lettersOf([goodsText, goods?.description, goods?.offer].filter(Boolean).join());
  const isPart = (part: string): boolean =>
    !goods || (!/^\D{0,4}\d[\d.]*元$/.test(part) && (trouble.test(part) || record.includes(lettersOf(part))));
  const clauses = [
    ...partsOf(text).filter(isPart),
    ...heads(
      brief.facts.map(({ clause }) => clause),
      14,
    ),
  ].filter((clause) => !bareFigure.test(clause));
  const troubles = clauses.filter((clause) => trouble.test(clause) && !method.test(clause) && !cause.test(clause));
  const causes = clauses.filter((clause) => cause.test(clause));
  const outcomes = clauses.filter((clause) => outcome.test(clause));
  const methods = clauses.filter((clause) => method.test(clause) && !outcome.test(clause));
  const told = new Set([...troubles, ...causes, ...methods]);
  const parts = clauses.filter((clause) => !told.has(clause));
  const [weightiest = ''] = terms;
  const isNamed = brief.isThing && text.includes(brief.name) && codePointLength(brief.name) <= 7;
  const name = goods?.title || isNamed || weightiest === '' ? brief.name : weightiest;
  return {
    name,
    // a word of the text that is no thing takes no sentence about buying or choosing
    isThing: brief.isThing && name === brief.name,
    terms: propertiesOf(goods, text),
    parts: [...new Set(parts)],
    troubles: [...new Set(troubles)],
    causes: [...new Set(causes)],
    methods: [...new Set(methods)],
    outcomes: [...new Set(outcomes)],
    numbers: parts.filter((part) => numbersOf(part).some((number) => /\D/.test(number))),
    pains: goods ? short(brief.pains, 14) : [],
    // whole: 忙完一阵回来 alone says nothing
    benefits: short(
      [...new Set(brief.facts.filter(({ clause }) => isTold(clause, text)).flatMap(({ benefits }) => benefits))],
      16,
    ),
    audiences: short(goods ? brief.audiences : brief.told.audiences, 10),
    scenes: short(brief.told.scenes, 8),
    count: Math.min(9, brief.facts.filter(({ clause }) => isTold(clause, text)).length),
    occasion: occasionPattern.exec(text)?.[0] ?? '',
    question: brief.question,
  };
}

interface Title {
  readonly text: string;
  /** Id of hookTypes. */
  readonly hook: string;
}

/** Fills templates; what was taken for one title is not taken for the next. */
class TitleFiller {
  private readonly used = new Set<string>();

  constructor(
    private readonly stuff: TitleStuff,
    private readonly random: Random,
  ) {}

  private next(list: readonly string[], taken: readonly string[]): string | undefined {
    const fresh = list.filter((item) => !this.used.has(item) && !taken.includes(item));
    // heaviest first, with a little play, so that another seed begins elsewhere
    return fresh[Math.floor(this.random() * Math.min(3, fresh.length))];
  }

  fill(template: string): { readonly text: string; readonly uses: readonly string[] } | undefined {
    const { stuff } = this;
    if (!stuff.isThing && (isAboutThings(template) || template.includes('{name}'))) return undefined;
    const uses: string[] = [];
    let isMissing = false;
    const lists: Readonly<Record<string, readonly string[]>> = {
      term: stuff.terms,
      term2: stuff.terms,
      part: stuff.parts,
      part2: stuff.parts,
      num: stuff.numbers,
      pain: stuff.pains,
      trouble: stuff.troubles,
      cause: stuff.causes,
      method: stuff.methods,
      outcome: stuff.outcomes,
      benefit: stuff.benefits,
      aud: stuff.audiences,
      scene: stuff.scenes,
      name: [],
    };
    const singles: Readonly<Record<string, string>> = {
      name: stuff.name,
      n: stuff.count >= 3 ? ('三四五六七八九'[stuff.count - 3] ?? '') : '',
      occasion: stuff.occasion,
      question: stuff.question,
    };
    const text = template.replace(/\{(\w+)\}/g, (_, slot: string) => {
      const single = singles[slot];
      const value = single ?? this.next(lists[slot] ?? [], uses);
      if (!value) isMissing = true;
      else if (single === undefined || slot === 'question') uses.push(value);
      return value ?? '';
    });
    return isMissing ? undefined : { text, uses };
  }

  take(uses: readonly string[]): void {
    for (const use of uses) this.used.add(use);
  }
}

interface TitleOptions {
  readonly count: number;
  readonly platform?: VideoPlatformId;
  readonly seed: number;
  readonly avoid?: readonly string[];
  /** Characters of each. */
  readonly least?: number;
  readonly most?: number;
}

/** Whether the platform takes this title and it is as long as wished; without a platform, what fits a phone's line. */
function fitsTitle(title: string, { platform, least = 0, most = Infinity }: TitleOptions): boolean {
  const length = codePointLength(title);
  if (length < least || length > most) return false;
  return platform ? titleWeight(platform, title) <= platforms[platform].title.max : length <= 24;
}

/**
 * Titles from different hooks, none like another: as many as `count`, fewer only when the text gives too little.
 * The same stuff and seed give the same titles.
 */
export function titlesFrom(stuff: TitleStuff, options: TitleOptions): Title[] {
  const { count, seed, avoid = [] } = options;
  const random = randomOf(
    hashText(`${stuff.name}|${stuff.parts.join('|')}|${stuff.terms.join('|')}`) ^ Math.imul(seed, 0x9e3779b1),
  );
  const filler = new TitleFiller(stuff, random);
  const hooks = shuffled(Object.keys(titleLines), random);
  const lines = new Map(hooks.map((hook) => [hook, shuffled(titleLines[hook] ?? [], random)]));
  const titles: Title[] = [];
  const isNew = (text: string): boolean =>
    titles.every((title) => likeness(title.text, text) < 0.6) && avoid.every((title) => likeness(title, text) < 0.6);
  const rounds = Math.max(...[...lines.values()].map(({ length }) => length));
  // a title of every hook first, then a second one
  for (let round = 0; round < rounds && titles.length < count; round += 1) {
    for (const hook of hooks) {
      const template = lines.get(hook)?.[round];
      const filled = template && filler.fill(template);
      if (!filled || !fitsTitle(filled.text, options) || !isNew(filled.text)) continue;
      filler.take(filled.uses);
      titles.push({ text: filled.text, hook });
      if (titles.length === count) break;
    }
  }
  return titles;
}
