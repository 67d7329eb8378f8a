import type { Cue } from './cue';
import { clockOf, cueText, linesOf, type OnSkip, readCues } from './cueBlocks';

/** Formatting that players know in SRT: HTML-like tags and the position codes of SSA. */
const clean = (text: string): string => text.replace(/<\/?(?:b|i|u|s|font)\b[^<>]*>|\{\\[^{}]*\}/gi, '');

/**
 * Cues of a SubRip file, in order of time. Missing numbers, `.` for `,` and missing hours are forgiven, formatting is
 * taken off, empty cues are left out. An empty file gives none. A cue with a bad time is
 * skipped; throws ParseError naming its line where no other is left.
 */
export const parseSrt = (text: string, onSkip?: OnSkip): readonly Cue[] => readCues(linesOf(text), 0, clean, onSkip);

/** A SubRip file of the cues; times to the millisecond. */
export const formatSrt = (cues: readonly Cue[]): string =>
  cues
    .map(
      ({ start, end, text }, index) =>
        `${index + 1}\n${clockOf(start, ',')} --> ${clockOf(end, ',')}\n${cueText(text)}\n`,
    )
    .join('\n');
