import { randomBytes } from 'node:crypto';
import type { PublishState } from '../../src/domain/publishing';
import type { FailureKind } from '../../src/services/publish/schema';
import type { Video } from '../../src/services/video/schema';
import { clock } from '../_core/clock';
import { globalDb, type Row, seedTable } from '../_core/store';
import type { PublishRow, WemediaRow } from '../_engines/publisher';
import { demoMerchant, otherMerchant } from './identity';
import { oldPosts } from './oldPosts';
import './video';
import './wemedia';

type Seed = readonly [
  days: number,
  hour: number,
  minute: number,
  video: string,
  account: string,
  state: PublishState,
  title: string,
  topics: string,
  reason?: string,
];

const thermos = 'vid_seed_thermos';
const mask = 'vid_seed_mask';
const desk = 'vid_seed_desk';

/** Some weeks of calendar: what went out, what went wrong, what waits, what is planned. */
const posts: readonly Seed[] = [
  [-19, 18, 30, thermos, 'wm_douyin_shop', 'published', '出门带上它，热水随时有', '保温杯 通勤好物'],
  [-18, 12, 0, thermos, 'wm_kuaishou', 'published', '上班路上的一口热水', '保温杯 好物'],
  [-17, 20, 0, thermos, 'wm_xhs_shop', 'published', '通勤包里常备的杯子', '通勤好物 保温杯 秋冬'],
  [-12, 19, 0, mask, 'wm_xhs_shop', 'published', '换季脸干的晚上', '护肤 补水面膜 换季护肤'],
  [-12, 21, 0, mask, 'wm_douyin_shop', 'published', '晚上敷一片，第二天好上妆', '面膜 护肤'],
  [
    -11,
    20,
    30,
    mask,
    'wm_xhs_strict',
    'platform_rejected',
    '敷完这片面膜',
    '面膜',
    '小红书审核未通过：画面疑似含有站外导流信息',
  ],
  [-9, 11, 30, mask, 'wm_kuaishou', 'published', '换季脸干怎么办', '护肤 面膜'],
  [
    -8,
    18,
    0,
    thermos,
    'wm_bilibili',
    'unknown',
    '一只保温杯的拆解',
    '开箱 保温杯',
    '哔哩哔哩没有在时限内答复，作品可能已经发出，请到平台核对',
  ],
  [-5, 9, 30, desk, 'wm_shipinhao', 'failed', '坐累了就站起来办公', '升降桌 办公', '上传中断：网络连接被重置'],
  [-5, 19, 0, desk, 'wm_douyin_shop', 'published', '坐累了就站一会儿', '升降桌 居家办公'],
  [-3, 20, 0, desk, 'wm_xhs_shop', 'published', '我的站立办公角落', '升降桌 书房改造 居家办公'],
  [-2, 12, 0, thermos, 'wm_douyin_scan', 'waiting_user', '仓库实拍保温杯', '保温杯', '抖音要求在手机上扫码确认'],
  [-1, 18, 30, desk, 'wm_kuaishou', 'published', '升降桌怎么选', '升降桌'],
  [-1, 21, 0, mask, 'wm_shipinhao', 'canceled', '晚间护肤小习惯', '护肤'],
  [1, 12, 0, thermos, 'wm_kuaishou', 'scheduled', '降温了，热水要跟上', '保温杯 降温'],
  [1, 18, 30, mask, 'wm_douyin_shop', 'scheduled', '空调房里的补水时间', '面膜 护肤'],
  [2, 20, 0, desk, 'wm_xhs_shop', 'scheduled', '久坐的人看过来', '升降桌 久坐'],
  [3, 11, 0, mask, 'wm_kuaishou', 'scheduled', '敷面膜的小细节', '面膜'],
  [4, 19, 0, thermos, 'wm_xhs_shop', 'scheduled', '冬天的第一杯热水', '保温杯 冬日'],
  [6, 18, 0, desk, 'wm_douyin_shop', 'scheduled', '一张桌子两种坐姿', '升降桌 办公'],
  [8, 20, 30, mask, 'wm_xhs_shop', 'pending_approval', '换季护肤三步', '护肤 换季'],
];

