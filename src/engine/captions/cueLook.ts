import type { Cue, CuePlace } from './cue';

/** What a file says of a cue beyond its words. */
export type CueLook = Pick<Cue, 'color' | 'place'>;

/** Colors by their names in SRT files, as far as editors write them; CSS knows them all. */
const NAMES = new Set(
  'aqua black blue cyan fuchsia gold gray green lime magenta maroon navy olive orange pink purple red silver teal white yellow'.split(
    ' ',
  ),
);

/** A color of HTML as CSS takes it, in small letters; undefined for anything else. */
export function htmlColor(text: string): string | undefined {
  const color = text.trim().toLowerCase();
  if (/^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/.test(color)) return color;
  if (/^[0-9a-f]{6}$/.test(color)) return `#${color}`;
  return NAMES.has(color) ? color : undefined;
}

/** Counts letters by their color: a caption has one color, the one that most of its letters have. */
export function colorCount() {
  const counts = new Map<string | undefined, number>();
  return {
    add(text: string, color: string | undefined): void {
      const letters = text.replace(/\s/g, '').length;
      if (letters > 0) counts.set(color, (counts.get(color) ?? 0) + letters);
    },
    most(): string | undefined {
      return [...counts].reduce<readonly [string | undefined, number]>(
        (best, one) => (one[1] > best[1] ? one : best),
        [undefined, 0],
      )[0];
    },
  };
}

/** A cue's look without what it does not say. */
export const lookOf = (color: string | undefined, place: CuePlace | undefined): CueLook => ({
  ...(color ? { color } : {}),
  ...(place ? { place } : {}),
});
