import type { Advice, BreakdownSegment, HookScore, TextStatistics } from './types';

/** What would make the text hold better, most useful first; each names what it rests on. */
export function adviceOf(
  segments: readonly BreakdownSegment[],
  statistics: TextStatistics,
  hook: HookScore,
): readonly Advice[] {
  const advice: Advice[] = [];
  const add = (id: string, values: Advice['values'] = {}, segment?: number): void => {
    advice.push(segment === undefined ? { id, values } : { id, values, segment });
  };
  const find = (test: (segment: BreakdownSegment) => boolean): BreakdownSegment | undefined => segments.find(test);

  if (hook.reasons.some(({ id }) => id === 'slow')) add('slowOpening', {}, 0);
  else if (hook.score < 50) add('weakHook', { score: hook.score }, 0);
  if (hook.reasons.some(({ id }) => id === 'long')) add('longOpening', {}, 0);
  const first = segments[0];
  if (first && first.share > 0.3 && segments.length > 2) add('openingShare', { share: percent(first.share) }, 0);
  if (!find(({ intent }) => intent === 'action')) add('noAction');
  const early = find(({ role, start, index }) => role === 'action' && index < segments.length / 2 && start > 0);
  if (early && segments.length >= 4) add('earlyAction', {}, early.index);
  const value = segments.filter(({ intent }) => intent === 'value').reduce((sum, { share }) => sum + share, 0);
  if (segments.length >= 4 && value < 0.3) add('littleValue', { share: percent(value) });
  if (statistics.numbers === 0 && statistics.characters > 80) add('noNumbers');
  if (statistics.you === 0 && statistics.characters > 60) add('noReader');
  if (statistics.averageLength > 38) add('longSentences', { length: Math.round(statistics.averageLength) });
  const long = find(({ share, role }) => share > 0.45 && role !== 'point');
  if (long && segments.length >= 3) add('longSegment', { share: percent(long.share) }, long.index);
  const flat = flatStretch(segments);
  if (flat !== undefined) add('flat', {}, flat);
  if (!find(({ role }) => ['evidence', 'testimony', 'trust', 'feature'].includes(role)) && segments.length >= 4)
    add('noProof');
  if (!find(({ rhythm }) => rhythm === 'turn') && segments.length >= 6 && hook.score < 60) add('noTurn');
  return advice.slice(0, 6);
}

const percent = (share: number): number => Math.round(share * 100);

/** Three segments in a row whose emotion hardly moves and is low. */
function flatStretch(segments: readonly BreakdownSegment[]): number | undefined {
  for (let index = 1; index + 2 < segments.length; index += 1) {
    const run = segments.slice(index, index + 3);
    if (run.every(({ point }) => point.emotion < 0.05)) return index;
  }
  return undefined;
}
