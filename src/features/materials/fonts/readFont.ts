import type { MessageId } from '@/hooks/useT';

export const mostFontBytes = 20 * 1024 * 1024;

export class FontFileError extends Error {
  override readonly name = 'FontFileError';
  constructor(readonly id: MessageId) {
    super(id);
  }
}

export interface ReadFont {
  readonly name: string;
  readonly glyphs: number;
  readonly has: (codePoint: number) => boolean;
}

/** sfnt with TrueType or CFF outlines, WOFF2. */
const heads: readonly string[] = ['\u0000\u0001\u0000\u0000', 'OTTO', 'true', 'wOF2'];

/**
 * Reads a font file and what it covers. @throws FontFileError when it is none, or larger than 20 MB
 */
export async function readFont(file: Blob): Promise<ReadFont> {
  if (file.size > mostFontBytes) throw new FontFileError('material.fonts.tooLarge');
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (!heads.includes(String.fromCharCode(...bytes.subarray(0, 4)))) throw new FontFileError('material.fonts.broken');
  try {
    const { create } = await import('fontkit');
    const font = create(bytes as unknown as Buffer);
    if (!('hasGlyphForCodePoint' in font)) throw new FontFileError('material.fonts.broken');
    if (font.numGlyphs < 1) throw new FontFileError('material.fonts.broken');
    return {
      name: font.fullName || font.familyName || '',
      glyphs: font.numGlyphs,
      has: (codePoint) => font.hasGlyphForCodePoint(codePoint),
    };
  } catch (cause) {
    throw cause instanceof FontFileError ? cause : new FontFileError('material.fonts.broken');
  }
}

/** Characters of a text that a font lacks, each once; white space and line breaks need no glyph. */
export const missingIn = (text: string, has: (codePoint: number) => boolean): readonly string[] =>
  [...new Set(text)].filter((character) => !/\s/.test(character) && !has(character.codePointAt(0) ?? 0));
