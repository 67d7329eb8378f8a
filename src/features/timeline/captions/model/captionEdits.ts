import { spokenLength } from '@/engine/captions/spoken';
import type { Action } from '@/engine/edit/actions';
import type { CaptionClip } from '@/engine/project/schema';
import { clipEnd } from '@/engine/project/walk';
import { addTicks, subTicks, type Ticks, ticks } from '@/engine/time/ticks';
import type { CaptionRow } from './captionRows';
import { textOf } from './captionRows';

type Word = CaptionClip['words'][number];

const shift = (words: readonly Word[], by: Ticks): readonly Word[] =>
  words.map((word) => ({ ...word, at: addTicks(word.at, by) }));

/** Words before a caret, by walking the text: marks between words belong to none. */
export function wordsBefore(text: string, words: readonly Pick<Word, 'text'>[], caret: number): number {
  let from = 0;
  let count = 0;
  for (const word of words) {
    const at = text.indexOf(word.text, from);
    if (at < 0 || at + word.text.length > caret) break;
    from = at + word.text.length;
    count += 1;
  }
  return count;
}

/** When the text at the caret is said, relative to the clip's start: by word times, else by its share of the speech. */
function momentOf({ clip }: Pick<CaptionRow, 'clip'>, caret: number): Ticks {
  const text = clip.texts.caption ?? '';
  const next = clip.words[wordsBefore(text, clip.words, caret)];
  if (clip.words.length > 0 && next && next.at > 0) return next.at;
  const whole = spokenLength(text) || 1;
  return ticks((clip.duration * spokenLength(text.slice(0, caret))) / whole);
}

/**
 * Cuts a caption in two at the caret. Undefined where one half would have no text or less than `shortest`.
 *
 * @param newId Id of the right half.
 */
export function splitCaption(row: CaptionRow, caret: number, newId: string, shortest: Ticks): Action | undefined {
  const { clip } = row;
  const text = textOf(row);
  const [left, right] = [text.slice(0, caret).trim(), text.slice(caret).trim()];
  if (!left || !right || clip.duration < 2 * shortest) return undefined;
  const latest = subTicks(clip.duration, shortest);
  const local = Math.min(latest, Math.max(shortest, momentOf(row, caret))) as Ticks;
  const count = wordsBefore(text, clip.words, caret);
  return {
    type: 'batch',
    actions: [
      { type: 'splitClip', clipId: clip.id, at: addTicks(clip.start, local), newId },
      { type: 'setCaption', clipId: clip.id, texts: { caption: left }, words: clip.words.slice(0, count) },
      {
        type: 'setCaption',
        clipId: newId,
        texts: { caption: right },
        words: shift(clip.words.slice(count), subTicks(0 as Ticks, local)),
      },
    ],
  };
}

const isSpaced = (left: string, right: string): boolean =>
  /[\p{Script=Latin}\p{N}]$/u.test(left) && /^[\p{Script=Latin}\p{N}]/u.test(right);

/** The text of two captions in one; words of letters get a space between them. */
export const joinedText = (left: string, right: string): string => `${left}${isSpaced(left, right) ? ' ' : ''}${right}`;

/** Puts a caption's text behind the one before it, which then stands until its end. Undefined across tracks. */
export function joinCaptions(left: CaptionRow, right: CaptionRow): Action | undefined {
  if (left.trackId !== right.trackId) return undefined;
  const text = joinedText(textOf(left), textOf(right));
  const offset = subTicks(right.clip.start, left.clip.start);
  const hasWords = left.clip.words.length > 0 && right.clip.words.length > 0;
  return {
    type: 'batch',
    actions: [
      { type: 'removeClip', clipId: right.clip.id },
      { type: 'trimClip', clipId: left.clip.id, edge: 'end', to: clipEnd(right.clip) },
      {
        type: 'setCaption',
        clipId: left.clip.id,
        texts: { caption: text.slice(0, 500) },
        words: hasWords ? [...left.clip.words, ...shift(right.clip.words, offset)].slice(0, 500) : [],
      },
    ],
  };
}
