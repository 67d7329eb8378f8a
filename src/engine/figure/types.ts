/** Any 2D context: the page's, a worker's. */
export type Pen = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

/** How much of the presenter fills the box: the whole figure, from the hip up, head and shoulders. */
export const FRAMINGS = ['full', 'half', 'close'] as const;
export type Framing = (typeof FRAMINGS)[number];

/** Where a figure is drawn, in the context's units. The figure stands centered on the box's lower edge. */
export interface FigureBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Default `half`. */
  readonly framing?: Framing;
}

/** Colors as `#rrggbb`; what is left out is as the presenter was designed. */
export interface Look {
  readonly clothes?: string;
  /** Tie, apron, trimmings. */
  readonly accent?: string;
  readonly hair?: string;
  readonly skin?: string;
}
export type WholeLook = Required<Look>;

/** The mouth between rest and the widest: all 0 is closed and at ease. */
export interface MouthShape {
  /** 0–1: how far the jaw has dropped. */
  readonly open: number;
  /** −1 (pursed) – 1 (drawn to the sides). */
  readonly wide: number;
  /** 0–1: lips pushed forward. */
  readonly round: number;
  /** 0–1: teeth nearly closed, as in s. */
  readonly teeth: number;
  /** 0–1: lips pressed together, as in m. */
  readonly press: number;
}

/** Degrees, 0 = hanging straight down, 90 = to the side, 180 = up, negative = in front of the body. */
export interface ArmPose {
  readonly upper: number;
  readonly fore: number;
  /** The hand against the forearm. */
  readonly hand: number;
  /** Thumb to little finger, 0 = stretched, 1 = in the fist. */
  readonly curls: readonly [number, number, number, number, number];
  /** 0–1: fingers apart. */
  readonly spread: number;
}

/** Everything about a figure that changes from frame to frame. */
export interface Pose {
  readonly mouth: MouthShape;
  /** 0 open – 1 shut. */
  readonly blink: number;
  /** −1…1 each: where the eyes look, right and down positive. */
  readonly gaze: { readonly x: number; readonly y: number };
  /** −1 lowered – 1 raised. */
  readonly brow: number;
  /** 0–1. */
  readonly smile: number;
  /** Head: degrees to the side; turned and nodded −1…1. */
  readonly tilt: number;
  readonly turn: number;
  readonly nod: number;
  /** Degrees the whole body leans. */
  readonly lean: number;
  /** 0–1, the chest. */
  readonly breath: number;
  /** The arm on the left and on the right of the image. */
  readonly left: ArmPose;
  readonly right: ArmPose;
}

type PresenterStyle = 'host' | 'office' | 'shop' | 'guofeng' | 'chef' | 'cartoon';
export type HairStyle = 'waves' | 'bob' | 'ponytail' | 'updo' | 'sideparted' | 'receding' | 'cropped' | 'buns';
export type ClothesStyle = 'knit' | 'blazer' | 'suit' | 'apron' | 'cardigan' | 'hanfu' | 'chef' | 'hoodie';

/** Proportions of a presenter; 1 = the ordinary grown-up. */
export interface Build {
  readonly shoulders: number;
  readonly chest: number;
  readonly waist: number;
  readonly hips: number;
  readonly head: number;
  readonly legs: number;
  readonly eyes: number;
  /** 0 soft – 1 square. */
  readonly jaw: number;
  /** 0–1: lines about eyes and mouth. */
  readonly age: number;
}

export interface PresenterDefinition {
  readonly id: string;
  /** Locale id of the name: `presenter.<id>`. */
  readonly nameId: `presenter.${string}`;
  readonly sex: 'female' | 'male';
  readonly age: 'young' | 'middle' | 'senior';
  readonly style: PresenterStyle;
  readonly hairStyle: HairStyle;
  readonly clothesStyle: ClothesStyle;
  readonly look: WholeLook;
  /** Clothes' colors that suit. */
  readonly clothesColors: readonly string[];
  readonly build: Build;
  readonly hasGlasses?: boolean;
  readonly hasBeard?: boolean;
}
