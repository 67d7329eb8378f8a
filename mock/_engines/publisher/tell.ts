import { platforms } from '../../../src/domain/platforms';
import type { PublishState } from '../../../src/domain/publishing';
import type { NoticeRow } from '../../_core/notices';
import { type Db, newId } from '../../_core/store';
import type { PublishRow } from './types';

const titles: Readonly<Partial<Record<PublishState, string>>> = {
  published: '作品已上线',
  failed: '发布失败',
  platform_rejected: '平台审核未通过',
  waiting_user: '需要在手机上确认',
  unknown: '发布结果待核对',
};

/** Tells the merchant of what he wants to know: it is online, or he has to do something. */
export function tell(db: Db, item: PublishRow, at: string): void {
  const title = titles[item.state];
  if (!title) return;
  const place = `${platforms[item.platform].name}“${item.account_name}”`;
  db.table<NoticeRow>('notice').insert({
    id: newId('notice'),
    mchno: item.mchno,
    title,
    content: item.reason ? `《${item.title}》· ${place}：${item.reason}` : `《${item.title}》已发布到${place}`,
    kind: 'publish',
    read_by: [],
    hidden_by: [],
    link: `/publish/calendar?item=${item.id}`,
    created_at: at,
  });
}
