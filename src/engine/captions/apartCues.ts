import { type Ticks, ZERO } from '../time/ticks';
import type { Cue } from './cue';

/**
 * The cues one after another, as a track can hold them: of two that overlap the earlier ends where the later begins;
 * cues of the same time (two languages) become the lines of one. Nothing that is said is lost.
 *
 * @param shortest Ticks below which a cue gives way to its neighbor's text instead of standing alone.
 */
export function apartCues(cues: readonly Cue[], shortest: Ticks = ZERO): readonly Cue[] {
  const apart: Cue[] = [];
  for (const cue of cues.toSorted((a, b) => a.start - b.start)) {
    const last = apart.at(-1);
    if (!last || cue.start >= last.end) {
      apart.push(cue);
    } else if (cue.start - last.start < Math.max(1, shortest)) {
      const end = Math.max(last.end, cue.end) as Ticks;
      apart[apart.length - 1] = { start: last.start, end, text: `${last.text}\n${cue.text}` };
    } else {
      apart[apart.length - 1] = { ...last, end: cue.start };
      apart.push(cue);
    }
  }
  return apart;
}
