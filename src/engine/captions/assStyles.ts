import type { CuePlace } from './cue';

/** The part of an ASS style that a caption can follow. */
export interface AssStyle {
  /** CSS color; none where it is the white that every program writes. */
  readonly color: string | undefined;
  /** As on a number pad. */
  readonly anchor: number;
  /** Shares of the image: left, right, and from top or bottom. */
  readonly margins: AssMargins;
}

interface AssMargins {
  readonly left: number;
  readonly right: number;
  readonly vertical: number;
}

/** What the heads of an ASS or SSA file say: the size that places are counted in, and its styles by name. */
export interface AssSheet {
  readonly width: number;
  readonly height: number;
  readonly styles: ReadonlyMap<string, AssStyle>;
}

const BOTTOM = 2;
const usualStyle: AssStyle = { color: undefined, anchor: BOTTOM, margins: { left: 0.05, right: 0.05, vertical: 0.05 } };

/** The sheet of SRT files with codes of SSA, and of files that say no size: players count 384 × 288. */
export const usualSheet: AssSheet = { width: 384, height: 288, styles: new Map() };

/** A style by its name; SSA marks the first one with a star. */
export const styleOf = ({ styles }: AssSheet, name: string): AssStyle =>
  styles.get(name.trim().replace(/^\*/, '')) ?? styles.get('Default') ?? usualStyle;

/** SSA counts 1–3 along the bottom, 5–7 along the top, 9–11 in the middle. */
function oldAnchor(value: number): number | undefined {
  const column = value % 4;
  if (!Number.isInteger(value) || value < 1 || value > 11 || column === 0) return undefined;
  if (value > 8) return column + 3;
  return value > 4 ? column + 6 : column;
}

const isAnchor = (value: number): boolean => Number.isInteger(value) && value >= 1 && value <= 9;

/** `&HAABBGGRR`, with or without its ends and opacity, or the same as a decimal number (SSA); as CSS. */
export function assColor(text: string): string | undefined {
  const [, hex] = /^\s*&?H([0-9a-f]{1,8})&?\s*$/i.exec(text) ?? [];
  const [, decimal] = /^\s*(-?\d{1,11})\s*$/.exec(text) ?? [];
  if (hex === undefined && decimal === undefined) return undefined;
  const value = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
  const bytes = [value & 0xff, (value >> 8) & 0xff, (value >> 16) & 0xff];
  return `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}

/** Reads size and styles out of a file's lines; what it does not say is as players take it. */
export function readAssSheet(lines: readonly string[]): AssSheet {
  const { width, height } = sizeOf(lines);
  const styles = new Map<string, AssStyle>();
  let isOld = false;
  let columns: readonly string[] = [];
  let isStyles = false;
  for (const line of lines) {
    const [, section] = /^\s*\[([^\]]+)\]\s*$/.exec(line) ?? [];
    if (section) {
      isStyles = /^v4\+? styles$/i.test(section.trim());
      isOld = !section.includes('+');
    }
    if (!isStyles) continue;
    const [, named] = /^\s*Format\s*:(.*)$/i.exec(line) ?? [];
    if (named !== undefined) columns = named.split(',').map((name) => name.trim().toLowerCase());
    const [, said] = /^\s*Style\s*:(.*)$/i.exec(line) ?? [];
    if (said === undefined) continue;
    const cells = said.split(',');
    const cell = (name: string): string => (cells[columns.indexOf(name)] ?? '').trim();
    const alignment = Number(cell('alignment'));
    const anchor = isOld ? oldAnchor(alignment) : alignment;
    const color = assColor(cell('primarycolour'));
    styles.set(cell('name').replace(/^\*/, ''), {
      color: color === '#ffffff' ? undefined : color,
      anchor: anchor !== undefined && isAnchor(anchor) ? anchor : BOTTOM,
      margins: {
        left: shareOf(cell('marginl'), width) ?? usualStyle.margins.left,
        right: shareOf(cell('marginr'), width) ?? usualStyle.margins.right,
        vertical: shareOf(cell('marginv'), height) ?? usualStyle.margins.vertical,
      },
    });
  }
  return { width, height, styles };
}

/** A size of which one side is missing is 4 : 3. */
function sizeOf(lines: readonly string[]): { readonly width: number; readonly height: number } {
  const read = (name: string): number =>
    Number(lines.find((line) => line.startsWith(`${name}:`))?.slice(name.length + 1) ?? 0);
  const [x, y] = [read('PlayResX'), read('PlayResY')].map((side) => (side > 0 && side < 100_000 ? side : 0));
  if (x && y) return { width: x, height: y };
  if (y) return { width: (y * 4) / 3, height: y };
  return x ? { width: x, height: (x * 3) / 4 } : usualSheet;
}

/** A margin in pixels as a share of its side; 0 and what is no number say nothing. */
export function shareOf(text: string, side: number): number | undefined {
  const value = Number(text);
  return value > 0 && value < side ? value / side : undefined;
}

const numbers = (text: string): readonly number[] => text.split(',').map((part) => Number(part.trim() || 'x'));

/**
 * Where a line stands by its codes (`\pos`, the beginning of `\move`, `\an`, `\a`) and its style. Undefined where that is
 * the middle of the bottom, the place of every subtitle: there the caption's design decides.
 *
 * @param margins The line's own, which come before those of its style.
 */
export function assPlace(
  codes: string,
  sheet: AssSheet,
  { style, margins = {} }: { readonly style: AssStyle; readonly margins?: Partial<AssMargins> },
): CuePlace | undefined {
  const [, pad] = /\\an(\d)(?!\d)/.exec(codes) ?? [];
  const [, old] = /\\a(\d{1,2})(?!\d)/.exec(codes) ?? [];
  const wished = pad === undefined ? oldAnchor(Number(old ?? 0)) : Number(pad);
  const anchor = wished !== undefined && isAnchor(wished) ? wished : style.anchor;
  const [, at = ''] = /\\(?:pos|move)\(([^()]{1,80})\)/.exec(codes) ?? [];
  const [x = Number.NaN, y = Number.NaN] = numbers(at);
  if (Number.isFinite(x) && Number.isFinite(y)) return { x: x / sheet.width, y: y / sheet.height, anchor };
  if (anchor === BOTTOM) return undefined;
  const { left, right, vertical } = { ...style.margins, ...margins };
  const column = (anchor - 1) % 3;
  const row = Math.floor((anchor - 1) / 3);
  return {
    x: [left, 0.5, 1 - right][column] ?? 0.5,
    y: [1 - vertical, 0.5, vertical][row] ?? 0.5,
    anchor,
  };
}
