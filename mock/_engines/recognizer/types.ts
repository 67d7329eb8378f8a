import type { SpokenSegment } from '../../../src/services/speech/schema';

export type { SpokenSegment } from '../../../src/services/speech/schema';

export interface Recognition {
  readonly segments: SpokenSegment[];
  /** False when only the times are known, not the words. */
  readonly hasWords: boolean;
}
