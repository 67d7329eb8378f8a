import { frameworksOfChain, isRankable, noResults, type PostRow, rankValue, resultsByFramework } from './index';

const aPost = (id: string, fields: Partial<PostRow> = {}): PostRow => ({
  id,
  video_id: 'none',
  title: `标题 ${id}`,
  state: 'published',
  source: [],
  numbers: { views: 1000, likes: 50, comments: 10, shares: 5, finish_rate: 0.3 },
  ...fields,
});

const rows = {
  scripts: [
    { id: 's1', framework_id: 'pas', source: [] },
    { id: 's2', source: [{ type: 'framework', id: 'own1' }] },
    { id: 's3', source: [] },
  ],
  videos: [
    { id: 'v1', framework_id: 'pas', source: [] },
    // says nothing itself: it goes back to its script's framework
    { id: 'v2', source: [{ type: 'script', id: 's2' }] },
    { id: 'v3', source: [{ type: 'file', id: 'f1' }] },
  ],
  posts: [
    aPost('p1', { video_id: 'v1' }),
    aPost('p2', {
      video_id: 'v1',
      numbers: { views: 3000, likes: 90, comments: 0, shares: 0, finish_rate: 0.5 },
    }),
    aPost('p3', { video_id: 'v1', state: 'scheduled' }),
    aPost('p4', { video_id: 'v2', numbers: undefined }),
    // its video is gone, its own source still says what it was made from
    aPost('p5', { video_id: 'deleted', source: [{ type: 'framework', id: 'own1' }] }),
    aPost('p6', { video_id: 'v3' }),
  ],
};

describe('results by framework', () => {
  it('follows each record back through its chain', () => {
    const { byScript, byVideo, byPost } = frameworksOfChain(rows);
    expect([...byScript.values()]).toEqual(['pas', 'own1', undefined]);
    expect([...byVideo.values()]).toEqual(['pas', 'own1', undefined]);
    expect([...byPost.values()]).toEqual(['pas', 'pas', 'pas', 'own1', 'own1', undefined]);
  });

  it('counts what was made, and sums only published posts with numbers', () => {
    const results = resultsByFramework(rows);
    expect(results.get('pas')).toEqual({
      scripts: 1,
      videos: 1,
      posts: 2,
      views: 4000,
      likes: 140,
      finish_rate: 0.4,
      interaction_rate: (50 + 10 + 5 + 90) / 4000,
      best: { id: 'p2', title: '标题 p2', views: 3000 },
    });
    expect(results.get('own1')).toMatchObject({ scripts: 1, videos: 1, posts: 1, views: 1000 });
    expect(results.has('aida')).toBe(false);
  });

  it('has no rates where there is nothing to divide by', () => {
    const only = resultsByFramework({ scripts: rows.scripts, videos: [], posts: [] }).get('pas');
    expect(only).toMatchObject({ posts: 0, finish_rate: null, interaction_rate: null, best: null });
    const unseen = aPost('p', {
      source: [{ type: 'framework', id: 'x' }],
      numbers: { views: 0, likes: 0, comments: 0, shares: 0, finish_rate: 0 },
    });
    expect(resultsByFramework({ scripts: [], videos: [], posts: [unseen] }).get('x')?.interaction_rate).toBeNull();
  });

  it('ranks by views a post, and only from three posts on', () => {
    const two = { ...noResults, posts: 2, views: 900_000, finish_rate: 0.9 };
    const three = { ...noResults, posts: 3, views: 3000, finish_rate: 0.2, scripts: 7 };
    expect(isRankable(two)).toBe(false);
    expect(rankValue(two, 'views')).toBeLessThan(rankValue(three, 'views'));
    expect(rankValue(two, 'finish_rate')).toBeLessThan(rankValue(three, 'finish_rate'));
    expect(rankValue(three, 'views')).toBe(1000);
    expect(rankValue(two, 'posts')).toBe(2);
    expect(rankValue(three, 'scripts')).toBe(7);
  });
});
