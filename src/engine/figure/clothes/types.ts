import type { Sleeve } from '../parts/arm';
import type { Body } from '../rig/body';
import type { Pen, WholeLook } from '../types';

/** What a presenter wears: legs, torso and what lies over it, and the sleeves that the arms are drawn with. */
export interface Outfit {
  readonly legs: (pen: Pen, body: Body, look: WholeLook) => void;
  readonly torso: (pen: Pen, body: Body, look: WholeLook) => void;
  readonly sleeve: (look: WholeLook) => Sleeve;
}
