import type { PDFFont, PDFPage, rgb as Rgb } from '@cantoo/pdf-lib';

interface DrawStyle {
  readonly x: number;
  /** Of the baseline, from the page's foot. */
  readonly y: number;
  readonly size: number;
  /** 0 black, 1 white. */
  readonly grey: number;
}

export interface Setter {
  /** Lines of a text that are no wider than `width` points. */
  wrap(text: string, size: number, width: number): readonly string[];
  draw(page: PDFPage, line: string, style: DrawStyle): void;
}

const unknown = '\u25a1';
/** Marks that never begin a line. */
const clinging = /[\p{Pe}\p{Pf}\u3001\u3002\uff0c\uff01\uff1f\uff1b\uff1a,.!?;:\u2026%]/u;

/** Sets text in several fonts, each character in the first that has it. */
export function createSetter(fonts: readonly PDFFont[], rgb: typeof Rgb): Setter {
  const sets = fonts.map((font) => new Set(font.getCharacterSet()));
  const widths = new Map<string, number>();
  const fontOf = (character: string): number => sets.findIndex((set) => set.has(character.codePointAt(0) ?? 0));

  /** What is drawn for a character; '' for what has no shape of its own. */
  function shown(character: string): string {
    if (/\p{M}|\p{Cf}|\p{Cc}/u.test(character)) return character === '\t' ? ' ' : '';
    if (fontOf(character) >= 0) return character;
    return fontOf(unknown) >= 0 ? unknown : '?';
  }
  /** Width at size 1. */
  function widthOf(character: string): number {
    const known = widths.get(character);
    if (known !== undefined) return known;
    const width = fonts[Math.max(0, fontOf(character))]?.widthOfTextAtSize(character, 1) ?? 1;
    widths.set(character, width);
    return width;
  }

  function wrapLine(text: string, size: number, width: number): readonly string[] {
    const lines: string[] = [];
    let line = '';
    let used = 0;
    // A Latin word or a number stays whole; Han characters part anywhere.
    for (const [word] of text.matchAll(/[A-Za-z0-9.,'%+-]+|./gsu)) {
      const drawn = [...word].map(shown).join('');
      const size1 = [...drawn].reduce((sum, character) => sum + widthOf(character), 0) * size;
      const isOver = used + size1 > width && line !== '' && !(clinging.test(drawn) && [...drawn].length === 1);
      if (isOver) {
        lines.push(line);
        line = '';
        used = 0;
      }
      for (const character of size1 > width ? drawn : [drawn]) {
        const step = size1 > width ? widthOf(character) * size : size1;
        if (used + step > width && line !== '' && size1 > width) {
          lines.push(line);
          line = '';
          used = 0;
        }
        line += character;
        used += step;
      }
    }
    return [...lines, line];
  }

  return {
    wrap: (text, size, width) => text.split('\n').flatMap((line) => wrapLine(line, size, width)),
    draw: (page, line, { x, y, size, grey }) => {
      let at = x;
      let run = '';
      let face = -1;
      const flush = () => {
        const font = fonts[Math.max(0, face)];
        if (run && font) page.drawText(run, { x: at, y, size, font, color: rgb(grey, grey, grey) });
        at += [...run].reduce((sum, character) => sum + widthOf(character), 0) * size;
        run = '';
      };
      for (const character of line) {
        const next = fontOf(character);
        if (next !== face) flush();
        face = next;
        run += character;
      }
      flush();
    },
  };
}
