import type { Cue, CuePlace } from './cue';
import { clockOf, cueText, linesOf, type OnSkip, readCues } from './cueBlocks';
import { type CueLook, colorCount, lookOf } from './cueLook';
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
 * Cues of a WebVTT file, in order of time, with the place that their settings and the color that its classes name;
 * regions, styles, notes and other tags are passed over. Throws ParseError
 * naming the line, `no-header` when the file does not begin with WEBVTT.
 */
export function parseVtt(text: string, onSkip?: OnSkip): readonly Cue[] {
  const lines = linesOf(text);
  if (!/^WEBVTT(?:[ \t].*)?$/.test(lines[0] ?? '')) throw new ParseError('no-header', 1);
  return readCues(withoutNotes(lines), 1, readCueText, onSkip);
}

/** Classes that every player colors. */
const classColors: Readonly<Record<string, string>> = {
  white: '#ffffff',
  lime: '#00ff00',
  cyan: '#00ffff',
  red: '#ff0000',
  yellow: '#ffff00',
  magenta: '#ff00ff',
  blue: '#0000ff',
  black: '#000000',
};

function readCueText(raw: string, settings: string): CueLook & { readonly text: string } {
  const colors = colorCount();
  const open: (string | undefined)[] = [];
  for (const piece of raw.split(/(<[^<>]*>)/)) {
    const [, classes] = /^<c((?:\.[^.<>\s]+)*)[\s>]/.exec(piece) ?? [];
    if (piece === '</c>') open.pop();
    else if (classes !== undefined) {
      const name = classes.split('.').find((one) => Object.hasOwn(classColors, one));
      open.push(name ? classColors[name] : open.at(-1));
    } else colors.add(clean(piece), open.at(-1));
  }
  return { text: clean(raw), ...lookOf(colors.most(), placeOf(settings)) };
}

/** A line's height as players count it, and how far the first one is from the edge; shares of the image. */
const LINE = 0.0533;
const EDGE = 0.05;

/** The place that a cue's settings name; undefined where it is the middle of the bottom. */
function placeOf(settings: string): CuePlace | undefined {
  const values = new Map(
    settings.split(/\s+/).map((one) => [one.split(':')[0] ?? '', one.split(':')[1] ?? ''] as const),
  );
  const [line = '', lineAlign = 'start'] = (values.get('line') ?? '').split(',');
  const [position = '', positionAlign] = (values.get('position') ?? '').split(',');
  const x = percentOf(position);
  const y = percentOf(line) ?? (/^\d{1,2}$/.test(line) ? EDGE + Number(line) * LINE : undefined);
  if (x === undefined && y === undefined) return undefined;
  const side = positionAlign ?? values.get('align') ?? 'center';
  let column = 2;
  if (/^(?:line-left|start|left)$/.test(side)) column = 1;
  else if (/^(?:line-right|end|right)$/.test(side)) column = 3;
  const row = y === undefined ? 0 : ({ start: 6, center: 3, end: 0 }[lineAlign] ?? 6);
  if (y === undefined && column === 2 && x === 0.5) return undefined;
  return { x: x ?? [0, 0.5, 1][column - 1] ?? 0.5, y: y ?? 1 - EDGE, anchor: row + column };
}

function percentOf(text: string): number | undefined {
  const [, value] = /^(\d{1,3}(?:\.\d{1,4})?)%$/.exec(text) ?? [];
  return value !== undefined && Number(value) <= 100 ? Number(value) / 100 : undefined;
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
