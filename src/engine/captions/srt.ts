import { assPlace, styleOf, usualSheet } from './assStyles';
import { readAssText } from './assText';
import type { Cue } from './cue';
import { clockOf, cueText, linesOf, type OnSkip, readCues } from './cueBlocks';
import { type CueLook, colorCount, htmlColor, lookOf } from './cueLook';

/** Formatting that players know in SRT: HTML-like tags and the position codes of SSA. */
const clean = (text: string): string => text.replace(/<\/?(?:b|i|u|s|font)\b[^<>]*>|\{\\[^{}]*\}/gi, '');

/**
 * Cues of a SubRip file, in order of time. Missing numbers, `.` for `,` and missing hours are forgiven; of the formatting
 * color and place are kept, empty cues are left out. An empty file gives none. A cue with a bad time is
 * skipped; throws ParseError naming its line where no other is left.
 */
export const parseSrt = (text: string, onSkip?: OnSkip): readonly Cue[] =>
  readCues(linesOf(text), 0, readCueText, onSkip);

function readCueText(raw: string): CueLook & { readonly text: string } {
  const colors = colorCount();
  const open: (string | undefined)[] = [];
  for (const piece of raw.split(/(<\/?font\b[^<>]*>)/i)) {
    if (/^<\/font/i.test(piece)) open.pop();
    else if (/^<font/i.test(piece)) {
      const [, value = ''] = /\bcolor\s*=\s*["']?([^"'\s>]{1,40})/i.exec(piece) ?? [];
      open.push(htmlColor(value) ?? open.at(-1));
    } else colors.add(clean(piece), open.at(-1));
  }
  const codes = readAssText(raw);
  const place = assPlace(codes.codes, usualSheet, { style: styleOf(usualSheet, '') });
  return { text: clean(raw), ...lookOf(codes.color ?? colors.most(), place) };
}

/** A SubRip file of the cues; times to the millisecond. */
export const formatSrt = (cues: readonly Cue[]): string =>
  cues
    .map(
      ({ start, end, text }, index) =>
        `${index + 1}\n${clockOf(start, ',')} --> ${clockOf(end, ',')}\n${cueText(text)}\n`,
    )
    .join('\n');
