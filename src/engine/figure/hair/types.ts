import type { Pen } from '../types';

/** Hair in the head's own coordinates (origin between the eyes, crown at −150, chin at 146). */
export interface Hair {
  /** Behind the head and the neck. */
  readonly back?: (pen: Pen, color: string, accent: string) => void;
  /** Over the face. */
  readonly front: (pen: Pen, color: string, accent: string) => void;
}
