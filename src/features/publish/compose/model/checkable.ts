import type { PostCover, PostDraft } from '@/domain/platforms';
import type { PlatformFields } from '@/services/publish/schema';
import type { PostTexts } from './types';

/** What is known of chosen covers, by address. */
export type CoverFacts = ReadonlyMap<string, PostCover>;

/** A post as the platforms' rules look at it. */
export function checkable(
  { title, description, topics, cover, ai_declared }: PostTexts,
  fields: PlatformFields,
  { publishAt = '', covers }: { readonly publishAt?: string; readonly covers?: CoverFacts } = {},
): PostDraft {
  const facts = cover === '' ? undefined : covers?.get(cover);
  return {
    title,
    description,
    topics,
    ai_declared,
    fields,
    ...(publishAt === '' ? {} : { publish_at: publishAt }),
    ...(facts ? { cover: facts } : {}),
  };
}
