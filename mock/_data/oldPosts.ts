import { clock } from '../_core/clock';
import { globalDb, type Row } from '../_core/store';
import type { PublishRow, WemediaRow } from '../_engines/publisher';
import { between, chance } from '../_engines/publisher/hash';
import { demoMerchant } from './identity';
import { type OldVideo, oldVideos } from './oldVideos';

/** How often each account took a video over, 0–1. */
const accounts: readonly (readonly [id: string, share: number])[] = [
  ['wm_douyin_shop', 0.95],
  ['wm_xhs_shop', 0.85],
  ['wm_kuaishou', 0.8],
  ['wm_shipinhao', 0.6],
  ['wm_weibo', 0.5],
  ['wm_bilibili', 0.4],
];

const tags: Readonly<Record<string, readonly string[]>> = {
  thermos: ['保温杯', '通勤好物', '秋冬'],
  mask: ['护肤', '面膜', '换季护肤'],
  desk: ['升降桌', '居家办公', '书房改造'],
};

/** Away from the usual times now and then: without that nobody would learn which hours are good. */
const otherHours = [7, 10, 13, 15, 16, 18, 19, 20, 21, 22] as const;

function timeOf(id: string, slots: readonly string[]): readonly [hour: number, minute: number] {
  if (slots.length === 0 || chance(`${id}:own`) < 0.4) {
    const hour = otherHours[Math.floor(chance(`${id}:hour`) * otherHours.length)] ?? 20;
    return [hour, Math.floor(chance(`${id}:minute`) * 12) * 5];
  }
  const [hour = '20', minute = '0'] = (slots[Math.floor(chance(`${id}:slot`) * slots.length)] ?? '').split(':');
  return [Number(hour), Number(minute)];
}

function aPost({ video, product, framework, day }: OldVideo, accountId: string, index: number): PublishRow {
  const account = globalDb.table<WemediaRow & Row>('wemedia').find(accountId);
  const id = `pub_old_${product}_${framework}_${video.id.slice(-1)}_${accountId.slice(3)}`;
  const [hour, minute] = timeOf(id, account?.slots ?? []);
  const publishDay = Math.min(-2, day + Math.floor(between(`${id}:day`, 0, 5)));
  const publishAt = clock.seedTime(publishDay, hour, minute);
  const madeAt = clock.seedTime(publishDay - 1, 16);
  const later = (seconds: number): string => new Date(Date.parse(publishAt) + seconds * 1000).toISOString();
  const isWriter = chance(`${id}:author`) < 0.6;
  const author = isWriter ? { id: 'acc_writer', name: '林一笔' } : { id: 'acc_owner', name: '陈小满' };
  return {
    id,
    mchno: demoMerchant,
    flow_id: `flow_${video.id}`,
    video_id: video.id,
    account_id: accountId,
    account_name: account?.name ?? '',
    platform: account?.platform ?? 'douyin',
    followers: account?.followers ?? 0,
    title: video.title,
    description: '',
    topics: (tags[product] ?? []).slice(0, 1 + (index % 3)),
    cover: video.cover,
    fields: {},
    publish_at: publishAt,
    state: 'published',
    url: `/api/demo/post/${id}`,
    ai_declared: true,
    history: [
      { state: 'scheduled', at: madeAt, note: '陈小满安排了发布' },
      { state: 'queued', at: later(5), note: '到达计划时间，进入发布队列' },
      { state: 'publishing', at: later(12), note: '正在上传' },
      { state: 'under_review', at: later(30), note: '已提交平台审核' },
      { state: 'published', at: later(52), note: '审核通过，已上线' },
    ],
    goods_id: video.goods_id ?? '',
    goods_title: video.goods_title ?? '',
    author,
    version: 1,
    source: [...video.source, { type: 'video', id: video.id }],
    created_at: madeAt,
    updated_at: later(52),
  };
}

/** About ten weeks of published posts: six frameworks, three products, six accounts, two members, many hours. */
export const oldPosts = (): PublishRow[] =>
  oldVideos(() => ({ url: '', size: 0 })).flatMap((video, at) =>
    accounts
      .filter(([id, share]) => chance(`${video.video.id}:${id}`) < share)
      .map(([id], index) => aPost(video, id, at + index)),
  );
