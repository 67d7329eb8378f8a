import { type Breakdown, frameworkOf } from '@/domain/breakdown';
import { shownByCaller } from '@/lib/request';
import { frameworkApi } from '@/services/framework/api';
import type { FrameworkRecord } from '@/services/framework/schema';
import type { BreakdownDoc } from './doc';

interface OwnFrameworkOrder {
  readonly doc: BreakdownDoc;
  readonly result: Breakdown;
  readonly name: string;
  readonly summary: string;
  /** The breakdown's own record, once it has one. */
  readonly breakdownId: string | undefined;
}

/**
 * Saves the structure of a breakdown as a framework of one's own.
 *
 * @returns undefined for a text with fewer than two parts
 * @throws the typed errors of lib/request
 */
export async function saveFramework({
  result,
  name,
  summary,
  breakdownId,
}: OwnFrameworkOrder): Promise<FrameworkRecord | undefined> {
  const content = frameworkOf(result, name, summary);
  if (!content) return undefined;
  const { fits, platforms, segments, seconds, ...words } = content;
  return frameworkApi.save(
    {
      ...words,
      fits: [...fits],
      platforms: [...platforms],
      segments: segments.map((segment) => ({ ...segment })),
      seconds: [seconds[0], seconds[1]],
      source: breakdownId ? [{ type: 'breakdown', id: breakdownId }] : [],
    },
    shownByCaller,
  );
}
