import { workStore } from '@/lib/storage/workStore';
import type { ComposerState, VideoDraft } from './types';

/** An unfinished composer as it lies in this browser. */
export interface KeptDraft {
  /** ISO 8601. */
  readonly savedAt: string;
  readonly state: ComposerState;
  /** Of the post that is edited: the version that was seen. */
  readonly version?: number;
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const isText = (value: unknown): value is string => typeof value === 'string';

const isVideo = (value: unknown): value is VideoDraft =>
  isObject(value) &&
  isText(value.videoId) &&
  isText(value.at) &&
  (value.mode === 'common' || value.mode === 'slots') &&
  isObject(value.accounts) &&
  Object.values(value.accounts).every(
    (one) => isObject(one) && isObject(one.own) && isObject(one.fields) && isObject(one.script ?? {}),
  ) &&
  isObject(value.common) &&
  isText(value.common.title) &&
  isText(value.common.description) &&
  isText(value.common.cover) &&
  typeof value.common.ai_declared === 'boolean' &&
  Array.isArray(value.common.topics) &&
  value.common.topics.every(isText);

const isKept = (value: unknown): value is KeptDraft =>
  isObject(value) &&
  isText(value.savedAt) &&
  isObject(value.state) &&
  isText(value.state.overrideReason) &&
  (value.state.note === undefined || isText(value.state.note)) &&
  Array.isArray(value.state.accountIds) &&
  value.state.accountIds.every(isText) &&
  Array.isArray(value.state.videos) &&
  value.state.videos.every(isVideo);

/** Under which name a composer keeps what is written: by its post, else by its videos. */
export const keptKey = (postId: string | undefined, videoIds: readonly string[]): string =>
  `publish.compose.${postId ? `post.${postId}` : [...videoIds].sort().join('.') || 'new'}`;

/** What had been written and not sent; closing, reloading and a crash leave it. */
export const keptDrafts = {
  read: (key: string): KeptDraft | undefined => workStore.get(key, isKept),
  /** @returns whether it really lies there: a full or forbidden storage keeps nothing */
  write: (key: string, draft: KeptDraft): Promise<boolean> => workStore.set(key, draft),
  clear: (key: string): void => workStore.remove(key),
};
