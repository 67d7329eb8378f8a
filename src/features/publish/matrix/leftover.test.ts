import type { BoardPost } from '@/domain/publishing/matrix';
import { leftover, restored } from './leftover';
import { changed, emptyChoice } from './matrixChoice';

const post = (video_id: string, platform: string, at = 1): BoardPost => ({
  key: `${video_id}|${platform}`,
  video_id,
  account_id: `on ${platform}`,
  platform,
  at,
  isMoved: false,
});
const texts = { title: '写好的', description: '', topics: [] };

describe('what stays on the board', () => {
  const posts = [post('a', 'douyin'), post('a', 'weibo', 5), post('b', 'douyin', 9)];
  const choice = { ...emptyChoice(), videoIds: ['a', 'b', 'c'], texts: { a: texts, b: texts } };
  const board = { posts, unplaced: [] };

  it('is nothing when everything was sent', () => {
    const left = leftover(choice, board, new Set(posts.map(({ key }) => key)));
    expect(left).toEqual({ videoIds: [], texts: {}, edits: {} });
  });

  it('stands where it stood, and what was sent is not planned again', () => {
    const left = leftover(choice, board, new Set(['a|douyin', 'b|douyin']));
    expect(left.videoIds).toEqual(['a']);
    expect(left.texts).toEqual({ a: texts });
    expect(left.edits['a|douyin']).toBeNull();
    expect(left.edits['a|weibo']).toEqual({ video_id: 'a', account_id: 'on weibo', platform: 'weibo', at: 5 });
    expect(left.edits).not.toHaveProperty('b|douyin');
  });

  it('still waits for a place where other days would give one, not where the platform has it already', () => {
    const sent = new Set(posts.map(({ key }) => key));
    const unplaced = (video_id: string, reason: 'full' | 'duplicate') => ({ video_id, reason, codes: [] });
    const left = leftover(choice, { posts, unplaced: [unplaced('c', 'full'), unplaced('b', 'duplicate')] }, sent);
    expect(left.videoIds).toEqual(['c']);
  });

  it('comes back whole when it is taken back, beside what was begun since', () => {
    const edit = { video_id: 'n', account_id: 'x', platform: 'weibo', at: 3 };
    const now = { ...emptyChoice(), videoIds: ['n'], edits: { 'n|weibo': edit, 'a|weibo': null } };
    const back = restored({ choice: { ...choice, edits: { 'b|weibo': null } }, posts }, now);
    expect(back.videoIds).toEqual(['a', 'b', 'c', 'n']);
    expect(back.edits).toEqual({ 'b|weibo': null, 'n|weibo': edit });
  });

  it('comes back post by post: what the planner had placed stands there again, and is not a hand’s', () => {
    const moved = { ...post('a', 'weibo', 5), isMoved: true };
    const byHand = { 'a|weibo': { video_id: 'a', account_id: 'on weibo', platform: 'weibo', at: 5 } };
    const before = {
      choice: { ...choice, edits: byHand },
      posts: [post('a', 'douyin'), moved, post('b', 'douyin', 9)],
    };
    const back = restored(before, emptyChoice());
    expect(Object.keys(back.held ?? {})).toEqual(['a|douyin', 'b|douyin']);
    expect(back.held?.['b|douyin']).toEqual({ video_id: 'b', account_id: 'on douyin', platform: 'douyin', at: 9 });
    expect(back.edits).toEqual(byHand);
    // Moving a card leaves it so; another wish plans anew.
    expect(changed(back, { edits: {} }).held).toEqual(back.held);
    expect(changed(back, { days: 14 }).held).toBeUndefined();
  });
});
