import { ease } from './keyframeValue';
import type { Keyframe } from './schema';

/** Where the panel lists it. */
type TransitionGroup = 'basic' | 'wipe' | 'move' | 'lens' | 'style';

export interface TransitionDefinition {
  /** `Transition.type` and `TransitionLayer.type`. */
  readonly type: string;
  readonly group: TransitionGroup;
  readonly easing: Keyframe['easing'];
  /** Shorter than this it cannot be seen for what it is. */
  readonly minSeconds: number;
  readonly defaultSeconds: number;
}

const of = (
  group: TransitionGroup,
  type: string,
  easing: Keyframe['easing'],
  defaultSeconds = 0.6,
): TransitionDefinition => ({ type, group, easing, minSeconds: 0.1, defaultSeconds });

/**
 * The transitions there are; `engine/render` draws each by its type from an eased progress of 0 to 1. Directions tell
 * where things move to: `wipe` and `slide` go to the left, `wipe-up` to the top.
 */
export const transitionDefinitions: readonly TransitionDefinition[] = [
  of('basic', 'fade', 'linear'),
  of('basic', 'dissolve', 'linear'),
  of('basic', 'flash', 'linear', 0.4),
  of('basic', 'blur', 'linear'),

  of('wipe', 'wipe', 'ease-in-out'),
  of('wipe', 'wipe-right', 'ease-in-out'),
  of('wipe', 'wipe-up', 'ease-in-out'),
  of('wipe', 'wipe-down', 'ease-in-out'),
  of('wipe', 'iris', 'ease-in-out'),
  of('wipe', 'clock', 'ease-in-out', 0.8),

  of('move', 'slide', 'ease-out'),
  of('move', 'slide-up', 'ease-out'),
  of('move', 'push', 'ease-in-out'),
  of('move', 'push-up', 'ease-in-out'),
  of('move', 'whip', 'ease-in-out', 0.4),

  of('lens', 'zoom', 'ease-in-out'),
  of('lens', 'cross-zoom', 'ease-in-out', 0.5),
  of('lens', 'spin', 'ease-in-out', 0.6),
  of('lens', 'flip', 'linear', 0.8),

  of('style', 'glitch', 'linear', 0.5),
];

export const TRANSITION_GROUPS: readonly TransitionGroup[] = ['basic', 'wipe', 'move', 'lens', 'style'];

const byType = new Map(transitionDefinitions.map((item) => [item.type, item]));

/** Undefined for a type that this release does not know; such a transition is drawn as a plain cut. */
export const transitionDefinition = (type: string): TransitionDefinition | undefined => byType.get(type);

/** Eased progress; `linear` is 0 at the transition's first moment and 1 at its end. */
export const transitionProgress = (definition: TransitionDefinition, linear: number): number =>
  ease(definition.easing, Math.min(1, Math.max(0, linear)));
