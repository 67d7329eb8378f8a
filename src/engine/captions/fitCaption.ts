import { type Ticks, ticks } from '../time/ticks';
import { breakLines } from './breakLines';
import type { Cue } from './cue';
import { captionLength } from './measure';
import { spokenLength } from './spoken';

interface FitOptions {
  /** Most characters at a time: the template variable's limit. */
  readonly limit: number;
  readonly start: Ticks;
  readonly duration: Ticks;
}

/** Marks that end a phrase; commas and full stops are not printed at the end of a caption, ! and ? are. */
const phrase =
  /[^,;:!?\u3001\u3002\uff0c\uff1b\uff1a\uff01\uff1f\u2026\n]+[,;:!?\u3001\u3002\uff0c\uff1b\uff1a\uff01\uff1f\u2026\n"\u201d\u300d\u300f\uff09)]*/g;
const silentEnd = /[\s,;:\u3001\u3002\uff0c\uff1b\uff1a]+$/;

/** The text in pieces of at most `limit` characters, cut at punctuation where possible, else between words. */
export function captionPieces(text: string, limit: number): readonly string[] {
  const phrases = (text.match(phrase) ?? []).flatMap((part) => {
    const shown = part.replace(silentEnd, '').trim();
    if (captionLength(shown) <= limit) return [part];
    return breakLines(shown, limit, captionLength).map((line) => line.text);
  });
  const pieces: string[] = [];
  for (const part of phrases) {
    const last = pieces.at(-1);
    const joined = `${last ?? ''}${part}`;
    // Short phrases share a caption; a full stop always ends one.
    const isOpen = last !== undefined && /[,\u3001\uff0c\s]$/.test(last);
    if (isOpen && captionLength(joined.replace(silentEnd, '').trim()) <= limit) pieces[pieces.length - 1] = joined;
    else pieces.push(part);
  }
  return pieces.map((piece) => piece.trim()).filter(Boolean);
}

/**
 * Spreads a spoken sentence over captions that fit the template: consecutive cues without gaps that together last
 * exactly `duration`, each as long as its part of the speech. Empty text gives no cue.
 */
export function fitCaption(text: string, { limit, start, duration }: FitOptions): readonly Cue[] {
  const pieces = captionPieces(text, limit);
  const lengths = pieces.map((piece) => Math.max(0.5, spokenLength(piece)));
  const total = lengths.reduce((sum, length) => sum + length, 0);
  let spoken = 0;
  return pieces.flatMap((piece, index) => {
    const from = ticks(start + (duration * spoken) / total);
    spoken += lengths[index] ?? 0;
    const end = index === pieces.length - 1 ? ticks(start + duration) : ticks(start + (duration * spoken) / total);
    const shown = piece.replace(silentEnd, '').trim() || piece;
    return end > from ? [{ start: from, end, text: shown }] : [];
  });
}
