import { ease } from '../project/keyframeValue';
import type { Keyframe } from '../project/schema';

export interface TransitionDefinition {
  /** `Transition.type` and `TransitionLayer.type`. */
  readonly type: string;
  readonly easing: Keyframe['easing'];
}

/**
 * The transitions there are; `engine/render` draws each by its type from an eased progress of 0 to 1:
 * fade — `from` to the background, then `to` out of it · dissolve — cross-fade · wipe — a straight edge that uncovers
 * `to` from the right · slide — `to` moves in over `from` from the right · push — `to` pushes `from` out to the left ·
 * zoom — `from` grows and fades, `to` grows in · blur — both blurred most at half-way, cross-faded.
 */
export const transitionDefinitions: readonly TransitionDefinition[] = [
  { type: 'fade', easing: 'linear' },
  { type: 'dissolve', easing: 'linear' },
  { type: 'wipe', easing: 'ease-in-out' },
  { type: 'slide', easing: 'ease-out' },
  { type: 'push', easing: 'ease-in-out' },
  { type: 'zoom', easing: 'ease-in-out' },
  { type: 'blur', easing: 'linear' },
];

const byType = new Map(transitionDefinitions.map((item) => [item.type, item]));

/** Undefined for a type that this release does not know; such a transition is drawn as a plain cut. */
export const transitionDefinition = (type: string): TransitionDefinition | undefined => byType.get(type);

/** Eased progress; `linear` is 0 at the transition's first moment and 1 at its end. */
export const transitionProgress = (definition: TransitionDefinition, linear: number): number =>
  ease(definition.easing, Math.min(1, Math.max(0, linear)));
