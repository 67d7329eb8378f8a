export { commentsAt, postIdOf, type ViewerComment } from './comments';
export { confirmHours, isExpiredAt, type NextMove, nextMove, reviewedPart, type Surroundings } from './nextMove';
export { curveOf, leaversUntil, numbersAt } from './numbers';
export type { Behavior, FormerWemediaRow, PublishRow, WemediaRow } from './types';

/** What /engine/info says. The platforms' own interfaces need approved applications; none is configured here. */
export const describePublisher = (): { kind: 'embedded' | 'remote'; name: string } => ({
  kind: 'embedded',
  name: '内置发布模拟器',
});