/** The way an item has come, oldest first; seconds before its last moment. */
const ways: Readonly<Partial<Record<PublishState, readonly PublishState[]>>> = {
  published: ['scheduled', 'queued', 'publishing', 'under_review', 'published'],
  platform_rejected: ['scheduled', 'queued', 'publishing', 'under_review', 'platform_rejected'],
  unknown: ['scheduled', 'queued', 'publishing', 'unknown'],
  failed: ['scheduled', 'queued', 'publishing', 'failed'],
  waiting_user: ['scheduled', 'queued', 'publishing', 'waiting_user'],
  canceled: ['scheduled', 'canceled'],
  scheduled: ['scheduled'],
  pending_approval: ['draft', 'pending_approval'],
};

const kinds: Readonly<Partial<Record<PublishState, FailureKind>>> = {
  platform_rejected: 'content',
  unknown: 'timeout',
  failed: 'network',
};

const notes: Readonly<Partial<Record<PublishState, string>>> = {
  scheduled: '陈小满安排了发布',
  draft: '林一笔写好了草稿',
  pending_approval: '林一笔提交审批',
  queued: '到达计划时间，进入发布队列',
  publishing: '正在上传',
  under_review: '已提交平台审核',
  published: '审核通过，已上线',
  canceled: '陈小满取消了发布',
};

function historyOf(state: PublishState, publishAt: string, madeAt: string, reason = ''): PublishRow['history'] {
  let seconds = 0;
  return (ways[state] ?? []).map((step, index) => {
    const isPlanned = step === 'scheduled' || step === 'draft' || step === 'pending_approval' || step === 'canceled';
    seconds += 7 + index * 3;
    const at = isPlanned ? madeAt : new Date(Date.parse(publishAt) + seconds * 1000).toISOString();
    return { state: step, at, note: step === state && reason ? reason : (notes[step] ?? '') };
  });
}

function aPost(mchno: string, index: number, seed: Seed): PublishRow {
  const [days, hour, minute, videoId, accountId, state, title, topics, reason] = seed;
  const account = globalDb.table<WemediaRow>('wemedia').find(accountId);
  const video = globalDb.table<Video & Row>('video').find(videoId);
  const publishAt = clock.seedTime(days, hour, minute);
  const madeAt = clock.seedTime(Math.min(days, 0) - 1, 16);
  const id = `pub_seed_${mchno}_${index}`;
  // a day without an answer is where the platform gives up; this one was asked for late
  const isAhead = Date.parse(publishAt) > clock.now();
  const movedAt = state === 'waiting_user' ? new Date(clock.now() - 3_600_000).toISOString() : publishAt;
  return {
    id,
    mchno,
    flow_id: `flow_${id}`,
    video_id: videoId,
    account_id: accountId,
    account_name: account?.name ?? '',
    platform: account?.platform ?? 'douyin',
    ...(state === 'published' ? { followers: account?.followers ?? 0 } : {}),
    title,
    description: '',
    topics: topics.split(' '),
    cover: video?.cover ?? '',
    fields: {},
    publish_at: publishAt,
    state,
    reason,
    reason_kind: kinds[state],
    confirm:
      state === 'waiting_user'
        ? {
            url: `/api/demo/confirm?post=${id}&key=${randomBytes(12).toString('hex')}`,
            expires_at: new Date(Date.parse(movedAt) + 86_400_000).toISOString(),
          }
        : undefined,
    url: state === 'published' ? `/api/demo/post/${id}` : undefined,
    ai_declared: true,
    history: historyOf(state, movedAt, madeAt, reason),
    goods_id: video?.source.findLast(({ type }) => type === 'goods')?.id ?? '',
    goods_title: video?.goods_title ?? '',
    author: state === 'pending_approval' ? { id: 'acc_writer', name: '林一笔' } : { id: 'acc_owner', name: '陈小满' },
    version: 1,
    source: [...(video?.source ?? []), { type: 'video', id: videoId }],
    created_at: madeAt,
    updated_at: isAhead ? madeAt : publishAt,
  };
}

seedTable<PublishRow>('publish', () => [
  ...posts.map((post, index) => aPost(demoMerchant, index, post)),
  aPost(otherMerchant, 0, [-2, 18, 0, 'vid_seed_tea', 'wm_other_douyin', 'published', '给茶配一只好带的杯子', '喝茶']),
  ...oldPosts(),
]);
