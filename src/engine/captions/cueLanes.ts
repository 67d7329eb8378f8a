import { fromSeconds, minTicks, subTicks, type Ticks } from '../time/ticks';
import type { Cue } from './cue';

/** An overlap no longer than this is a slip of whoever timed the file: the earlier cue gives way. */
const SLIP = fromSeconds(0.25);
/** Lines of subtitles that may stand at a time: more cover the image. */
const MOST_LINES = 3;
/** Cues at places of their own that may stand at a time; each needs a track. */
const MOST_PLACED = 8;

interface CueLanes {
  /** Cues that the design places, the usual line first; within a lane they are apart. */
  readonly lines: readonly (readonly Cue[])[];
  /** Cues at places of their own. */
  readonly placed: readonly (readonly Cue[])[];
  /** What found no room beside so many others at the same time. */
  readonly left: readonly Cue[];
}

/**
 * Cues on as many tracks as stand at a time, each with its own times. Cues of the same time and color (two languages) are
 * the lines of one; overlaps of a moment are cut off.
 *
 * @param shortest Ticks that a cue needs to be seen at all: one image.
 */
export function cueLanes(cues: readonly Cue[], shortest: Ticks): CueLanes {
  const lines: Cue[][] = [];
  const placed: Cue[][] = [];
  const left: Cue[] = [];
  for (const cue of cues.toSorted((a, b) => a.start - b.start)) {
    if (cue.end - cue.start < shortest || cue.start < 0) continue;
    if (cue.place) {
      if (!putOn(placed, cue, MOST_PLACED)) left.push(cue);
    } else if (!joinTwin(lines, cue, shortest) && !cutSlip(lines, cue) && !putOn(lines, cue, MOST_LINES))
      left.push(cue);
  }
  return { lines, placed, left };
}

/** On the first lane that is free, or a new one; false where there may be no more. */
function putOn(lanes: Cue[][], cue: Cue, most: number): boolean {
  const free = lanes.find((lane) => (lane.at(-1)?.end ?? 0) <= cue.start);
  if (!free && lanes.length >= most) return false;
  if (free) free.push(cue);
  else lanes.push([cue]);
  return true;
}

/** A cue that begins and ends with another one becomes its next line. */
function joinTwin(lanes: readonly Cue[][], cue: Cue, shortest: Ticks): boolean {
  const isNear = (a: Ticks, b: Ticks): boolean => Math.abs(a - b) < Math.max(1, shortest);
  for (const lane of lanes) {
    const last = lane.at(-1);
    if (!last || last.color !== cue.color || !isNear(last.start, cue.start) || !isNear(last.end, cue.end)) continue;
    const { words: _words, ...rest } = last;
    lane[lane.length - 1] = { ...rest, text: `${last.text}\n${cue.text}` };
    return true;
  }
  return false;
}

/** The cue before ends a little late: it ends where this one begins. */
function cutSlip(lanes: readonly Cue[][], cue: Cue): boolean {
  const lane = lanes[0];
  const last = lane?.at(-1);
  if (!lane || !last || last.end <= cue.start) return false;
  const over = subTicks(last.end, cue.start);
  const shorter = minTicks(subTicks(last.end, last.start), subTicks(cue.end, cue.start));
  if (over > SLIP || over * 3 > shorter) return false;
  lane[lane.length - 1] = { ...last, end: cue.start };
  lane.push(cue);
  return true;
}
