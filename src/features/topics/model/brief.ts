import type { Season } from '@/domain/occasions';
import type { Topic } from '@/services/topic/schema';

/** From what topics are to be made; everything may be left out but something must be there. */
export interface Brief {
  readonly goodsId?: string;
  readonly industry: string;
  readonly occasions: readonly string[];
  readonly season?: Season;
  readonly best: readonly string[];
  readonly idea: string;
  readonly platform: Topic['platform'];
  readonly count: number;
  readonly wish: string;
}

export const emptyBrief: Brief = {
  industry: '',
  occasions: [],
  best: [],
  idea: '',
  platform: 'douyin',
  count: 6,
  wish: '',
};

export const counts = [4, 6, 10] as const;

/** Characters of an idea, as people count them. */
export const lengthOf = (text: string): number => [...text.trim()].length;

type BriefFault = 'nothing' | 'ideaTooLong';

/** What keeps topics from being made, if anything. @param most characters of an idea */
export function briefFault(brief: Brief, most: number): BriefFault | undefined {
  if (lengthOf(brief.idea) > most || brief.idea.length > most) return 'ideaTooLong';
  const { goodsId, industry, occasions, best, idea } = brief;
  const isEmpty = !goodsId && !industry.trim() && occasions.length === 0 && best.length === 0 && !idea.trim();
  return isEmpty ? 'nothing' : undefined;
}
