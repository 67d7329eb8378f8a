import type { VideoPlatformId } from '../../../../src/domain/platforms';
import type { Brief, Fact } from './brief';
import { callsToAction } from './callToAction';
import { isAboutThings } from './lines';
import { type Random, shuffled } from './random';
import { Echo } from './reading';

/** Takes from a list in turn, each item once, then says undefined. */
class Deck<T> {
  private readonly rest: T[];

  constructor(items: readonly T[]) {
    this.rest = [...items];
  }

  keep(isWanted: (item: T) => boolean): void {
    this.rest.splice(0, this.rest.length, ...this.rest.filter(isWanted));
  }

  peek(skip = 0): T | undefined {
    return this.rest[skip];
  }

  drop(item: T): void {
    const at = this.rest.indexOf(item);
    if (at >= 0) this.rest.splice(at, 1);
  }

  get size(): number {
    return this.rest.length;
  }
}

/** Of a line without the name: shorter phrases come again by nature. */
const phraseLength = 6;

export const numerals = '一二三四五六七八九十';
/** Stands for the number of points until they are written. */
export const countMark = '\ue000';
const slotPattern = /\{(\w+)\}/g;

/** A line being written: its text and what of the material it would use up. */
export interface Draft {
  readonly template: string;
  readonly text: string;
  readonly uses: readonly (() => void)[];
}

/** Everything that a script draws on, used up as it is told. */
export class Telling {
  readonly used = new Set<string>();
  private readonly echo = new Echo(phraseLength);
  private readonly facts: Deck<Fact>;
  private readonly specs: Deck<Fact>;
  private readonly pains: Deck<string>;
  private readonly scenes: Deck<string>;
  private readonly audiences: Deck<string>;
  private readonly tips: Deck<string>;
  private readonly insights: Deck<string>;
  private readonly stories: Deck<string>;
  private readonly calls: Deck<string>;
  private readonly saidBenefits = new Set<string>();
  private readonly looseBenefits: string[];
  private counted = 0;
  private canPrice = true;
  private canOffer = true;

  constructor(
    private readonly brief: Brief,
    platform: VideoPlatformId,
    random: Random,
  ) {
    const own = brief.facts.filter((fact) => !fact.isSpec);
    // the user's first points stay in front, the order within the two halves changes with the seed
    const head = own.slice(0, Math.max(2, Math.ceil(own.length / 2)));
    this.facts = new Deck([...shuffled(head, random), ...shuffled(own.slice(head.length), random)]);
    this.specs = new Deck(
      shuffled(
        brief.facts.filter((fact) => fact.isSpec),
        random,
      ),
    );
    const ownPains = brief.pains.slice(0, 4);
    this.pains = new Deck([...shuffled(ownPains, random), ...shuffled(brief.pains.slice(4), random)]);
    this.scenes = new Deck(shuffled(brief.scenes.slice(0, 4), random));
    this.audiences = new Deck(
      brief.wish.audience ? brief.audiences.slice(0, 1) : shuffled(brief.audiences.slice(0, 3), random),
    );
    this.tips = new Deck(brief.kind.tips);
    this.insights = new Deck(brief.insights);
    this.stories = new Deck(brief.stories);
    this.calls = new Deck(shuffled(callsToAction(brief, platform), random));
    this.looseBenefits = shuffled([...new Set(own.flatMap((fact) => fact.benefits))], random);
  }

  get hasFacts(): boolean {
    return this.facts.size > 0;
  }

  /** Fills a template, or says undefined when something that it needs is not there. */
  fill(template: string): Draft | undefined {
    if (!this.brief.isThing && isAboutThings(template)) return undefined;
    const uses: (() => void)[] = [];
    const taken: { fact?: Fact; benefit?: string } = {};
    let isMissing = false;
    const text = template.replace(slotPattern, (_, slot: string) => {
      const value = this.slot(slot, taken, uses, template);
      if (!value) isMissing = true;
      return value ?? '';
    });
    return isMissing ? undefined : { template, text: finish(text), uses };
  }

