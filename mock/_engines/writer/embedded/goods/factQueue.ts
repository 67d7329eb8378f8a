import { type ClaimForm, claimInForm } from '../../../../../src/domain/writing/causeAndResult';
import { type Brief, type Fact, lawfulFirst } from '../brief';
import { likeness } from '../clauses';
import { Echo } from '../reading';
import { tellInVersion } from './tellings';
import { voiceSentence } from './voiceSentence';

/** Length of a phrase that is heard as a repetition when it comes again. */
const PHRASE = 6;

const formsOf: readonly (readonly ClaimForm[])[] = [
  [],
  ['joined', 'joined', 'joined', 'soThat', 'swapped', 'swapped'],
  ['resultFirst', 'because', 'because', 'soThat', 'swapped', 'swapped'],
];

/** The facts of goods in the order of a variant: the strongest stands apart, each is told once, repetitions are left out. */
export class FactQueue {
  private rest: Fact[];
  /** Forms that this variant may still use, each once, so that no two lines are built alike. */
  private readonly forms: ClaimForm[];
  private readonly echo = new Echo(PHRASE);
  /** The strongest selling point; empty once it is told. */
  top: string;

  constructor(
    brief: Brief,
    private readonly variant: number,
    round: number,
  ) {
    this.forms = [...(formsOf[variant] ?? [])];
    const points = brief.facts.filter(({ isSpec }) => !isSpec);
    // of goods that only have properties, the first of them is what is told
    const own = points.length > 0 ? points : brief.facts;
    const [first = { clause: '' }, ...others] = own;
    this.top = first.clause;
    const orders: readonly ((list: readonly Fact[]) => Fact[])[] = [
      (list) => [...list],
      (list) => [...list].reverse(),
      (list) => [...list.filter((_, at) => at % 2 === 1), ...list.filter((_, at) => at % 2 === 0)],
    ];
    const ordered = orders[variant]?.(others) ?? others;
    const turn = round % Math.max(1, ordered.length);
    const plain = (clause: string): Fact => ({ clause, benefits: [], isSpec: false });
    const stories = brief.stories.map(plain);
    const voices = brief.voices.map((voice) => plain(voiceSentence(voice)));
    const specs = points.length > 0 ? brief.facts.filter(({ isSpec }) => isSpec) : [];
    const insights = brief.insights.map(plain);
    const reckoned = brief.reckoned.slice(0, 1).map(plain);
    this.rest = [
      ...ordered.slice(turn),
      ...ordered.slice(0, turn),
      ...stories,
      ...voices,
      ...insights,
      ...specs,
      ...reckoned,
    ];
    this.rest = lawfulFirst(this.rest.filter(({ clause }) => likeness(clause, this.top) < 0.7));
  }

  get size(): number {
    return this.rest.length;
  }

  get next(): string {
    return this.rest[0]?.clause ?? '';
  }

  takeTop(): string {
    const told = this.top;
    this.top = '';
    this.hear(told);
    // Joined it begins with the same words; the other forms would bring the point later.
    const joined = this.forms[0] === 'joined' ? claimInForm(told, 'joined') : undefined;
    // 而且 between a material and what it does would be wooden at the very start.
    if (!joined?.includes('，所以')) return told;
    this.forms.shift();
    return joined;
  }

  has(suits: (fact: Fact) => boolean): boolean {
    return this.rest.some(suits);
  }

  /** The fact that would be taken next, as the merchant says it. */
  peek(suits: (fact: Fact) => boolean = () => true): string {
    return this.rest[Math.max(0, this.rest.findIndex(suits))]?.clause ?? '';
  }

  /** The next fact that suits, else the next one, in a form that this variant has left. */
  take(suits: (fact: Fact) => boolean = () => true): string {
    const at = Math.max(0, this.rest.findIndex(suits));
    const [fact] = this.rest.splice(at, 1);
    const told = fact?.clause ?? '';
    this.hear(told);
    // what a property is gives no reason for its second half
    return fact?.isSpec ? tellInVersion(told, this.variant) : this.inFreshForm(told);
  }

  /** The brief with the facts that are not told yet. */
  restOf(brief: Brief): Brief {
    const top: Fact[] = this.top ? [{ clause: this.top, benefits: [], isSpec: false }] : [];
    return { ...brief, facts: [...top, ...this.rest] };
  }

  /** Takes out what a line said that was filled elsewhere. */
  dropTold(text: string): void {
    if (this.top && text.includes(this.top)) this.top = '';
    this.rest = this.rest.filter(({ clause }) => !text.includes(clause));
    this.hear(text);
  }

  private inFreshForm(claim: string): string {
    const at = this.forms.findIndex((form) => claimInForm(claim, form) !== undefined);
    const [form] = at < 0 ? [] : this.forms.splice(at, 1);
    const formed = form && claimInForm(claim, form);
    return formed ?? tellInVersion(claim, this.variant);
  }

  private hear(text: string): void {
    this.echo.add(text);
    this.rest = this.rest.filter(({ clause }) => !this.echo.hears(clause));
  }
}
