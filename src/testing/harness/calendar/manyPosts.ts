import { platformIds } from '@/domain/platforms';
import { publishStates } from '@/domain/publishing';
import { momentOf } from '@/domain/publishing/calendar';
import type { PublishItem } from '@/services/publish/schema';

const cover = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3 4"><rect width="3" height="4" fill="#6956EB"/></svg>')}`;

/** So many posts in a month (`YYYY-MM`), spread over its days and waking hours. */
export function manyPosts(month: string, count: number, zone: string): PublishItem[] {
  return Array.from({ length: count }, (_, index): PublishItem => {
    const date = `${month}-${String((index % 28) + 1).padStart(2, '0')}`;
    const publishAt = momentOf({ date, minutes: 7 * 60 + ((index * 37) % (16 * 60)) }, zone);
    return {
      id: `${month}-${index}`,
      flow_id: 'flow',
      video_id: `video-${index % 90}`,
      account_id: `account-${index % 30}`,
      account_name: `山野日常 ${index % 30} 号`,
      platform: platformIds[index % platformIds.length] ?? 'douyin',
      title: `出门带上它，热水随时有 ${index}`,
      description: '',
      topics: ['保温杯'],
      cover,
      fields: {},
      publish_at: publishAt,
      state: index % 5 === 0 ? (publishStates[index % publishStates.length] ?? 'draft') : 'scheduled',
      ai_declared: true,
      history: [],
      goods_id: 'goods',
      goods_title: '保温杯',
      author: { id: 'member', name: '陈小满' },
      version: 1,
      source: [],
      created_at: publishAt,
      updated_at: publishAt,
    };
  });
}
