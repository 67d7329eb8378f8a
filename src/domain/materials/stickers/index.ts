import { bursts, prices, ribbons } from './bursts.data';
import { arrows, badges, faces, marks, tags } from './classic.data';
import { doodles, moods, social } from './doodles.data';
import type { Sticker } from './draw';
import { season } from './season.data';

/** By group, in the order in which they are shown. */
export const stickerGroups = [
  { id: 'bursts', stickers: bursts },
  { id: 'prices', stickers: prices },
  { id: 'tags', stickers: tags },
  { id: 'ribbons', stickers: ribbons },
  { id: 'badges', stickers: badges },
  { id: 'arrows', stickers: arrows },
  { id: 'marks', stickers: marks },
  { id: 'doodles', stickers: doodles },
  { id: 'faces', stickers: faces },
  { id: 'moods', stickers: moods },
  { id: 'social', stickers: social },
  { id: 'season', stickers: season },
] as const;

const byId = new Map<string, Sticker>(
  stickerGroups.flatMap(({ stickers }) => stickers.map((item): [string, Sticker] => [item.id, item])),
);

/** Colors in the place of those of the drawing, lower-case hex. */
export type Recoloring = Readonly<Record<string, string>>;

/** Black and white are rims, shades and lights: they stay. */
const kept: ReadonlySet<string> = new Set(['#ffffff', '#000000', '#1f1b3a']);
const hex = /#[0-9a-f]{6}/g;
const mostColors = 4;

/** The colors of a sticker that can be changed, the first ones of its drawing. Empty for an unknown one. */
export const stickerColors = (id: string): readonly string[] =>
  [...new Set(byId.get(id)?.svg.match(hex) ?? [])].filter((color) => !kept.has(color)).slice(0, mostColors);

/**
 * A whole SVG document of a sticker, in other colors where wished; undefined for one that this release does not have.
 * What is not a hex color is passed over.
 */
export function stickerSvg(id: string, colors: Recoloring = {}): string | undefined {
  const sticker = byId.get(id);
  if (!sticker) return undefined;
  const svg = sticker.svg.replace(hex, (color) => {
    const wished = Object.hasOwn(colors, color) ? colors[color] : undefined;
    return wished && /^#[0-9a-f]{6}$/i.test(wished) ? wished.toLowerCase() : color;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 200" width="200" height="200">${svg}</svg>`;
}

/** How many there are. */
export const stickerCount = byId.size;
