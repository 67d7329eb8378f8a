import { platformName } from '@/domain/platforms';
import { icsOf } from '@/domain/publishing/calendar';
import { saveBlob } from '@/lib/saveBlob';
import type { PublishItem } from '@/services/publish/schema';

/** Hands the posts that are shown to the downloads, as a file for other calendars. */
export function saveIcs(posts: readonly PublishItem[], name: string, fileName: string): void {
  const entries = posts
    .filter(({ publish_at }) => publish_at !== '')
    .map((post) => ({
      id: post.id,
      at: post.publish_at,
      title: `${platformName(post.platform)} · ${post.title}`,
      description: [post.description, post.topics.map((topic) => `#${topic}`).join(' ')].filter(Boolean).join('\n'),
      categories: [platformName(post.platform), post.account_name].filter(Boolean),
      changedAt: post.updated_at,
      version: post.version,
      isCanceled: post.state === 'canceled',
    }));
  saveBlob(new Blob([icsOf(entries, name)], { type: 'text/calendar;charset=utf-8' }), fileName);
}
