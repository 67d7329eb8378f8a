import type { ImageLook } from '../../engine/media/imageLook';

/** An image or clip that can be shown: the goods' own media, or an upload. */
export interface ShotMedia {
  readonly url: string;
  readonly kind: 'image' | 'video';
  readonly name?: string;
  /** Pixels as displayed; absent or 0 = not known. */
  readonly width?: number;
  readonly height?: number;
  /** Seconds, videos only; absent or 0 = not known. */
  readonly duration?: number;
}

/** A part of a picture; shares of its width and height, from its left upper corner. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A line of text in a picture. */
export interface TextBox extends Box {
  /** It stands on the goods themselves, as a label or on a screen: seen near it may be cut, since it tells nothing. */
  readonly isPrint?: true;
}

/** What is seen of the goods: they alone before a calm ground, a part of them, or they among other things. */
type PictureKind = 'packshot' | 'detail' | 'scene';

/** Where the subject of a picture is, and what else was found in it. */
export interface Focus extends Box {
  /** Middles of what stands out in it, the strongest first; absent = its own middle. */
  readonly cores?: readonly { readonly x: number; readonly y: number }[];
  /** Lines of text in the picture, which no crop may cut through but where they are print; absent = none. */
  readonly texts?: readonly TextBox[];
  /** What those lines say, as they were read; absent = not read. */
  readonly words?: readonly string[];
  readonly kind?: PictureKind;
  /** How much stands out from above to below, in equal stripes, 0–1; absent = not looked for. */
  readonly rows?: readonly number[];
  /** The same from left to right. */
  readonly columns?: readonly number[];
  /** A part that shows nothing but the ground, where that is of one color all around; absent = it is not, or nobody looked. */
  readonly ground?: Box;
  /** Faces in it, the surest first, which no crop may cut through; absent = not looked for. */
  readonly faces?: readonly Box[];
  /** How it was taken; absent = not looked at. */
  readonly look?: ImageLook;
}

/**
 * Why a sentence has the picture that planning gave it: words that both have, one written in the picture or in the name
 * of its file; measures that it tells and the picture shows; the strongest picture at the opening, the goods alone
 * beside the price, a recording where something is explained; somebody's face where it speaks of people, a near view
 * where it speaks of details, a wide one where it speaks of a place.
 */
export type ShotReason =
  | { readonly kind: 'written' | 'named'; readonly words: string }
  | { readonly kind: 'measure' | 'opening' | 'offer' | 'motion' | 'face' | 'near' | 'wide' };

/** `auto` fills the canvas, and moves over what is wider, unless goods or texts would be cut; `whole` shows everything. */
export type ShotFit = 'auto' | 'fill' | 'whole';

/** What one card shows. */
export interface Shot {
  readonly url: string;
  readonly kind: 'image' | 'video';
  readonly width: number;
  readonly height: number;
  /** Seconds of the whole source, 0 for images or when not known. */
  readonly duration: number;
  /** Seconds into the source where the shot begins. */
  readonly trimStart: number;
  /** Where its subject is; absent = not looked for. */
  readonly focus?: Focus;
  /** How it fills the canvas; absent = `auto`. */
  readonly fit?: ShotFit;
  /** Absent = it was its turn, or the user chose it. */
  readonly reason?: ShotReason;
}

export interface VoiceClip {
  readonly url: string;
  /** Seconds, measured on the samples. */
  readonly duration: number;
  readonly hash?: string;
}

/** A sentence of a script with the role it plays in its framework. */
export interface Sentence {
  readonly id: string;
  readonly text: string;
  /** Written role name, may be empty. */
  readonly role: string;
}

export const drawnKinds = ['price', 'comparison', 'ingredients', 'steps', 'map'] as const;
export type DrawnKind = (typeof drawnKinds)[number];

/**
 * A shot that is drawn in place of a picture. `rows`: former price, price and offer, as many as there are; ingredients;
 * steps; the address; of a comparison the usual and ours in turn, each under the name in its `label`.
 */
export interface DrawnShot {
  readonly kind: DrawnKind;
  /** Above the rows; may be empty. */
  readonly title: string;
  readonly rows: readonly { readonly label: string; readonly text: string }[];
}

/** A sentence and its shot. */
export interface Card extends Sentence {
  readonly shot: Shot | null;
  /** The user had this drawn in place of the shot, which is what it stands before. */
  readonly drawn?: DrawnShot | undefined;
  /** The user chose the shot: planning leaves it alone. */
  readonly isShotFixed?: boolean;
  /** The user took out the info card that its sentence would have. */
  readonly isPlain?: boolean;
  readonly voice?: VoiceClip;
}

export interface Storyboard {
  readonly cards: readonly Card[];
}
