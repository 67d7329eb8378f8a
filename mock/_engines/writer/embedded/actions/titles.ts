import { checkRules } from '../../../../../src/domain/compliance';
import { codePointLength, platforms, titleWeight, type VideoPlatformId } from '../../../../../src/domain/platforms';
import { causeAndResult } from '../../../../../src/domain/writing/causeAndResult';
import { readRecord } from '../../../../../src/domain/writing/goodsRecord';
import { following } from '../../../../../src/domain/writing/language.data';
import type { Material } from '../../../writerTypes';
import { type Brief, briefOf } from '../brief';
import { likeness } from '../clauses';
import { canStandApart, canStandBefore, headOf, troubleIn } from '../goods/ownHooks';
import { askedOf, questionOf } from '../goods/questionOf';
import { isBounded } from '../goods/tellings';
import { titleLines } from '../lexicon/titleLines';
import { isAboutThings } from '../lines';
import { hashText, type Random, randomOf, shuffled } from '../random';
import { numbersOf, partsOf, sentencesIn, termsOf } from '../reading';

const occasionPattern =
  /春节|元宵|清明|五一|端午|六一|七夕|中秋|国庆|重阳|双十一|双11|双十二|618|年货节|开学季|母亲节|父亲节|情人节|圣诞|元旦|换季|立春|立夏|立秋|立冬|冬至|夏至/;

