import type { SeenImage, Window } from './frames';
import type { OpenTiles } from './openTiles';
import type { Places } from './places';
import type { Warp } from './warp';

/** An image that shows something of what is covered in another. */
export interface Shown {
  readonly image: SeenImage;
  /** 1 where letters cover it. */
  readonly cover: Uint8Array;
  /** How much of its box is open; null = nothing. */
  readonly open: OpenTiles | null;
  /** Where the knots of the other are in it, before the warp. */
  readonly places: Places;
  readonly warp: Warp;
  /** How far it is to be believed. */
  readonly weight: number;
  /** Of each of its own knots the layer that is seen there, 0 unknown; null = layers are not told apart. */
  readonly labels: Uint8Array | null;
  /** Where what is between four knots is in it (`mapCell`), and between which. */
  readonly map: Float64Array;
  mapped: number;
}

/** Numbers of a cell's map: a place, and how it changes across, down, and along both, in both directions. */
export const MAP_SIZE = 8;

/** The images that are asked, the nearest first: each is laid on the other when a cell first needs it. */
export interface ShownImages {
  /**
   * null: it shows nothing; undefined: there are no more.
   *
   * @param missed Letters whose image showed nothing of a cell: before a standing camera no other image of their cue does.
   */
  at(index: number, missed: Uint8Array | null): Shown | null | undefined;
}

/** Whether a rectangle lies within the box: where all of that is covered nothing is shown. */
export const isInside = ({ box }: Window, left: number, top: number, right: number, bottom: number): boolean =>
  left >= box.x && top >= box.y && right < box.x + box.width && bottom < box.y + box.height;

/** Whether a rectangle within the area lies beside the box, so that all of it is shown with the pixels after and below. */
export const isApart = ({ area, box }: Window, left: number, top: number, right: number, bottom: number): boolean =>
  (right < box.x - 1 || bottom < box.y - 1 || left >= box.x + box.width || top >= box.y + box.height) &&
  left >= 0 &&
  top >= 0 &&
  right <= area.width - 1.01 &&
  bottom <= area.height - 1.01;

export function isShown(cover: Uint8Array, width: number, height: number, x: number, y: number): boolean {
  if (!(x >= 0 && y >= 0 && x <= width - 1.01 && y <= height - 1.01)) return false;
  const at = (y | 0) * width + (x | 0);
  return (
    ((cover[at] as number) |
      (cover[at + 1] as number) |
      (cover[at + width] as number) |
      (cover[at + width + 1] as number)) ===
    0
  );
}
