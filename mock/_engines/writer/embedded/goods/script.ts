import { type Framework, patternTemplates, type RoleKey, segmentBehavior } from '../../../../../src/domain/frameworks';
import type { VideoPlatformId } from '../../../../../src/domain/platforms';
import { spokenSeconds } from '../../../../../src/domain/script/spoken';
import { USUAL_PACE, videoSeconds } from '../../../../../src/domain/storyboard/pacing';
import { claimKindOf, isFoodText } from '../../../../../src/domain/writing/claims';
import type { Brief, Fact } from '../brief';
import { hashText, randomOf } from '../random';
import { spokenLength } from '../spokenLength';
import { Telling } from '../telling';
import { callsFor, cautionFor } from './calls';
import { connectors, plainConnectors } from './connectors';
import { FactQueue } from './factQueue';
import { fitLength, isCrowded, SHORT_VIDEO_SECONDS } from './fitLength';
import {
  BRIEF_HOOK,
  BRIEF_SEGMENT,
  CALL,
  CHARACTERS_PER_SECOND,
  ENOUGH,
  LINE,
  LONGEST_AGAIN,
  LONGEST_HOOK,
  MOST_ASKED,
  OVERSHOOT,
  PAUSE,
  repeatsHead,
  SHORT,
  sharesPhrase,
  TIGHT_SEGMENT,
  TOP_ROOM,
  turned,
  VARIANTS,
} from './measures';
import {
  answers,
  briefAnswers,
  briefListAnswers,
  hookOf,
  introductions,
  listAnswers,
  ownAnswers,
  restAnswers,
  withTop,
} from './openings';
import { finish, POINT, pickVerb, polish, type ScriptLine, type WrittenLine } from './polish';
import { questionOf } from './questionOf';
import { endingRoles, roleLines, spareLines, suitsOf } from './roleLines';
import { type SpokenVoice, voiceOf } from './voices';

interface GoodsScriptOptions {
  readonly framework: Framework;
  readonly platform: VideoPlatformId;
  /** Wished seconds of the finished video. */
  readonly seconds: number;
  /** Syllables a minute of who will speak it; absent = the usual ones. */
  readonly pace?: number;
  readonly seed: number;
}

/** Writes one script for goods: each line is led by what its fact speaks of, no phrase comes twice. */
class GoodsScript {
  private readonly variant: number;
  private readonly way: number;
  private readonly facts: FactQueue;
  private asked = 0;
  private readonly voice: SpokenVoice;
  private readonly usedLines = new Set<string>();
  private readonly segments: (Framework['segments'][number] & { readonly behavior: RoleKey })[];
  private readonly written: WrittenLine[][];
  private readonly isFood: boolean;
  /** The strongest point, as it is told, and its first words; empty where they are too many to be said again. */
  private topPoint: string;
  private readonly head: string;
  /** Numbered points tell the facts; what stands around them only leads on. A single point is none to count. */
  private readonly isList: boolean;
  private isIntroduced = false;
  private wasLed = false;
  private hasCalled = false;

  constructor(
    private readonly brief: Brief,
    private readonly options: GoodsScriptOptions,
  ) {
    const { framework, seed } = options;
    this.variant = (((seed - 1) % VARIANTS) + VARIANTS) % VARIANTS;
    this.way = (this.variant + (hashText(brief.name) >>> 7)) % VARIANTS;
    this.facts = new FactQueue(brief, this.variant, Math.floor(Math.abs(seed - 1) / VARIANTS));
    this.topPoint = finish(this.facts.top);
    const [head = ''] = this.facts.top.split('，');
    this.head = [...head].length > LONGEST_AGAIN ? '' : head;
    this.voice = voiceOf(brief, this.variant);
    this.isFood = isFoodText(`${brief.category} ${brief.name}`);
    this.segments = framework.segments.map((segment, index) => ({
      ...segment,
      behavior: segmentBehavior(segment, index),
    }));
    this.isList = this.facts.size > 0 && this.segments.some(({ behavior }) => behavior === 'point');
    this.written = this.segments.map(() => []);
  }

  private get target(): number {
    return this.options.seconds * CHARACTERS_PER_SECOND;
  }

  private get length(): number {
    return this.written.flat().reduce((sum, { text }) => sum + this.costOf(text), 0);
  }