/** What titles are filled with, everything from the text and the goods. */
interface TitleStuff {
  readonly name: string;
  /** False for an idea that is no thing: nothing is chosen or bought. */
  readonly isThing: boolean;
  readonly parts: readonly string[];
  readonly numbers: readonly string[];
  /** Of goods, titles that their statements make. */
  readonly made: Readonly<
    Record<
      'whole' | 'half' | 'alone' | 'denied' | 'asked' | 'described' | 'reckoned' | 'spec' | 'story',
      readonly string[]
    >
  >;
  /** Clauses of the text that tell a trouble, where it comes from, what to do, and how it ends. */
  readonly troubles: readonly string[];
  readonly causes: readonly string[];
  readonly methods: readonly string[];
  readonly outcomes: readonly string[];
  readonly audiences: readonly string[];
  readonly scenes: readonly string[];
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

/** 1280元, 蓝牙5.3: no clause that says anything. */
const bareFigure = /^\D{0,2}\d[\d.]*\D?$/u;

/** Whether a text says this; a title may only count what stands in the text. */
const isTold = (clause: string, text: string): boolean =>
  clause.split('，').some((part) => codePointLength(part) > 3 && lettersOf(text).includes(lettersOf(part)));
const lettersOf = (text: string): string => text.replace(/[^\p{L}\p{N}]/gu, '');

/** Characters of a title that says no name. */
const LEAST_WHOLE = 12;
/** Data: what may stand before a name: what the thing is or can, no course of its use. */
const describes = /^(?:\d|能|不含|不加|自动|手工|双面|单手|非油炸)/;
/** Characters of what stands before a name or behind a question. */
const MOST_ANSWER = 16;

/** Goods' statements as titles: none says more than its statement. */
function madeOf(text: string, brief: Brief): TitleStuff['made'] {
  const { name, it } = brief;
  const own = brief.facts.filter(({ isSpec, clause }) => !isSpec && !bareFigure.test(clause));
  // what the text says comes first
  const clauses = [...own]
    .sort((one, other) => Number(isTold(other.clause, text)) - Number(isTold(one.clause, text)))
    .map(({ clause }) => clause)
    // 瑜伽垫：跪着膝盖不疼 stands alone as a title, where it reads as a promise of health
    .filter((clause) => checkRules(`${name}：${clause}`).length === 0);
  // where the whole is too long, its first half has to say something by itself
  const short = clauses.flatMap((clause) => {
    const [head = ''] = clause.split('，');
    return codePointLength(clause) <= MOST_ANSWER ? clause : canStandBefore(head) && !isBounded(clause) ? head : [];
  });
  const asked = short.flatMap((clause, at) => {
    const question = questionOf(clause, at + hashText(name));
    // half a statement answers the question of the whole one or none
    const whole = clauses.find((one) => one.startsWith(clause)) ?? clause;
    return question && questionOf(whole, at + hashText(name)) === question ? `${askedOf(name, question)}${clause}` : [];
  });
  const denied = clauses.flatMap((clause) => {
    const trouble = troubleIn(clause, name);
    const [head = '', rest] = clause.split('，');
    // half a statement answers only where it is the reason of the other half
    const answer = rest && causeAndResult(clause) && !head.includes('就') && !troubleIn(head, name) ? head : clause;
    return trouble && codePointLength(answer) <= MOST_ANSWER ? `${trouble}？${answer}` : [];
  });
  const described = clauses.flatMap((clause) => {
    const head = headOf(clause, name);
    return head && describes.test(head.said) && !/别|要|建议/.test(head.rest)
      ? `${head.said}的${name}${head.rest ? `，${head.rest}` : ''}`
      : [];
  });
  return {
    whole: clauses,
    alone: clauses.filter(
      (clause) => codePointLength(clause) >= LEAST_WHOLE && (clause.includes('，') || /\d/.test(clause)),
    ),
    half: clauses
      .flatMap((clause) =>
        clause
          .split('，')
          .filter((half, at) =>
            at === 0
              ? canStandBefore(half) && !isBounded(clause)
              : canStandApart(half) && !isBounded(clause) && !following.test(half),
          ),
      )
      .filter((half) => codePointLength(half) >= 4 && codePointLength(half) <= 12 && !isListed(half, text)),
    asked,
    denied,
    described,
    reckoned: brief.reckoned.map((one) => `${it}${one}`),
    spec: brief.facts.filter(({ isSpec }) => isSpec).map(({ clause }) => `${name}${clause}`),
    story: brief.stories.filter((story) => isTold(story, text)).map((story) => `${name}：${story}`),
  };
}

const nothingMade: TitleStuff['made'] = {
  whole: [],
  half: [],
  alone: [],
  denied: [],
  asked: [],
  described: [],
  reckoned: [],
  spec: [],
  story: [],
};

/** Sentences of two clauses, as they stand: parts of a text put together anew would say what it does not. */
const wholesOf = (text: string): string[] =>
  sentencesIn(text)
    .filter(({ clauses }) => clauses.length === 2)
    .map(({ clauses }) => clauses.join('，'));

/** A member of a list says nothing alone: 椒盐皮皮虾、蒜蓉粉丝扇贝等. */
const isListed = (part: string, text: string): boolean =>
  /等$/.test(part) || text.includes(`、${part}`) || text.includes(`${part}、`) || text.includes(`${part}/`);

/** What of a text about goods may be a title: no caution, no customer's words. */
const tellingOf = (text: string): string => {
  const { points } = readRecord({ selling_points: text.split(/(?<=[。！!；;\n])/) });
  return points.join('');
};

export function titleStuff(
  text: string,
  goods: Material | undefined,
  brief: Brief = briefOf(goods, goods ? tellingOf(text) : text, ''),
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
  ].filter((clause) => !bareFigure.test(clause) && !isListed(clause, text));
  const troubles = clauses.filter((clause) => trouble.test(clause) && !method.test(clause) && !cause.test(clause));
  const causes = clauses.filter((clause) => cause.test(clause));
  const outcomes = clauses.filter((clause) => outcome.test(clause));
  const methods = clauses.filter((clause) => method.test(clause) && !outcome.test(clause));
  const told = new Set([...troubles, ...causes, ...methods]);
  const parts = clauses.filter((clause) => !told.has(clause));
  // what the record says is told by its statements; only what the text adds is a trouble of the viewer's
  const added = (list: readonly string[]): string[] =>
    [...new Set(list)].filter((clause) => !goods || !record.includes(lettersOf(clause)));
  const [weightiest = ''] = terms;
  const isNamed = brief.isThing && text.includes(brief.name) && codePointLength(brief.name) <= 7;
  const name = goods?.title || isNamed || weightiest === '' ? brief.name : weightiest;
  return {
    name,
    // a word of the text that is no thing takes no sentence about buying or choosing
    isThing: brief.isThing && name === brief.name,
    // of goods, a short clause without their name could be said of anything
    parts: goods ? [] : [...new Set(parts)],
    made: goods ? madeOf(text, brief) : { ...nothingMade, alone: wholesOf(text) },
    troubles: added(troubles),
    causes: goods ? [] : [...new Set(causes)],
    methods: goods ? [] : [...new Set(methods)],
    outcomes: goods ? [] : [...new Set(outcomes)],
    numbers: goods ? [] : parts.filter((part) => numbersOf(part).some((number) => /\D/.test(number))),
    audiences: short(brief.told.audiences, 10),
    scenes: short(brief.told.scenes, 8),
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

  /** @param avoid what was tried for this title and did not do */
  fill(
    template: string,
    avoid: readonly string[] = [],
  ): { readonly text: string; readonly uses: readonly string[] } | undefined {
    const { stuff } = this;
    if (!stuff.isThing && (isAboutThings(template) || template.includes('{name}'))) return undefined;
    const uses: string[] = [];
    let isMissing = false;
    const next = (list: readonly string[]): string | undefined => this.next(list, [...uses, ...avoid]);
    const lists: Readonly<Record<string, readonly string[]>> = {
      ...stuff.made,
      half2: stuff.made.half,
      part: stuff.parts,
      num: stuff.numbers,
      trouble: stuff.troubles,
      cause: stuff.causes,
      method: stuff.methods,
      outcome: stuff.outcomes,
      aud: stuff.audiences,
      scene: stuff.scenes,
      name: [],
    };
    const singles: Readonly<Record<string, string>> = {
      name: stuff.name,
      occasion: stuff.occasion,
      question: stuff.question,
    };
    const text = template.replace(/\{(\w+)\}/g, (_, slot: string) => {
      const single = singles[slot];
      const value = single ?? next(lists[slot] ?? []);
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

const ROUNDS = 10;
/** Statements that are tried for one form. */
const TRIES = 8;

/** A form filled with the first statement that makes a title that is wanted. */
function freshTitle(filler: TitleFiller, template: string, isWanted: (text: string) => boolean) {
  const tried: string[] = [];
  for (let turn = 0; turn < TRIES; turn += 1) {
    const filled = filler.fill(template, tried);
    if (!filled) return undefined;
    if (isWanted(filled.text)) return filled;
    if (filled.uses.length === 0) return undefined;
    tried.push(filled.uses[0] ?? '');
  }
  return undefined;
}

/**
 * Titles from different hooks, none like another: as many as `count`, fewer only when the text gives too little.
 * The same stuff and seed give the same titles.
 */
export function titlesFrom(stuff: TitleStuff, options: TitleOptions): Title[] {
  const { count, seed, avoid = [] } = options;
  const random = randomOf(
    hashText(`${stuff.name}|${stuff.parts.join('|')}|${stuff.made.whole.join('|')}`) ^ Math.imul(seed, 0x9e3779b1),
  );
  const filler = new TitleFiller(stuff, random);
  const hooks = shuffled(Object.keys(titleLines), random);
  const lines = new Map(hooks.map((hook) => [hook, shuffled(titleLines[hook] ?? [], random)]));
  const titles: Title[] = [];
  const isNew = (text: string): boolean =>
    text.split(stuff.name).length <= 2 &&
    titles.every((title) => likeness(title.text, text) < 0.6) &&
    avoid.every((title) => likeness(title, text) < 0.6);
  // a title of every hook first, then a second one; a form comes again with another fact
  for (let round = 0; round < ROUNDS && titles.length < count; round += 1) {
    for (const hook of hooks) {
      // bare data are for when nothing else is left
      const ways = (lines.get(hook) ?? []).filter((line) => round > 2 || !line.includes('{spec}'));
      // the first way of the hook that is left to be filled
      const found = ways
        .map((_, turn) => ways[(round + turn) % ways.length] ?? '')
        .map((template) => freshTitle(filler, template, (text) => fitsTitle(text, options) && isNew(text)))
        .find((title) => title !== undefined);
      if (!found) continue;
      filler.take(found.uses);
      titles.push({ text: found.text, hook });
      if (titles.length === count) break;
    }
  }
  return titles;
}
