import { addTicks, type Ticks, ticks, ZERO } from '../time/ticks';
import { assColor } from './assStyles';
import type { CueWord } from './cue';
import { colorCount } from './cueLook';

/** `\k` counts hundredths of a second. */
const TICKS_PER_HUNDREDTH = 1200;

interface AssText {
  readonly text: string;
  readonly words: readonly CueWord[];
  /** CSS color that most letters have. */
  readonly color: string | undefined;
  /** All codes of the line, without those that change in time. */
  readonly codes: string;
}

/**
 * The words of a dialogue line without its codes: `{\…}` taken off, `\N` a line end, drawings (`\p1`) left out. Times of
 * karaoke (`\k`, `\K`, `\kf`, `\ko`) become word times; a `\k` without text is a pause.
 *
 * @param styleColor CSS color of the line's style, to which `\r` goes back.
 */
export function readAssText(raw: string, styleColor?: string): AssText {
  const words: CueWord[] = [];
  let text = '';
  let at: Ticks = ZERO;
  let length: Ticks | undefined;
  let isDrawing = false;
  let color = styleColor;
  let codes = '';
  const colors = colorCount();
  for (const piece of raw.split(/(\{[^{}]*\})/)) {
    if (!piece.startsWith('{') || !piece.endsWith('}')) {
      if (isDrawing) continue;
      const plain = plainText(piece);
      text += plain;
      colors.add(plain, color);
      if (length !== undefined && plain.trim()) words.push({ text: plain.trim(), at, duration: length });
      if (length !== undefined && plain) [at, length] = [addTicks(at, length), undefined];
      continue;
    }
    const still = piece.replace(/\\t\([^()]*(?:\([^()]*\)[^()]*)*\)/g, '');
    codes += still;
    for (const [, reset, value = ''] of still.matchAll(/\\(?:(r)[^\\}]*|1?c(&?H[0-9a-f]{1,8}))/gi))
      color = reset ? styleColor : (assColor(value) ?? color);
    const drawing = /\\p(\d+)/.exec(piece);
    if (drawing) isDrawing = drawing[1] !== '0';
    for (const [, hundredths] of piece.matchAll(/\\(?:kf|ko|K|k)(\d{1,6})/g)) {
      if (length !== undefined) at = addTicks(at, length);
      length = ticks(Number(hundredths) * TICKS_PER_HUNDREDTH);
    }
  }
  const lines = text.split('\n').map((line) => line.trim());
  return { text: lines.filter(Boolean).join('\n'), words, color: colors.most(), codes };
}

const plainText = (piece: string): string => piece.replace(/\\N/g, '\n').replace(/\\[nh]/g, ' ');