  /** What a line takes of the wished length, with the pause after it, in usual characters. */
  private costOf(text: string): number {
    return (spokenSeconds(text, this.options.pace ?? USUAL_PACE) + PAUSE) * CHARACTERS_PER_SECOND;
  }

  /** What a line without a fact needs is there: points to count, or the strongest point to come back to after another. */
  private canSay(line: string): boolean {
    if (line.includes('{n}')) return this.isList;
    const hasToldMore = this.written.flat().some(({ isFact }) => isFact);
    return !line.includes('{head}') || (!this.isList && this.head !== '' && hasToldMore);
  }

  /** Too short for more than a line in most segments. */
  private get isBrief(): boolean {
    return this.target / this.segments.length < BRIEF_SEGMENT;
  }

  write(): { readonly lines: ScriptLine[]; readonly carriedSeconds?: number } {
    this.writeOpening();
    this.segments.forEach((_, index) => {
      if (index > 0) this.writeSegment(index);
    });
    const call = this.callLine();
    this.tellMore(call ? this.costOf(call) : 0);
    const caution = cautionFor(this.brief, this.variant);
    if (caution && this.length + this.costOf(`${caution}${call ?? ''}`) <= this.target * OVERSHOOT)
      this.add(this.segments.length - 1, caution);
    if (call) this.add(this.segments.length - 1, call, { isKey: true });
    const secondsOf = (lines: readonly WrittenLine[]): number =>
      videoSeconds(
        this.voice.speak(polish(lines, this.brief, this.way)).map(({ text, roleName }) => ({ text, role: roleName })),
        this.options.pace ?? USUAL_PACE,
      );
    const kept = fitLength(
      this.written.flat(),
      { seconds: this.options.seconds, segments: this.segments.length },
      secondsOf,
      (lines) => this.isTopLate(lines),
    );
    const lines = this.voice.speak(polish(kept, this.brief, this.way));
    const seconds = secondsOf(kept);
    return seconds < this.options.seconds * SHORT ? { lines, carriedSeconds: Math.round(seconds) } : { lines };
  }

  /** Whether the strongest point begins after the first third of what is said. */
  private isTopLate(lines: readonly WrittenLine[]): boolean {
    const before = lines.findIndex(({ text }) => this.topPoint !== '' && text.includes(this.topPoint));
    const lengths = lines.map(({ text }) => spokenLength(text));
    const sum = (list: readonly number[]): number => list.reduce((total, length) => total + length, 0);
    return before > 0 && sum(lengths.slice(0, before)) > sum(lengths) / 3 - TOP_ROOM;
  }

  private add(index: number, text: string, { isKey = false, isFact = false } = {}): void {
    const segment = this.segments[index];
    if (!segment) return;
    const { behavior, roleName } = segment;
    this.written[index]?.push({ role: behavior, roleName, text: finish(text), isKey, isFact });
  }

  /** Fills what is not a fact. The brand is said once: afterwards the goods are called by their name. */
  private fill(template: string): string {
    return template
      .replace('{intro}', () => {
        if (this.isIntroduced) return this.brief.it;
        this.isIntroduced = true;
        return this.voice.intro;
      })
      .replaceAll('{pick}', pickVerb(this.brief))
      .replaceAll('{head}', this.head)
      .replaceAll('{name}', this.brief.name)
      .replaceAll('{it}', this.brief.it);
  }

  private writeOpening(): void {
    const [first] = this.segments;
    if (!first) return;
    const own = this.ownLine(0);
    if (own) this.add(0, own, { isKey: true });
    const hook = own ? undefined : this.hook();
    if (hook?.told) {
      this.add(0, hook.text, { isKey: true });
      this.answerToldHook(hook.told);
      return;
    }
    if (hook) this.add(0, hook.text);
    const ownAnswer = own && !this.isList ? [ownAnswers[this.way] ?? ''] : undefined;
    const rest = ownAnswer ?? this.answer();
    for (const template of rest) {
      const needsTop = template.includes('{top}');
      const top = needsTop ? this.facts.takeTop() : '';
      if (top !== '') this.topPoint = finish(top);
      if (needsTop && top === '') {
        if (!this.isIntroduced) this.add(0, this.fill(introductions[this.way] ?? ''), { isKey: true });
        continue;
      }
      const parted = withTop(template, top);
      const isHeard = hook !== undefined && sharesPhrase(hook.text, parted.replace('{intro}', this.brief.name));
      this.add(0, this.fill(isHeard ? template.replace('{top}', top) : parted), { isKey: true });
    }
    if (first.behavior === 'point') this.writeSegment(0);
  }

