import { checkRules } from '../../../../../src/domain/compliance';
import { bestSentences, citeMark } from '../../../../../src/domain/knowledge';
import { withMarks } from '../../../../../src/domain/writing/goodsRecord';
import type { ArticleRequest } from '../../../writerTypes';
import { type Brief, briefOf, type Fact, lawfulFirst } from '../brief';
import { voiceSentence } from '../goods/voiceSentence';
import { isAsked, withoutHeading } from '../passageClauses';
import { hashText, type Random, randomOf, shuffled } from '../random';
import { Echo, sentencesIn, termsOf } from '../reading';

/** A thing to say, and what kind of thing it is. */
export interface Unit {
  readonly text: string;
  /** `[1]`, for what a document says. */
  readonly mark?: string;
  readonly kind: 'fact' | 'spec' | 'idea' | 'passage' | 'pain' | 'scene' | 'tip' | 'insight' | 'story';
}

const lengthOf = (text: string): number => [...text].length;
const connectors = ['再看细节，', '还有一点，', '另外，', '往下看，', '更具体一些，', '同样值得看的是，'];
const painForms = [
  (pain: string) => `有没有遇到过：${pain}？`,
  (pain: string) => `${pain}，这种事碰上一次就够烦了。`,
  (pain: string) => `${pain}，说的是不是你？`,
];
const sceneForms = [(scene: string) => `先想一个画面：${scene}。`, (scene: string) => `再想一个画面：${scene}。`];
/** Trouble and scenes are general: a few set the tone, more would be padding. */
const MAX_PAINS = 3;
const MAX_SCENES = 2;

/**
 * What an article can tell, used up as it is told: the user's idea, the goods' facts with what they mean in use, and
 * sentences of his own documents with their source. Nothing is said twice.
 */
export class Stock {
  readonly brief: Brief;
  readonly random: Random;
  readonly echo = new Echo();
  private readonly usedBenefits = new Echo();
  private readonly rest: Unit[];
  private readonly turns: Partial<Record<Unit['kind'] | 'connector', number>> = {};
  /** Marks of what was told so far. */
  readonly cited = new Set<string>();

  constructor(request: ArticleRequest) {
    const { goods, idea, passages, seed, wish } = request;
    this.random = randomOf(
      hashText(`${goods?.title}|${idea}|${request.outline.join('|')}`) ^ Math.imul(seed, 0x9e3779b1),
    );
    this.brief = briefOf(goods, idea, wish);
    const { brief } = this;
    const ownIdea = sentencesIn(idea).map(({ text }) => text);
    const goodsFacts = goods ? brief.facts : [];
    const unit =
      (kind: Unit['kind']) =>
      (text: string): Unit => ({ kind, text });
    this.rest = [
      ...ownIdea.map(unit('idea')),
      ...lawfulFirst(
        shuffled(
          goodsFacts.filter((fact) => !fact.isSpec),
          this.random,
        ),
      ).map(({ clause, benefits }): Unit => {
        const benefit = benefits.find((item) => this.usedBenefits.take(item));
        return { kind: 'fact', text: benefit ? `${clause}，${benefit}` : clause };
      }),
      ...brief.insights.filter((text) => !idea.includes(text)).map(unit('insight')),
      ...brief.stories.filter((text) => !idea.includes(text)).map(unit('story')),
      ...brief.voices.map(voiceSentence).map(unit('story')),
      ...passages.flatMap(({ number, text }) =>
        bestSentences(text, [goods?.title, idea, wish].filter(Boolean).join(' '), 3)
          .filter((sentence) => !isAsked(sentence, text))
          .map((sentence) => withoutHeading(withMarks(sentence)))
          .filter(
            (sentence) => lengthOf(sentence) >= 8 && lengthOf(sentence) <= 90 && checkRules(sentence).length === 0,
          )
          .map(
            (sentence): Unit => ({ kind: 'passage', text: sentence.replace(/[。；;]+$/, ''), mark: citeMark(number) }),
          ),
      ),
      ...goodsFacts.filter((fact) => fact.isSpec).map(({ clause }): Unit => ({ kind: 'spec', text: clause })),
      // troubles and scenes of goods are told by their statements, not by what is common for the kind
      ...(brief.isThing && !goods ? brief.pains.slice(0, MAX_PAINS).map(unit('pain')) : []),
      ...(brief.isThing && !goods ? brief.scenes.slice(0, MAX_SCENES).map(unit('scene')) : []),
      // what the goods themselves ask for comes before what is true of all of their kind
      ...brief.cautions.map(unit('tip')),
      // advice that is true of anything is none
      ...(brief.isThing && !(goods && brief.kind.key === 'other') ? brief.kind.tips.map(unit('tip')) : []),
    ];
  }

