import type { PlannedPost, PlatformFields } from '@/services/publish/schema';
import { sentAnswers } from './rules';
import { accountDraft, textsOf } from './state';
import { postKey } from './times';
import type { ComposerState, DraftAccount } from './types';

/** A post as it will be sent, with its place in the composer. */
export interface OutgoingPost extends Required<PlannedPost> {
  readonly platform: DraftAccount['platform'];
  /** What was chosen of the platform's fields; `fields` has the defaults too. */
  readonly chosen: PlatformFields;
}

/**
 * The posts that the composer's state stands for: every video on every chosen account that is still connected, in the
 * order of videos and accounts.
 * @param times by `postKey`
 */
export function outgoing(
  state: ComposerState,
  accounts: readonly DraftAccount[],
  times: ReadonlyMap<string, string>,
): OutgoingPost[] {
  const chosen = accounts.filter(({ id }) => state.accountIds.includes(id));
  return state.videos.flatMap((draft) =>
    chosen.map((account): OutgoingPost => {
      const { topics, ...texts } = textsOf(draft, account.id);
      const { fields } = accountDraft(draft, account.id);
      return {
        video_id: draft.videoId,
        account_id: account.id,
        platform: account.platform,
        publish_at: times.get(postKey(draft.videoId, account.id)) ?? '',
        ...texts,
        topics: [...topics],
        fields: sentAnswers(account.platform, fields, texts.ai_declared),
        chosen: fields,
      };
    }),
  );
}

/** The post as the server takes it. */
export function plannedPost(
  { platform: _, chosen: __, ...post }: OutgoingPost,
  publishAt = post.publish_at,
): PlannedPost {
  return { ...post, title: post.title.trim(), publish_at: publishAt };
}

/** What sending would do, in numbers. */
interface SendSummary {
  readonly posts: number;
  readonly videos: number;
  readonly accounts: number;
  /** Different times. */
  readonly times: number;
  /** The first of them, ISO 8601; empty without any. */
  readonly first: string;
}

/** The sentence for a summary: what is missing first, video before account. */
export function summaryMessage({ posts, videos }: SendSummary, hasVideo: boolean) {
  if (!hasVideo) return 'composer.noVideo';
  if (posts === 0) return 'composer.summaryNone';
  return videos > 1 ? 'composer.summary' : 'composer.summaryOne';
}

export function summaryOf(posts: readonly OutgoingPost[]): SendSummary {
  const times = [...new Set(posts.map(({ publish_at }) => publish_at).filter(Boolean))].sort();
  return {
    posts: posts.length,
    videos: new Set(posts.map(({ video_id }) => video_id)).size,
    accounts: new Set(posts.map(({ account_id }) => account_id)).size,
    times: times.length,
    first: times[0] ?? '',
  };
}