  private hook() {
    const { brief, variant, options } = this;
    return hookOf({
      top: this.facts.top,
      name: brief.name,
      category: brief.category,
      callKind: brief.callKind,
      variant,
      round: Math.floor(Math.abs(options.seed - 1) / VARIANTS),
      longest: this.isBrief ? BRIEF_HOOK : LONGEST_HOOK,
      canTell: !this.isList && options.seconds > SHORT_VIDEO_SECONDS && this.facts.size > 0,
    });
  }

  /** The hook said the strongest point: its rest, else the next fact, names the goods. */
  private answerToldHook({ head, rest }: { readonly head: string; readonly rest: string }): void {
    this.facts.takeTop();
    this.topPoint = finish(head).replace(/[的了]$/, '');
    const said = rest || this.facts.take();
    const template = restAnswers[this.way] ?? '';
    this.add(0, this.fill(template.replace('{rest}', said)), { isKey: true });
  }

  private answer(): readonly string[] {
    const [brief, full] = this.isList ? [briefListAnswers, listAnswers] : [briefAnswers, answers];
    return (this.isBrief ? brief : full)[this.way] ?? [];
  }

  /** What the user wrote into his own framework comes before the book. */
  private ownLine(index: number): string | undefined {
    const { framework, platform, seed } = this.options;
    const segment = this.segments[index];
    if (!segment || framework.origin !== 'own') return undefined;
    const telling = new Telling(this.facts.restOf(this.brief), platform, randomOf(seed));
    for (const template of patternTemplates(segment.linePattern)) {
      const draft = this.usedLines.has(template) ? undefined : telling.fill(template);
      if (!draft) continue;
      this.usedLines.add(template);
      this.facts.dropTold(draft.text);
      if (/\{(cta|offer)\}/.test(template)) this.hasCalled = template.includes('{cta}');
      return draft.text;
    }
    return undefined;
  }

  private writeSegment(index: number): void {
    const segment = this.segments[index];
    const own = segment && this.ownLine(index);
    if (own) this.add(index, own, { isFact: true });
    else if (segment?.behavior === 'point') this.writePoint(index);
    else if (segment && segment.behavior !== 'action') this.tellSegment(index, segment);
  }

  /** Without a fact and without anything to say of what is known a segment is left out: a mere phrase tells nothing. */
  private tellSegment(index: number, { behavior, repeatable }: GoodsScript['segments'][number]): void {
    const later = this.segments.slice(index + 1).filter(({ behavior }) => !endingRoles.includes(behavior)).length;
    const isShort = this.options.seconds <= SHORT_VIDEO_SECONDS;
    const kept = (isShort ? 0 : later * LINE) + CALL;
    const isFull = this.length + this.costOf(this.facts.next) + kept > this.target * OVERSHOOT;
    // few seconds are for facts: a segment without one is left out
    if (isCrowded(this.segments.length, this.options.seconds) && !this.isList && (isFull || this.facts.size === 0))
      return;
    const canTell =
      (isShort || this.target / this.segments.length >= TIGHT_SEGMENT) &&
      !this.isList &&
      !isFull &&
      (isShort || repeatable || this.facts.size > later) &&
      this.facts.size > 0;
    const before = this.facts.size;
    const line = this.roleLine(behavior, canTell);
    if (line) this.add(index, line, { isFact: this.facts.size < before });
  }

  private roleLine(role: RoleKey, canTell: boolean): string | undefined {
    const own = roleLines[role]?.[this.way];
    const isFresh = (line: string): boolean => !this.usedLines.has(line);
    const suits = suitsOf(role, this.isFood);
    const told = canTell
      ? [...(own?.told ?? []), ...(own && own.told.length === 0 ? [] : (spareLines[this.way]?.told ?? []))]
      : [];
    const plain = (own?.plain ?? []).filter((line) => this.canSay(line));
    if (told.length > 0 && this.canStandBare) return this.bareLine();
    const asked = told.length > 0 ? this.askedLine(suits) : undefined;
    if (asked) return asked;
    // a fact that the role's words do not fit is led in by what it speaks of
    if (told.length > 0 && !this.facts.has(suits)) return this.toldLine();
    const line = told.find(isFresh) ?? plain.find(isFresh);
    if (!line) return undefined;
    this.usedLines.add(line);
    this.wasLed = true;
    return this.fill(line.includes('{fact}') ? line.replace('{fact}', this.facts.take(suits)) : line);
  }

