import {
  type Framework,
  nearestRole,
  patternTemplates,
  type RoleKey,
  roleKeyOf,
  type Segment,
  segmentBehavior,
} from '../../../../src/domain/frameworks';
import type { VideoPlatformId } from '../../../../src/domain/platforms';
import { wordBudget } from '../../../../src/domain/storyboard/pacing';
import type { Brief } from './brief';
import { goodsAlternatives } from './goods/roleLines';
import { writeGoodsScript } from './goods/script';
import { endingLines, linesOf } from './lines';
import { hashText, type Random, randomOf, shuffled } from './random';
import { spokenLength } from './spokenLength';
import { countMark, type Draft, numerals, Telling } from './telling';

interface Line {
  readonly role: RoleKey;
  readonly roleName: string;
  readonly text: string;
}

/** Beyond two caption lines a sentence gets hard to follow. */
const longWinded = (text: string): number => Math.max(0, spokenLength(text) - 26) / 14;

/** What a line tells of the user's own material, against a mere phrase. Advice is for when there is nothing else. */
function substance(template: string, hasFacts: boolean, isOpening: boolean): number {
  // the first line of a segment sets the tone: there variety is worth more
  if (isOpening && !/\{(offer|spec|insight|story)\}/.test(template))
    return template.includes('{tip}') && hasFacts ? -0.6 : template.includes('{') ? 0.15 : 0;
  if (template.includes('{tip}')) return hasFacts ? -0.6 : 0.3;
  if (/\{fact\}.*\{benefit\}|\{benefit\}.*\{fact\}/.test(template)) return 0.6;
  if (/\{(fact|spec|offer|insight|story)/.test(template)) return 0.4;
  return /\{(pain|benefit|scene|price|question)/.test(template) ? 0.25 : 0;
}

interface Choice {
  /** The first line of a segment. */
  readonly isOpening?: boolean;
  /** The templates take turns by this number instead of by chance: neighbouring seeds begin differently. */
  readonly turn?: number;
}

function choose(
  telling: Telling,
  templates: readonly string[],
  room: number,
  random: Random,
  { isOpening = false, turn }: Choice = {},
): Draft | undefined {
  const drafts = templates
    .filter((template) => !telling.used.has(template))
    .flatMap((template) => telling.fill(template) ?? []);
  const fresh = drafts.filter(({ text }) => !telling.isEcho(text));
  // a segment must open; a further line that repeats a phrase is left out
  const candidates = fresh.length === 0 && isOpening ? drafts : fresh;
  if (candidates.length === 0) return undefined;
  if (turn !== undefined) return candidates[turn % candidates.length];
  // what fits the room best comes first; what tells something of the user's is worth more than a phrase
  const scored = candidates.map((draft) => {
    const over = Math.max(0, spokenLength(draft.text) - room * 1.25);
    return {
      draft,
      score: random() + substance(draft.template, telling.hasFacts, isOpening) - over / 12 - longWinded(draft.text),
    };
  });
  return scored.sort((a, b) => b.score - a.score)[0]?.draft;
}

/** The book has lines for the library's roles only: what a user, or a form of its own, words itself is followed. */
const hasOwnLines = ({ origin, segments }: Framework, index: number): boolean => {
  // versions side by side should open differently; a user's own opening is his
  const isNamed = index > 0 && roleKeyOf(segments[index]?.role ?? '') === undefined;
  return origin === 'own' || isNamed;
};

/** The first template that the material can fill. */
function firstFilled(telling: Telling, templates: readonly string[]): Draft | undefined {
  for (const template of templates) {
    const draft = telling.used.has(template) ? undefined : telling.fill(template);
    if (draft) return draft;
  }
  return undefined;
}

interface SegmentOptions {
  readonly frameworkId: string;
  /** Templates of a pattern that the user wrote himself: they come before the book's. */
  readonly ownLines: readonly string[];
  readonly budget: number;
  readonly random: Random;
  readonly turn?: number;
}

/** Roles whose sentences are a way forward together; further sentences help more than elsewhere. */
function writeSegment(
  telling: Telling,
  segment: Segment & { readonly role: RoleKey },
  { frameworkId, ownLines, budget, random, turn }: SegmentOptions,
): Line[] {
  const { open, more } = linesOf(segment.role, frameworkId);
  const lines: Line[] = [];
  let left = budget;
  const most = segment.repeatable ? 14 : 3;
  while (lines.length < most) {
    telling.forgetHeard();
    const isFirst = lines.length === 0;
    const templates = isFirst ? open : more;
    const draft =
      (isFirst ? firstFilled(telling, ownLines) : undefined) ??
      choose(telling, templates, Math.max(10, left), random, isFirst ? { isOpening: true, turn } : {});
    if (!draft) break;
    const length = spokenLength(draft.text);
    // a further sentence only where more than half of it has room
    if (lines.length > 0 && length / 2 > left) break;
    telling.take(draft);
    lines.push({ role: segment.role, roleName: segment.roleName, text: draft.text });
    left -= length;
    if (left < 6) break;
  }
  // what asks for the next step stands last
  return segment.role === 'action' ? [...lines.slice(1), ...lines.slice(0, 1)] : lines;
}

/** Roles that end a script by themselves. */
const enders: readonly RoleKey[] = ['action', 'save', 'close', 'punchline'];
/** Characters kept for an ending where the framework has no segment for it. */
const endingRoom = 16;
/** Of the count of a text with its marks to that of its words. */
const WITH_MARKS = 1.07;

interface ComposeOptions {
  readonly framework: Framework;
  readonly platform: VideoPlatformId;
  /** Wished seconds of the finished video. */
  readonly seconds: number;
  /** Syllables a minute of who will speak it; absent = the usual ones. */
  readonly pace?: number;
  readonly seed: number;
}

/**
 * Writes a script: every segment gets its share of the wished length, whatever one segment leaves over goes to the
 * next. The same brief, options and seed give the same lines.
 */
export const compose = (brief: Brief, options: ComposeOptions): Line[] => composeNoted(brief, options).lines;

/** The script, and how many seconds the material carries where that is less than what was asked. */
export function composeNoted(
  brief: Brief,
  options: ComposeOptions,
): { readonly lines: Line[]; readonly carriedSeconds?: number } {
  return brief.mode === 'goods' ? writeGoodsScript(brief, options) : { lines: composeTopic(brief, options) };
}

function composeTopic(brief: Brief, { framework, platform, seconds, pace, seed }: ComposeOptions): Line[] {
  const random = randomOf(
    hashText(`${framework.id}|${brief.name}|${brief.facts.map((fact) => fact.clause).join('|')}`) ^
      Math.imul(seed, 0x9e3779b1),
  );
  const telling = new Telling(brief, platform, random);
  // roles with names of one's own work like the nearest known ones
  const segments = framework.segments.map((segment, index) => ({ ...segment, role: segmentBehavior(segment, index) }));
  const last = segments.at(-1);
  const needsEnding = last !== undefined && !enders.includes(last.role);
  const total = wordBudget(seconds, pace) * WITH_MARKS - (needsEnding ? endingRoom : 0);
  let carried = 0;
  const lines = segments.flatMap((segment, index) => {
    const budget = segment.share * total + carried;
    const written = writeSegment(telling, segment, {
      frameworkId: framework.id,
      ownLines: hasOwnLines(framework, index) ? patternTemplates(segment.linePattern) : [],
      budget,
      random,
      turn: index === 0 ? hashText(brief.name) + Math.abs(seed) : undefined,
    });
    const left = budget - written.reduce((sum, line) => sum + spokenLength(line.text), 0);
    // with nothing more to tell, a shorter script is better than one full of phrases
    carried = telling.hasFacts ? left : Math.min(left, 8);
    return written;
  });
  const ending = needsEnding ? choose(telling, endingLines, endingRoom + Math.max(0, carried), random) : undefined;
  const points = lines.filter((line) => line.role === 'point').length;
  const counted = lines.map((line) => ({ ...line, text: line.text.replace(countMark, numerals[points - 1] ?? '几') }));
  return last && ending ? [...counted, { role: last.role, roleName: last.roleName, text: ending.text }] : counted;
}

/** Other ways to say one line of a role, best first. */
export function alternatives(brief: Brief, role: string, platform: VideoPlatformId, seed: number): string[] {
  const key = nearestRole(role) ?? 'evidence';
  const own = brief.mode === 'goods' ? goodsAlternatives(brief, key, seed) : [];
  if (own.length > 0) return own;
  const { open, more } = linesOf(key);
  const random = randomOf(hashText(`${role}|${brief.name}`) ^ Math.imul(seed, 0x85ebca6b));
  const telling = new Telling(brief, platform, random);
  return shuffled(
    [...new Set([...open, ...more])].filter((template) => !/\{[in]\}/.test(template)),
    random,
  ).flatMap((template) => telling.fill(template)?.text ?? []);
}