  /** Characters that are left to tell, without general advice. */
  get size(): number {
    return this.rest.reduce((sum, { kind, text }) => sum + (kind === 'tip' ? 0 : lengthOf(text) + 1), 0);
  }

  /** All units of these kinds, each said once. */
  takeAll(kinds: readonly Unit['kind'][]): Unit[] {
    const taken: Unit[] = [];
    for (let unit = this.take(kinds); unit; unit = this.take(kinds)) taken.push(unit);
    return taken;
  }

  /** Statements of goods: the strongest first, other versions begin with another one and tell the rest in another order. */
  factsInOrder(turn: number): Fact[] {
    const own = this.brief.facts.filter(({ isSpec }) => !isSpec);
    const from = turn % Math.max(1, Math.min(3, own.length));
    const [first, ...rest] = [...own.slice(from), ...own.slice(0, from)];
    const told = turn === 0 ? rest : shuffled(rest, this.random);
    return first ? [first, ...told].filter(({ clause }) => this.echo.take(clause)) : [];
  }

  /** A statement with what follows from it in use, each said once. */
  withBenefit({ clause, benefits }: Fact): string {
    const benefit = benefits.find((one) => this.usedBenefits.take(one));
    return benefit ? `${clause}，${benefit}` : clause;
  }

  /** The next unit of these kinds; one that speaks of `about` comes first. */
  take(kinds: readonly Unit['kind'][], about = ''): Unit | undefined {
    const wanted = termsOf(about).map((term) => term.text);
    const fits = this.rest
      .filter((unit) => kinds.includes(unit.kind))
      .sort((a, b) => kinds.indexOf(a.kind) - kinds.indexOf(b.kind));
    const near = fits.find((unit) => wanted.some((term) => unit.text.includes(term)));
    for (const unit of [...(near ? [near] : []), ...fits]) {
      const at = this.rest.indexOf(unit);
      if (at < 0) continue;
      this.rest.splice(at, 1);
      if (this.echo.take(unit.text)) return unit;
    }
    return undefined;
  }

  /** As a sentence of running text; the first of a paragraph needs no bridge. */
  say({ kind, text, mark }: Unit, isFirst: boolean): string {
    if (kind === 'scene') return this.form(sceneForms, kind)(text);
    if (kind === 'pain') return this.form(painForms, kind)(text);
    // the first piece of advice says what it is about
    if (kind === 'tip' && this.brief.mode !== 'goods' && this.next(kind) === 0)
      return `挑${this.brief.name}的时候，${text}。`;
    if (mark) {
      this.cited.add(mark);
      return `${text}${mark}。`;
    }
    const isPlain = isFirst || kind === 'tip' || kind === 'idea' || kind === 'story';
    // statements of goods follow each other without a word between them
    if (isPlain || this.brief.mode === 'goods' || this.next('fact') % 2 === 0) return `${text}。`;
    return `${connectors[this.next('connector') % connectors.length]}${text}。`;
  }

  private form<T>(forms: readonly [T, ...T[]] | readonly T[], kind: Unit['kind']): T {
    return forms[this.next(kind) % forms.length] as T;
  }

  private next(kind: Unit['kind'] | 'connector'): number {
    const turn = this.turns[kind] ?? 0;
    this.turns[kind] = turn + 1;
    return turn;
  }
}

/** The documents that a text cites, as they stand below it. */
export function sourceList(
  { passages }: ArticleRequest,
  stock: Stock,
  mark: (number: number) => string = citeMark,
): string[] {
  const sources = passages
    .filter(({ number }) => stock.cited.has(mark(number)))
    .map(({ number, title, path }) => `${mark(number)} 《${title}》${path.length > 0 ? ` ${path.at(-1)}` : ''}`);
  return sources.length > 0 ? ['## 资料来源', sources.join('\n\n')] : [];
}

/** Sentences from the stock until about `room` characters are reached. */
export function paragraph(stock: Stock, kinds: readonly Unit['kind'][], room: number, about = ''): string {
  let text = '';
  while (lengthOf(text) < room * 0.8) {
    const unit = stock.take(kinds, about);
    if (!unit) break;
    text += stock.say(unit, text === '');
  }
  return text;
}
