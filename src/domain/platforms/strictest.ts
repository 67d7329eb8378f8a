import { platforms } from './platforms';
import type { Platform, PlatformId } from './types';

type Limited = 'title' | 'description' | 'topics';

/** Of several platforms the one that allows the least of a text, and how much that is: shown as the limiting one. */
export function strictestOf(
  ids: readonly PlatformId[],
  field: Limited,
): { readonly platform: Platform; readonly max: number } | undefined {
  return ids
    .map((id) => ({ platform: platforms[id], max: platforms[id][field].max }))
    .reduce<{ platform: Platform; max: number } | undefined>(
      (strictest, one) => (!strictest || one.max < strictest.max ? one : strictest),
      undefined,
    );
}
