import { estimateSeconds } from '../../engine/captions/spoken';
import { type FrameRate, frameAt, frameStart, snapToFrame } from '../../engine/time/frameRate';
import { fromSeconds, type Ticks } from '../../engine/time/ticks';
import type { Card, Shot, VoiceClip } from './types';

export interface CardSpan {
  readonly card: Card;
  /** Its own shot, else the nearest one; null only when no card has a shot. */
  readonly shot: Shot | null;
  readonly voice: VoiceClip | undefined;
  /** When it is spoken: exact, next to its neighbors without overlap. */
  readonly start: Ticks;
  readonly end: Ticks;
  /** When it is seen: on frame borders, up to the next card's first frame. */
  readonly from: Ticks;
  readonly to: Ticks;
}

/** Time of a card that has no voice and hardly a text. */
const SHORTEST_SILENT = 1;

interface SpanOptions {
  readonly fps: FrameRate;
  /** Seconds of silence between two cards; absent = none. */
  readonly pause?: ((left: Card, right: Card) => number) | undefined;
  /** Seconds for which the last card is seen after it was spoken; default 0. */
  readonly tail?: number | undefined;
  /** By card id; else the card's own. */
  readonly voices: Readonly<Record<string, VoiceClip>>;
}

/**
 * When each card speaks and shows. A card lasts as long as its voice; borders come from sums of seconds, so rounding to
 * ticks and frames never adds up. Cards without text and voice, and those shorter than a frame, are left out.
 */
export function cardSpans(cards: readonly Card[], { fps, pause, tail = 0, voices }: SpanOptions): readonly CardSpan[] {
  const told = cards.flatMap((card) => {
    const voice = voices[card.id] ?? card.voice;
    if (!voice && !card.text.trim()) return [];
    return [{ card, voice, seconds: voice?.duration ?? Math.max(SHORTEST_SILENT, estimateSeconds(card.text)) }];
  });
  let clock = 0;
  const timed = told.map(({ card, voice, seconds }, index) => {
    const start = clock;
    const next = told[index + 1];
    clock = start + seconds + (next && pause ? pause(card, next.card) : 0);
    return { card, voice, start: fromSeconds(start), end: fromSeconds(start + seconds) };
  });
  const seen = timed.map((item, index) => {
    const next = timed[index + 1];
    return {
      ...item,
      from: snapToFrame(item.start, fps),
      to: next ? snapToFrame(next.start, fps) : frameEnd((item.end + fromSeconds(tail)) as Ticks, fps),
    };
  });
  return seen
    .filter(({ from, to }) => to > from)
    .map((item, index, all) => ({ ...item, shot: item.card.shot ?? nearestShot(all, index) }));
}

/** The first frame border at or after `time`: the last frame is shown whole. */
function frameEnd(time: Ticks, fps: FrameRate): Ticks {
  const frame = frameAt(time, fps);
  return frameStart(frame, fps) === time ? time : frameStart(frame + 1, fps);
}

function nearestShot(items: readonly { readonly card: Card }[], index: number): Shot | null {
  for (let distance = 1; distance < items.length; distance += 1) {
    const shot = items[index - distance]?.card.shot ?? items[index + distance]?.card.shot;
    if (shot) return shot;
  }
  return null;
}
