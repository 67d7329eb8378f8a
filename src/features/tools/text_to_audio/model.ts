import type { SpeechSettings } from '@/blocks/voices/settings';
import { type NarrationLine, narrationLines, type Reading } from '@/domain/speech';
import type { Cue } from '@/engine/captions/cue';
import { fromSeconds } from '@/engine/time/ticks';

/** What a sentence has of its own; the rest is as for the whole text. */
interface LineChange {
  readonly text: string;
  readonly voice?: string;
  readonly speed?: number;
  /** Seconds of silence after it. */
  readonly pause?: number;
}

/** Everything that is kept and used again. */
export interface Narration extends SpeechSettings {
  readonly text: string;
  readonly voice: string;
  readonly changes: readonly LineChange[];
  readonly readings: readonly Reading[];
  /** Silence between sentences, seconds. */
  readonly breath: number;
  readonly format: 'wav' | 'mp3';
  readonly isLevelled: boolean;
  readonly hasSrt: boolean;
}

export const emptyNarration: Narration = {
  text: '',
  voice: '',
  speed: 1,
  pitch: 1,
  volume: 1,
  changes: [],
  readings: [],
  breath: 0.3,
  format: 'mp3',
  isLevelled: true,
  hasSrt: true,
};

export const longestText = 10_000;
/** One call of the service takes no more. */
const longestLine = 900;
/** What is usual for speech on phones, LUFS. */
export const usualLoudness = -16;

/** A sentence as it will be spoken. */
export interface Line {
  /** Position in the text. */
  readonly index: number;
  readonly text: string;
  readonly voice: string;
  readonly speed: number;
  readonly pause: number;
  readonly isChanged: boolean;
}

/** The sentences of a text with what each has of its own, found again by its words. */
export function linesOf(narration: Narration): readonly Line[] {
  const changes = new Map<string, LineChange[]>();
  for (const change of narration.changes) changes.set(change.text, [...(changes.get(change.text) ?? []), change]);
  const lines = narrationLines(narration.text).flatMap(inPieces);
  return lines.map(({ text, pause }, index) => {
    const own = changes.get(text)?.shift();
    const isLast = index === lines.length - 1;
    const usual = pause > 0 || isLast ? pause : narration.breath;
    return {
      index,
      text,
      voice: own?.voice || narration.voice,
      speed: own?.speed ?? narration.speed,
      pause: own?.pause ?? usual,
      isChanged: own !== undefined,
    };
  });
}

/** A sentence without end is cut where it may be. */
function inPieces(line: NarrationLine): readonly NarrationLine[] {
  if (line.text.length <= longestLine) return [line];
  const pieces =
    line.text.match(new RegExp(`[^]{1,${longestLine}}(?=[\\s\\p{P}]|$)|[^]{1,${longestLine}}`, 'gu')) ?? [];
  return pieces.map((text, index) => ({ text, pause: index === pieces.length - 1 ? line.pause : 0 }));
}

/** The narration with something of one sentence changed; `undefined` gives it back to the whole. */
export function withChange(
  narration: Narration,
  { index, text }: Pick<Line, 'index' | 'text'>,
  change: Partial<Record<'voice', string> & Record<'speed' | 'pause', number>> | undefined,
): Narration {
  const lines = linesOf(narration);
  const kept = new Map<number, LineChange>();
  const rest = [...narration.changes];
  for (const line of lines) {
    const at = line.isChanged ? rest.findIndex((candidate) => candidate.text === line.text) : -1;
    const [own] = at < 0 ? [] : rest.splice(at, 1);
    if (own) kept.set(line.index, own);
  }
  if (change) {
    // same words, several times: each before the one that is changed gets an empty change, or it would be taken for it
    for (const line of lines)
      if (line.index < index && line.text === text && !kept.has(line.index)) kept.set(line.index, { text });
    kept.set(index, { ...kept.get(index), ...change, text });
  } else kept.delete(index);
  const changes = lines.flatMap((line) => kept.get(line.index) ?? []);
  return { ...narration, changes };
}

/** Captions of the finished sound. */
export const cuesOf = (
  lines: readonly Pick<Line, 'text'>[],
  times: readonly { readonly from: number; readonly to: number }[],
): readonly Cue[] =>
  lines.flatMap(({ text }, index) => {
    const time = times[index];
    return time ? [{ start: fromSeconds(time.from), end: fromSeconds(time.to), text }] : [];
  });

/** Characters that are spoken. */
export const spokenCharacters = (lines: readonly Pick<Line, 'text'>[]): number =>
  lines.reduce((sum, { text }) => sum + [...text].length, 0);
