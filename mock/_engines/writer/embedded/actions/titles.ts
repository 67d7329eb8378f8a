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

/** Whether a text says this; a title may only count what stands in the text. */
const isTold = (clause: string, text: string): boolean =>
  clause.split('，').some((part) => codePointLength(part) > 3 && likeness(part, text) > 0.85);

export function titleStuff(
  text: string,
  goods: Material | undefined,
  brief: Brief = briefOf(goods, text, ''),
): TitleStuff {
  const goodsText = [goods?.title, ...(goods?.selling_points ?? [])].filter(Boolean).join('。');
  const terms = termsOf(text, goodsText).map((term) => term.text);
  const parts = [
    ...partsOf(text),
    ...heads(
      brief.facts.map(({ clause }) => clause),
      14,
    ),
  ];
  const [weightiest = ''] = terms;
  const isNamed = brief.isThing && text.includes(brief.name) && codePointLength(brief.name) <= 7;
  const name = goods?.title || isNamed || weightiest === '' ? brief.name : weightiest;
  return {
    name,
    isThing: brief.isThing,
    terms: terms.filter((term) => !name.includes(term) && codePointLength(term) <= 6),
    parts: [...new Set(parts)],
    numbers: parts.filter((part) => numbersOf(part).some((number) => /\D/.test(number))),
    pains: brief.isThing ? short(brief.pains, 14) : [],
    benefits: heads([...new Set(brief.facts.flatMap(({ benefits }) => benefits))], 14),
    audiences: brief.isThing || brief.wish.audience ? short(brief.audiences, 10) : [],
    scenes: short(brief.scenes, 8),
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
    if (!stuff.isThing && isAboutThings(template)) return undefined;
    const uses: string[] = [];
    let isMissing = false;
    const lists: Readonly<Record<string, readonly string[]>> = {
      term: stuff.terms,
      term2: stuff.terms,
      part: stuff.parts,
      part2: stuff.parts,
      num: stuff.numbers,
      pain: stuff.pains,
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

/** Whether the platform takes this title; without a platform, what fits a phone's line. */
const fitsTitle = (platform: VideoPlatformId | undefined, title: string): boolean =>
  platform ? titleWeight(platform, title) <= platforms[platform].title.max : codePointLength(title) <= 24;

/**
 * Titles from different hooks, none like another: as many as `count`, fewer only when the text gives too little.
 * The same stuff and seed give the same titles.
 */
export function titlesFrom(
  stuff: TitleStuff,
  {
    count,
    platform,
    seed,
    avoid = [],
  }: { count: number; platform?: VideoPlatformId; seed: number; avoid?: readonly string[] },
): Title[] {
  const random = randomOf(
    hashText(`${stuff.name}|${stuff.parts.join('|')}|${stuff.terms.join('|')}`) ^ Math.imul(seed, 0x9e3779b1),
  );
  const filler = new TitleFiller(stuff, random);
  const hooks = shuffled(Object.keys(titleLines), random);
  const lines = new Map(hooks.map((hook) => [hook, shuffled(titleLines[hook] ?? [], random)]));
  const titles: Title[] = [];
  const isNew = (text: string): boolean =>
    titles.every((title) => likeness(title.text, text) < 0.6) && avoid.every((title) => likeness(title, text) < 0.6);
  // a title of every hook first, then a second one
  for (let round = 0; round < 4 && titles.length < count; round += 1) {
    for (const hook of hooks) {
      const template = lines.get(hook)?.[round];
      const filled = template && filler.fill(template);
      if (!filled || !fitsTitle(platform, filled.text) || !isNew(filled.text)) continue;
      filler.take(filled.uses);
      titles.push({ text: filled.text, hook });
      if (titles.length === count) break;
    }
  }
  return titles;
}
