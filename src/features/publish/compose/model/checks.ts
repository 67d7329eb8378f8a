import type { FactSource } from '@/domain/factCheck';
import { checkPost, type PlatformId, type PostFinding, type PostVideo, platforms } from '@/domain/platforms';
import { atLeastWarned, type Conflict, conflictsOf, type GatePolicy, isPast, type Planned } from '@/domain/publishing';
import { type GatedTexts, type GateFact, type GateMark, publishGate, type TextChecks } from '@/domain/publishing/gate';
import { type CoverFacts, checkable } from './checkable';
import type { OutgoingPost } from './send';
import { postKey } from './times';

/** A fault of the composer's own: what the server would refuse before it looks at a platform. */
type OwnFault = 'TIME_MISSING' | 'TIME_PAST' | 'TITLE_NEEDED';

export interface PostCheck {
  readonly videoId: string;
  readonly accountId: string;
  readonly platform: PlatformId;
  readonly findings: readonly PostFinding[];
  readonly faults: readonly OwnFault[];
  readonly marks: readonly GateMark[];
  readonly facts: readonly GateFact[];
  readonly isBlocked: boolean;
  readonly conflicts: readonly Conflict[];
}

interface CheckContext {
  readonly videos: ReadonlyMap<string, PostVideo & { readonly marked_texts?: GatedTexts['video_texts'] }>;
  readonly planned: readonly Planned[];
  readonly policy: GatePolicy;
  /** Kept from one keystroke to the next, they look only at what has changed. */
  readonly textChecks: TextChecks;
  /** What is known of a video's goods, by the video's id. */
  readonly known?: ReadonlyMap<string, readonly FactSource[]>;
  readonly covers?: CoverFacts;
  readonly now: Date;
  /** The post that is being edited does not stand in its own way. */
  readonly editing?: string | undefined;
}

const asPlanned = (post: OutgoingPost): Planned => ({
  id: postKey(post.video_id, post.account_id),
  video_id: post.video_id,
  account_id: post.account_id,
  platform: post.platform,
  publish_at: post.publish_at,
  state: 'scheduled',
});

/** Everything that speaks against each post: limits, the merchant's words, its time and what is planned already. */
export function checkPosts(posts: readonly OutgoingPost[], context: CheckContext): PostCheck[] {
  const { videos, planned, policy, now, editing } = context;
  const all = [...planned.filter(({ id }) => id !== editing), ...posts.filter((p) => p.publish_at).map(asPlanned)];
  return posts.map((post) => {
    const texts = {
      ...post,
      video_texts: videos.get(post.video_id)?.marked_texts,
      known: context.known?.get(post.video_id),
    };
    const gate = publishGate(texts, [post.platform], atLeastWarned(policy), context.textChecks);
    const { publish_at } = post;
    const draft = checkable(post, post.chosen, {
      publishAt: publish_at,
      ...(context.covers ? { covers: context.covers } : {}),
    });
    return {
      videoId: post.video_id,
      accountId: post.account_id,
      platform: post.platform,
      findings: checkPost(post.platform, draft, videos.get(post.video_id), now),
      faults: faultsOf(post, now),
      marks: gate.marks,
      facts: gate.facts,
      isBlocked: gate.verdict === 'blocked',
      conflicts: publish_at ? conflictsOf(asPlanned(post), all) : [],
    };
  });
}

function faultsOf(post: OutgoingPost, now: Date): OwnFault[] {
  const faults: OwnFault[] = [];
  if (post.title.trim() === '' && platforms[post.platform].title.min > 0) faults.push('TITLE_NEEDED');
  if (post.publish_at === '') faults.push('TIME_MISSING');
  else if (isPast(post.publish_at, now)) faults.push('TIME_PAST');
  return faults;
}

/** What must be mended before the post can go out; for the badge of its account. */
export const errorsOf = (check: PostCheck): number =>
  check.findings.filter(({ severity }) => severity === 'error').length +
  check.faults.length -
  // An empty title is told once.
  Number(check.faults.includes('TITLE_NEEDED') && check.findings.some(({ code }) => code === 'TITLE_MISSING')) +
  Number(check.isBlocked);

export const warningsOf = (check: PostCheck): number =>
  check.findings.filter(({ severity }) => severity === 'warning').length +
  check.conflicts.length +
  Number(!check.isBlocked && check.marks.length + check.facts.length > 0);
