import { instantOf, localOf } from '@/domain/publishing/zone';
import { merchantZone } from '@/lib/merchantZone';
import type { PublishItem } from '@/services/publish/schema';
import type { ComposerState, PostTexts, VideoDraft } from './types';

/** A finished video as far as a first text is made from it. */
interface StartVideo {
  readonly id: string;
  readonly title: string;
  readonly description?: string;
  readonly topics?: readonly string[];
  /** Made here or labelled: AI content has to be declared, so it is until someone says otherwise. */
  readonly isFromAi: boolean;
}

const emptyTexts: PostTexts = { title: '', description: '', topics: [], cover: '', ai_declared: true };

/** The first draft for a video: its title, and what its script makes of the other texts. */
export const startVideo = ({ id, isFromAi, ...texts }: StartVideo, at: string): VideoDraft => ({
  videoId: id,
  common: { ...emptyTexts, ...texts, ai_declared: isFromAi },
  accounts: {},
  mode: 'common',
  at,
});

/** A composer for these videos with no account chosen. */
export const startState = (videos: readonly StartVideo[], at: string): ComposerState => ({
  accountIds: [],
  videos: videos.map((video) => startVideo(video, at)),
  overrideReason: '',
});

/** A composer for a post that is there: its account alone, its words as the common text. */
export function stateOfPost(post: PublishItem): ComposerState {
  const { title, description, topics, cover, ai_declared, fields } = post;
  return {
    accountIds: [post.account_id],
    videos: [
      {
        videoId: post.video_id,
        common: { title, description, topics, cover, ai_declared },
        accounts: { [post.account_id]: { own: {}, fields } },
        mode: 'common',
        at: post.publish_at,
      },
    ],
    overrideReason: '',
  };
}

/** The moment that a day or a moment from outside stands for; a day keeps the time of day of `usual`. */
export function dayAt(day: string | undefined, usual: string, now: Date): string {
  if (!day) return usual;
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) {
    const at = Date.parse(day);
    return Number.isNaN(at) || at < now.getTime() ? usual : new Date(at).toISOString();
  }
  const zone = merchantZone();
  const moment = instantOf({ date: day, time: localOf(Date.parse(usual), zone).time }, zone);
  return moment < now.getTime() ? usual : new Date(moment).toISOString();
}