  private writePoint(index: number): void {
    const isTop = this.facts.top !== '';
    const fact = isTop ? this.facts.takeTop() : this.facts.take();
    // numbers are set when it is known which points stay
    if (fact) this.add(index, `${POINT}${fact}。`, { isKey: isTop, isFact: true });
  }

  /** A further fact, led in by what it speaks of; every other one stands by itself. */
  private toldLine(): string {
    const asked = this.askedLine();
    if (asked) return asked;
    const fact = this.facts.take();
    const lead = this.voice.isPlain ? undefined : this.leadFor(fact);
    this.wasLed = lead !== undefined;
    return `${lead ?? ''}${fact}。`;
  }

  /** Two facts in a row that are led in sound like a list that is read out. Of one variant: bare facts make scripts alike. */
  private get canStandBare(): boolean {
    return this.wasLed && this.variant === 0 && !/^(?:只?有|带|是|用的)/.test(this.facts.next);
  }

  /** A fact behind the question that it answers. */
  private askedLine(suits?: (fact: Fact) => boolean): string | undefined {
    if (this.voice.isPlain || this.asked >= (MOST_ASKED[this.variant] ?? 0)) return undefined;
    const question = questionOf(this.facts.peek(suits), this.way);
    if (!question || this.usedLines.has(question)) return undefined;
    this.usedLines.add(question);
    this.asked += 1;
    this.wasLed = true;
    return `${question}${this.facts.take(suits)}。`;
  }

  private bareLine(): string {
    this.wasLed = false;
    return `${this.facts.take()}。`;
  }

  private leadFor(fact: string): string | undefined {
    const [next = fact] = fact.split('，');
    const lines = [
      ...(connectors[claimKindOf(next, this.isFood)][this.way] ?? []),
      ...turned(plainConnectors[this.way] ?? [], hashText(this.brief.name)),
    ];
    const lead = lines.find((line) => !this.usedLines.has(line) && !repeatsHead(line, fact));
    if (lead) this.usedLines.add(lead);
    return lead;
  }

  private callLine(): string | undefined {
    if (this.hasCalled) return undefined;
    const said = this.written
      .flat()
      .map(({ text }) => text)
      .join('');
    const sayable = callsFor(this.brief, this.options.platform, this.variant, said);
    const room = this.target * OVERSHOOT - this.length;
    return sayable.find((line) => this.costOf(line) <= room) ?? sayable.at(-1);
  }

  /** Tells further facts where the framework gives them room, until the wished length is there. */
  private tellMore(callLength: number): void {
    for (let turn = 0; this.facts.size > 0 && turn < 24; turn += 1) {
      const index = this.roomiest();
      if (this.length + callLength >= this.target * ENOUGH) return;
      const behavior = this.segments[index]?.behavior;
      if (behavior === 'point') this.writePoint(index);
      else this.add(index, this.canStandBare ? this.bareLine() : this.toldLine(), { isFact: true });
    }
  }

  /** The segment that has most of its share left, of those that tell. */
  private roomiest(): number {
    const tellers = this.segments
      .map(({ behavior, share, repeatable }, index) => {
        const used = (this.written[index] ?? []).reduce((sum, { text }) => sum + this.costOf(text), 0);
        return { index, behavior, room: share * this.target - used + (repeatable ? 20 : 0) };
      })
      .filter(({ behavior, index }) =>
        this.isList ? behavior === 'point' : !endingRoles.includes(behavior) && behavior !== 'question' && index > 0,
      );
    return tellers.sort((a, b) => b.room - a.room)[0]?.index ?? Math.max(0, this.segments.length - 2);
  }
}

/**
 * Writes a script for goods. Seeds in a row give variants that share neither opening nor order nor connectors.
 * `carriedSeconds` is there when the material is told before the wished length is reached.
 */
export const writeGoodsScript = (brief: Brief, options: GoodsScriptOptions) => new GoodsScript(brief, options).write();
