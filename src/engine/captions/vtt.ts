import type { Cue } from './cue';
import { clockOf, cueText, linesOf, type OnSkip, readCues } from './cueBlocks';
import { ParseError } from './parseError';

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&nbsp;': ' ',
  '&lrm;': '',
  '&rlm;': '',
};

const clean = (text: string): string =>
  text.replace(/<[^<>]*>/g, '').replace(/&(?:amp|lt|gt|nbsp|lrm|rlm);/g, (entity) => entities[entity] ?? entity);

/**
 * Cues of a WebVTT file, in order of time; settings, regions, styles, notes and tags are passed over. Throws ParseError
 * naming the line, `no-header` when the file does not begin with WEBVTT.
 */
export function parseVtt(text: string, onSkip?: OnSkip): readonly Cue[] {
  const lines = linesOf(text);
  if (!/^WEBVTT(?:[ \t].*)?$/.test(lines[0] ?? '')) throw new ParseError('no-header', 1);
  return readCues(withoutNotes(lines), 1, clean, onSkip);
}

/** Notes and styles may hold anything, even an arrow in a note's text; they end at an empty line. Lines keep their places. */
function withoutNotes(lines: readonly string[]): readonly string[] {
  let isSkipping = false;
  return lines.map((line, index) => {
    const startsBlock = (lines[index - 1] ?? '').trim() === '';
    if (startsBlock && /^(?:NOTE|STYLE|REGION)(?:[ \t].*)?$/.test(line)) isSkipping = true;
    if (line.trim() === '') isSkipping = false;
    return isSkipping ? '' : line;
  });
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** A WebVTT file of the cues; times to the millisecond. */
export const formatVtt = (cues: readonly Cue[]): string =>
  `WEBVTT\n\n${cues
    .map(({ start, end, text }) => `${clockOf(start, '.')} --> ${clockOf(end, '.')}\n${escaped(cueText(text))}\n`)
    .join('\n')}`;
