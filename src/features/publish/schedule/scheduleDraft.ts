import dayjs from 'dayjs';
import { isPast } from '@/domain/publishing';
import { localStore } from '@/lib/storage/localStore';
import type { ScheduleValues } from './ScheduleForm';

type Stored = Omit<ScheduleValues, 'publish_at'> & { readonly publish_at: string };

const keyOf = (videoId: string) => `publish.draft.${videoId}`;

const isStored = (value: unknown): value is Stored =>
  typeof value === 'object' &&
  value !== null &&
  'title' in value &&
  typeof value.title === 'string' &&
  'description' in value &&
  typeof value.description === 'string' &&
  'topics' in value &&
  Array.isArray(value.topics) &&
  'account_ids' in value &&
  Array.isArray(value.account_ids) &&
  'publish_at' in value &&
  typeof value.publish_at === 'string';

/** What had been entered for a video and not yet scheduled; nothing entered is lost by closing the drawer. */
export const scheduleDraft = {
  read(videoId: string): Partial<ScheduleValues> {
    const stored = localStore.get(keyOf(videoId), isStored);
    if (!stored) return {};
    const { publish_at, ...texts } = stored;
    return isPast(publish_at, new Date()) ? texts : { ...texts, publish_at: dayjs(publish_at) };
  },
  write(videoId: string, values: ScheduleValues): void {
    if (!values.publish_at) return;
    localStore.set(keyOf(videoId), { ...values, publish_at: values.publish_at.toISOString() });
  },
  clear(videoId: string): void {
    localStore.remove(keyOf(videoId));
  },
};
