import type { CurrentUser } from '@/services/account/schema';
import type { Usage } from '@/services/counting/schema';
import type { ProjectSummary } from '@/services/project/schema';
import type { PublishItem } from '@/services/publish/schema';
import type { Video } from '@/services/video/schema';
import { DEFAULT_ZONE } from '@/utils/timeZone';
import { allPages } from '../../../config/routes';
import * as texts from './samples.data';

const GB = 1024 ** 3;
const HOUR_MS = 3_600_000;

export const SAMPLE_ID = 'sample';

const person = { id: SAMPLE_ID, name: texts.shop.person };

/** A picture in the hue given, drawn: the samples show nobody's goods. */
const coverOf = (hue: number): string =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 160"><rect width="90" height="160" fill="hsl(${hue} 45% 72%)"/><circle cx="45" cy="70" r="24" fill="hsl(${hue} 40% 88%)"/><path d="M0 128q45-34 90 0v32H0z" fill="hsl(${hue} 40% 46%)"/></svg>`,
  )}`;

const pages = allPages.flatMap(({ name = '' }) => (/^(platform|template)\./.test(name) || !name ? [] : [name]));

const user: CurrentUser = {
  ...person,
  avatar: '',
  access: 'other',
  routes: pages,
  actions: ['publish.approve'],
  business: 'merchant',
  merchant: {
    mchno: SAMPLE_ID,
    name: texts.shop.name,
    industry: texts.shop.industry,
    zone: DEFAULT_ZONE,
  },
  enterprises: 1,
};

const usage: Usage = {
  credits: { balance: 1280, held: 40, granted: 2000 },
  storage: { used: 6 * GB, total: 20 * GB },
  videos: { used: 86, total: 500 },
  speechSeconds: { used: 5400, total: 36_000 },
  version: texts.plan,
};

const page = <T>(list: readonly T[]) => ({
  list,
  paginator: { currentPage: 1, itemsPerPage: 20, numPages: 1, total: list.length },
});

/** Hours from now as the API writes a moment. */
const hours = (count: number): string => new Date(Date.now() + count * HOUR_MS).toISOString();

const videoOf = (title: string, index: number): Video => ({
  id: `${SAMPLE_ID}-video-${index}`,
  revision: 1,
  title,
  file_id: SAMPLE_ID,
  cover: coverOf(20 + index * 85),
  width: 1080,
  height: 1920,
  duration: 24 + index * 7,
  container: 'mp4',
  video_codec: 'avc',
  audio_codec: 'aac',
  ai_label: { visible: true, metadata: true },
  source: [],
  url: '',
  size: 8_000_000,
  goods_title: texts.goods[index % texts.goods.length] ?? '',
  is_ai: true,
  fps: 30,
  author: person,
  version_of: '',
  version: 1,
  version_note: '',
  is_current: true,
  versions: 1,
  posts: 0,
  views: 0,
  plan: 'none',
  compliance: 'clean',
  marks: { high: 0, mid: 0, low: 0 },
  marked_texts: [],
  status: 1,
  created_at: hours(-24 * (index + 1)),
  updated_at: hours(-24 * (index + 1)),
});

const draftOf = (title: string, index: number): ProjectSummary => ({
  id: `${SAMPLE_ID}-draft-${index}`,
  title,
  kind: 'compose.post',
  cover: coverOf(200 + index * 60),
  source: [],
  finished: false,
  author: person,
  revision: 1,
  created_at: hours(-30),
  updated_at: hours(-2 - index * 20),
});

const postOf = (title: string, state: PublishItem['state'], index: number): PublishItem => ({
  id: `${SAMPLE_ID}-post-${index}`,
  flow_id: SAMPLE_ID,
  video_id: SAMPLE_ID,
  account_id: SAMPLE_ID,
  account_name: texts.shop.name,
  platform: 'douyin',
  title,
  description: '',
  topics: [],
  cover: '',
  fields: {},
  publish_at: hours(index - 1),
  state,
  ai_declared: true,
  history: [],
  goods_id: '',
  goods_title: '',
  author: person,
  version: 1,
  source: [],
  created_at: hours(-30),
  updated_at: hours(-30),
});

/** What a page of the sample shop reads, by path; the moments are of today. */
export const sampleReads: Readonly<Record<string, () => unknown>> = {
  '/account/info': () => user,
  '/counting/usage': () => usage,
  '/counting/steps': () => ({ goods: 2, breakdown: 1, script: 3, video: texts.videos.length, account: 0, post: 0 }),
  '/notice/data': () => ({ list: [], total: 0 }),
  '/goods/data': () => page([]),
  '/task/data': () => page([]),
  '/wemedia/data': () => ({ list: [] }),
  '/compliance_word/mine': () => ({ provider: [], merchant: [] }),
  '/project/data': () => page(texts.drafts.map(draftOf)),
  '/video/data': () => page(texts.videos.map(videoOf)),
  '/publish/data': () => ({ list: texts.posts.map(([title, state], index) => postOf(title, state, index)) }),
  '/publish/approvals': () => ({
    list: [postOf(texts.waiting, 'pending_approval', 3)],
    total: 1,
    waiting: 1,
    by_name: '',
  }),
};
