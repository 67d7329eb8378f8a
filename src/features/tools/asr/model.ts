import type { Cue } from '@/engine/captions/cue';
import { fromSeconds } from '@/engine/time/ticks';

/** A stretch of speech, seconds; `text` is empty where the engine heard that somebody speaks, but not what. */
export interface Segment {
  readonly id: string;
  readonly from: number;
  readonly to: number;
  readonly text: string;
  /** Index into the names. */
  readonly speaker: number;
}

/** What is known of one file. */
export interface Transcript {
  readonly name: string;
  readonly duration: number;
  readonly hasWords: boolean;
  readonly engine: string;
  readonly segments: readonly Segment[];
  /** Names of the speakers, '' = not named. */
  readonly names: readonly string[];
  /** Loudness, 0–99, `peaksPerSecond` of them a second. */
  readonly peaks: readonly number[];
}

export const peaksPerSecond = 20;
/** Shorter stretches cannot be read. */
const shortest = 0.2;

/** Parts a segment at a place in its text, the time by the share of the characters; between `at` and the rest nothing is lost. */
export function splitSegment(segments: readonly Segment[], id: string, at: number, newId: string): readonly Segment[] {
  return segments.flatMap((segment) => {
    if (segment.id !== id || segment.to - segment.from < 2 * shortest) return [segment];
    const share = segment.text.length === 0 ? 0.5 : at / segment.text.length;
    const span = segment.to - segment.from;
    const middle = segment.from + Math.min(span - shortest, Math.max(shortest, span * share));
    return [
      { ...segment, to: middle, text: segment.text.slice(0, at).trim() },
      { ...segment, id: newId, from: middle, text: segment.text.slice(at).trim() },
    ];
  });
}

/** Joins a segment with the next one. */
export function mergeWithNext(segments: readonly Segment[], id: string): readonly Segment[] {
  const at = segments.findIndex((segment) => segment.id === id);
  const [one, two] = [segments[at], segments[at + 1]];
  if (!one || !two) return segments;
  const gap = /[\p{Script=Latin}\d]$/u.test(one.text) && /^[\p{Script=Latin}\d]/u.test(two.text) ? ' ' : '';
  return segments.toSpliced(at, 2, { ...one, to: two.to, text: one.text + gap + two.text });
}

/** Moves the borders of a segment, never over its neighbors nor out of the sound. */
export function withTimes(
  { segments, duration }: Pick<Transcript, 'segments' | 'duration'>,
  id: string,
  wanted: { readonly from: number; readonly to: number },
): readonly Segment[] {
  const at = segments.findIndex((segment) => segment.id === id);
  const low = segments[at - 1]?.to ?? 0;
  const high = segments[at + 1]?.from ?? duration;
  const from = Math.min(Math.max(wanted.from, low), high - shortest);
  const to = Math.max(Math.min(wanted.to, high), from + shortest);
  return segments.map((segment) => (segment.id === id ? { ...segment, from, to } : segment));
}

/** Replaces a text everywhere. @returns the segments and how often it was found */
export function replaceAll(segments: readonly Segment[], find: string, by: string) {
  const count = find === '' ? 0 : segments.reduce((sum, { text }) => sum + text.split(find).length - 1, 0);
  return {
    count,
    segments: count === 0 ? segments : segments.map((part) => ({ ...part, text: part.text.replaceAll(find, by) })),
  };
}

/** Captions of what was written; segments without words give none. */
export const cuesOf = (segments: readonly Segment[]): readonly Cue[] =>
  segments.flatMap(({ from, to, text }) =>
    text.trim() === '' ? [] : [{ start: fromSeconds(from), end: fromSeconds(to), text: text.trim() }],
  );

/** What was said, in turns: a new line where another one speaks. `nameOf` is left out where one speaks alone. */
export function turnsOf(segments: readonly Segment[], nameOf?: (speaker: number) => string): readonly string[] {
  const turns: { speaker: number; text: string }[] = [];
  for (const { speaker, text } of segments) {
    if (text.trim() === '') continue;
    const last = turns.at(-1);
    if (last?.speaker === speaker) last.text += text.trim();
    else turns.push({ speaker, text: text.trim() });
  }
  return turns.map(({ speaker, text }) => (nameOf ? `${nameOf(speaker)}\uff1a${text}` : text));
}
