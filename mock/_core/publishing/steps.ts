import type { PostSnapshot } from '../../../src/services/publish/schema';
import type { Context } from '../serve';

/** Who makes a step of an approval, and what the post says at that moment. */
export function stepOf(ctx: Context, item: PostSnapshot) {
  const { title, description, topics, cover, fields, publish_at, ai_declared } = item;
  return {
    by: { id: ctx.account.id, name: ctx.account.name },
    seen: { title, description, topics, cover, fields, publish_at, ai_declared },
  };
}

/** What was done, and the word that was said with it. */
export const withNote = (sentence: string, note: string): string => (note ? `${sentence}：${note}` : sentence);
