import type { RoleKey } from '../../../../../src/domain/frameworks';

/**
 * Lines of a role for a topic without goods. Slots: {name} {it} {aud} {scene} {pain} {pain2} {fact} {insight} {story} {benefit} {benefit2} {spec} {offer}
 * {price} {cta} {tip} {n} {i} {question}. A line whose slot cannot be filled from the user's material is not used.
 */
export interface RoleLines {
  /** For the first sentence of the segment. */
  readonly open: readonly string[];
  /** For further ones. */
  readonly more: readonly string[];
}

export type LineBook = Partial<Record<RoleKey, RoleLines>>;
