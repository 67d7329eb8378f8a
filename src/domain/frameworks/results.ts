/** A record of the chain as results need it: what it was made from, directly. */
export interface ChainRow {
  readonly id: string;
  readonly framework_id?: string;
  readonly source: readonly { readonly type: string; readonly id: string }[];
}

export interface PostRow extends ChainRow {
  readonly video_id: string;
  readonly title: string;
  readonly state: string;
  readonly numbers?: {
    readonly views: number;
    readonly likes: number;
    readonly comments: number;
    readonly shares: number;
    readonly finish_rate: number;
  };
}

interface ChainRows {
  readonly scripts: readonly ChainRow[];
  readonly videos: readonly ChainRow[];
  readonly posts: readonly PostRow[];
}

/** What a framework has brought so far. Rates are 0–1, null without a post. */
export interface FrameworkResults {
  readonly scripts: number;
  readonly videos: number;
  /** Published ones with numbers: the sample of everything below. */
  readonly posts: number;
  readonly views: number;
  readonly likes: number;
  /** Mean over the posts. */
  readonly finish_rate: number | null;
  /** Likes, comments and shares per view, over all views. */
  readonly interaction_rate: number | null;
  /** Most viewed post. */
  readonly best: { readonly id: string; readonly title: string; readonly views: number } | null;
}

/** Fewer posts than this say nothing: such a framework is shown with its numbers, but not ranked. */
export const minSample = 3;

export const noResults: FrameworkResults = {
  scripts: 0,
  videos: 0,
  posts: 0,
  views: 0,
  likes: 0,
  finish_rate: null,
  interaction_rate: null,
  best: null,
};

const refOf = (row: ChainRow, type: string): string | undefined => row.source.find((ref) => ref.type === type)?.id;

const ownFramework = (row: ChainRow): string | undefined => row.framework_id ?? refOf(row, 'framework');

/** Which framework each record goes back to: named by itself, else by what it was made from. */
export function frameworksOfChain({ scripts, videos, posts }: ChainRows) {
  const byScript = new Map(scripts.map((script) => [script.id, ownFramework(script)]));
  const viaScript = (row: ChainRow): string | undefined => byScript.get(refOf(row, 'script') ?? '');
  const byVideo = new Map(videos.map((video) => [video.id, ownFramework(video) ?? viaScript(video)]));
  const byPost = new Map(
    posts.map((post) => [post.id, byVideo.get(post.video_id) ?? ownFramework(post) ?? viaScript(post)]),
  );
  return { byScript, byVideo, byPost };
}

function resultsOf(posts: readonly PostRow[]): Omit<FrameworkResults, 'scripts' | 'videos'> {
  const counted = posts.flatMap((post) =>
    post.state === 'published' && post.numbers ? [{ post, numbers: post.numbers }] : [],
  );
  const sum = (read: (numbers: NonNullable<PostRow['numbers']>) => number): number =>
    counted.reduce((total, { numbers }) => total + read(numbers), 0);
  const views = sum((numbers) => numbers.views);
  const actions = sum((numbers) => numbers.likes + numbers.comments + numbers.shares);
  const [best] = [...counted].sort((a, b) => b.numbers.views - a.numbers.views);
  return {
    posts: counted.length,
    views,
    likes: sum((numbers) => numbers.likes),
    finish_rate: counted.length > 0 ? sum((numbers) => numbers.finish_rate) / counted.length : null,
    interaction_rate: views > 0 ? actions / views : null,
    best: best ? { id: best.post.id, title: best.post.title, views: best.numbers.views } : null,
  };
}

const count = (ids: Iterable<string | undefined>, wanted: string): number =>
  [...ids].filter((id) => id === wanted).length;

/** Results of every framework that anything goes back to, by its id. Pure; give it the live rows only. */
export function resultsByFramework(rows: ChainRows): Map<string, FrameworkResults> {
  const { byScript, byVideo, byPost } = frameworksOfChain(rows);
  const ids = new Set([...byScript.values(), ...byVideo.values(), ...byPost.values()]);
  const results = new Map<string, FrameworkResults>();
  for (const id of ids) {
    if (id === undefined) continue;
    results.set(id, {
      scripts: count(byScript.values(), id),
      videos: count(byVideo.values(), id),
      ...resultsOf(rows.posts.filter((post) => byPost.get(post.id) === id)),
    });
  }
  return results;
}

/** Whether the sample is large enough to compare by. */
export const isRankable = (results: Pick<FrameworkResults, 'posts'>): boolean => results.posts >= minSample;

export type ResultMeasure = 'views' | 'finish_rate' | 'interaction_rate' | 'posts' | 'scripts';

/** A number to sort by, largest first: views and rates per post count only from `minSample` posts on. */
export function rankValue(results: FrameworkResults, measure: ResultMeasure): number {
  if (measure === 'posts' || measure === 'scripts') return results[measure];
  if (!isRankable(results)) return -1;
  return measure === 'views' ? results.views / results.posts : (results[measure] ?? -1);
}