  private slot(
    slot: string,
    taken: { fact?: Fact; benefit?: string },
    uses: (() => void)[],
    template: string,
  ): string | undefined {
    const once = <T>(deck: Deck<T>, item: T | undefined): T | undefined => {
      if (item !== undefined) uses.push(() => deck.drop(item));
      return item;
    };
    switch (slot) {
      case 'name':
        return this.brief.name;
      case 'it':
        return this.brief.it;
      case 'question':
        if (this.brief.question === '' || this.used.has(this.brief.question)) return undefined;
        uses.push(() => {
          this.used.add(this.brief.question);
        });
        return this.brief.question;
      case 'aud':
        return once(this.audiences, this.audiences.peek());
      case 'scene':
        return once(this.scenes, this.scenes.peek());
      case 'pain':
        return once(this.pains, this.pains.peek());
      case 'pain2':
        return once(this.pains, this.pains.peek(template.includes('{pain}') ? 1 : 0));
      case 'fact':
        taken.fact = once(this.facts, this.factFor(template));
        return taken.fact?.clause;
      case 'spec':
        return [once(this.specs, this.specs.peek(0)), once(this.specs, this.specs.peek(1))]
          .flatMap((fact) => fact?.clause ?? [])
          .join('，');
      case 'benefit':
      case 'benefit2':
        return this.benefit(taken, uses, template);
      case 'offer':
        if (!this.canOffer || this.brief.offer === '') return undefined;
        uses.push(() => {
          this.canOffer = false;
        });
        return this.brief.offer;
      case 'price':
        if (!this.canPrice || this.brief.price === '') return undefined;
        uses.push(() => {
          this.canPrice = false;
        });
        return this.brief.price;
      case 'cta':
        return once(this.calls, this.calls.peek());
      case 'insight':
        return once(this.insights, this.insights.peek());
      case 'story':
        return once(this.stories, this.stories.peek());
      case 'tip':
        return once(this.tips, this.tips.peek());
      case 'n':
        return countMark;
      case 'i':
        uses.push(() => {
          this.counted += 1;
        });
        return numerals[this.counted];
      default:
        return undefined;
    }
  }

  /** The next fact; where a benefit is told with it, the next one that has an untold one. */
  private factFor(template: string): Fact | undefined {
    if (!template.includes('{benefit}')) return this.facts.peek();
    for (let skip = 0; skip < Math.min(3, this.facts.size); skip += 1) {
      const fact = this.facts.peek(skip);
      if (fact?.benefits.some((benefit) => !this.saidBenefits.has(benefit))) return fact;
    }
    return undefined;
  }

  private benefit(
    taken: { fact?: Fact; benefit?: string },
    uses: (() => void)[],
    template: string,
  ): string | undefined {
    const own = taken.fact ?? (template.includes('{fact}') ? this.factFor(template) : undefined);
    const list = own ? own.benefits : this.looseBenefits;
    const found = list.find((benefit) => !this.saidBenefits.has(benefit) && benefit !== taken.benefit);
    if (found === undefined) return undefined;
    taken.benefit = found;
    uses.push(() => this.saidBenefits.add(found));
    return found;
  }

  /** Leaves out the material of which a phrase was said already, in other words of the user's. */
  forgetHeard(): void {
    for (const deck of [this.pains, this.scenes, this.tips, this.insights, this.stories])
      deck.keep((text) => !this.isEcho(text));
    for (const deck of [this.facts, this.specs]) deck.keep(({ clause }) => !this.isEcho(clause));
  }

  /** Whether a phrase of this line was said before; the name itself may come again. */
  isEcho(text: string): boolean {
    return this.echo.hears(text.replaceAll(this.brief.name, ''));
  }

  take(draft: Draft): void {
    this.echo.add(draft.text.replaceAll(this.brief.name, ''));
    // numbered points may share a form, other lines are said once
    if (!draft.template.includes('{i}')) this.used.add(draft.template);
    for (const use of draft.uses) use();
  }
}

/** Marks as they are set in Chinese: no doubled commas, one full stop at the end. */
const finish = (text: string): string =>
  text
    .replace(/,/g, '，')
    .replace(/([，。！？；：])[，。；]+/g, '$1')
    .replace(/，([。！？])/g, '$1')
    .replace(/([？！])。/g, '$1');
