import { type MixPair, worstPair } from './likeness';
import { missingClips } from './missingClips';
import { type MixRequest, planMix } from './planMix';
import type { MixVersion } from './types';

/** What comes of a recipe, known before anything is rendered. */
export interface MixOutlook {
  readonly versions: readonly MixVersion[];
  /** Whether as many were found as are wanted. */
  readonly isComplete: boolean;
  /** The two versions that are most alike; undefined with fewer than two. */
  readonly worst?: MixPair | undefined;
  /** Clips were replaced since, and now two versions are more alike than was allowed. */
  readonly isExceeded?: boolean;
}

/** Plans the versions and names the two that are most alike. */
export function mixOutlook(request: MixRequest): MixOutlook {
  const { versions, isComplete } = planMix(request);
  return { versions, isComplete, worst: worstPair(versions) };
}

/** A question to the planner, as a worker takes it: the plan, or what is missing for it. */
export type MixOrder =
  | { readonly ask: 'outlook'; readonly request: MixRequest }
  | { readonly ask: 'missing'; readonly request: MixRequest };

export type MixAnswer =
  | { readonly ask: 'outlook'; readonly outlook: MixOutlook }
  | { readonly ask: 'missing'; readonly missing: ReturnType<typeof missingClips> };

export const answerMix = ({ ask, request }: MixOrder): MixAnswer =>
  ask === 'outlook' ? { ask, outlook: mixOutlook(request) } : { ask, missing: missingClips(request) };
