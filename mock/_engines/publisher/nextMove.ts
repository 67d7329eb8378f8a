import { checkRules } from '../../../src/domain/compliance';
import { platforms } from '../../../src/domain/platforms';
import type { PublishState } from '../../../src/domain/publishing';
import type { FailureKind } from '../../../src/services/publish/schema';
import { between } from './hash';
import type { Behavior, PublishRow, WemediaRow } from './types';

export interface NextMove {
  readonly to: PublishState;
  /** Milliseconds. */
  readonly at: number;
  readonly note: string;
  /** What kind of trouble it is, for states that are trouble. */
  readonly kind?: FailureKind;
}

export interface Surroundings {
  /** Undefined once it is gone. */
  readonly account: WemediaRow | undefined;
  readonly hasVideo: boolean;
  /** Posts of the account that went to the platform on the day of this moment (ms), the item itself not counted. */
  readonly sentOn: (at: number) => number;
  /** Divides all waiting; 1 = a few seconds a step. */
  readonly speed: number;
}

/** A waiting person is asked for a day, then the platform gives up. */
export const confirmHours = 24;

/** Seconds that the embedded platform takes in a state. */
const seconds: Readonly<Partial<Record<PublishState, readonly [number, number]>>> = {
  queued: [1.5, 3],
  publishing: [3, 6],
  under_review: [4, 8],
};

/** A login is gone once it was found so, and from the moment it ran out. */
export const isExpiredAt = (account: Pick<WemediaRow, 'state' | 'expires_at'>, at: number): boolean =>
  account.state === 'expired' || Date.parse(account.expires_at) <= at;

type Fault = Required<Pick<NextMove, 'note' | 'kind'>>;

/** What keeps a post from leaving, looked at in the moment in which it would leave. */
function faultAtStart({ account, hasVideo, sentOn }: Surroundings, at: number): Fault | undefined {
  if (!account) return { kind: 'account', note: '发布账号已被解绑，请换一个账号' };
  if (!hasVideo) return { kind: 'video', note: '视频已被删除，无法发布' };
  if (isExpiredAt(account, at)) return { kind: 'login', note: `账号“${account.name}”登录已失效，请重新登录后重试` };
  const sent = sentOn(at);
  if (sent < account.per_day) return undefined;
  return {
    kind: 'quota',
    note: `账号“${account.name}”当天已发 ${sent} 条，达到每日上限 ${account.per_day} 条，这条没有发出`,
  };
}

function afterPublishing(item: PublishRow, behavior: Behavior): Omit<NextMove, 'at'> {
  const name = platforms[item.platform].name;
  if (behavior === 'asks_user') return { to: 'waiting_user', note: `${name}要求在手机上扫码确认` };
  if (behavior === 'times_out')
    return { to: 'unknown', kind: 'timeout', note: `${name}没有在时限内答复，作品可能已经发出，请到平台核对` };
  const hasFailed = item.history.some((move) => move.state === 'failed');
  if (behavior === 'fails_once' && !hasFailed)
    return { to: 'failed', kind: 'network', note: '上传中断：网络连接被重置' };
  return { to: 'under_review', note: `已提交${name}审核` };
}

/** What a reviewer looks at, in one text: two posts with the same one are the same to him. */
export const reviewedPart = ({ title, description, topics, video_id, cover }: PublishRow): string =>
  JSON.stringify([title, description, topics, video_id, cover]);

/** Rejected before and changed since: the strict reviewer lets it pass; the same thing again he rejects again. */
const wasMended = (item: PublishRow): boolean =>
  item.rejected_part !== undefined && item.rejected_part !== reviewedPart(item);

function afterReview(item: PublishRow, behavior: Behavior): Omit<NextMove, 'at'> {
  const name = platforms[item.platform].name;
  const [grave] = [item.title, item.description, ...item.topics]
    .flatMap((text) => checkRules(text, { platform: item.platform }))
    .filter((mark) => mark.level === 'high');
  if (grave)
    return {
      to: 'platform_rejected',
      kind: 'content',
      note: `${name}审核未通过：文案含“${grave.word}”，${grave.reason}`,
    };
  if (behavior === 'rejects' && !wasMended(item))
    return { to: 'platform_rejected', kind: 'content', note: `${name}审核未通过：画面疑似含有站外导流信息` };
  return { to: 'published', note: `${name}审核通过，已上线` };
}

/** What happens next to an item if nobody touches it, and when; undefined = nothing. Pure. */
export function nextMove(item: PublishRow, around: Surroundings): NextMove | undefined {
  const since = Date.parse(item.history.at(-1)?.at ?? item.created_at);
  const behavior = around.account?.behavior ?? 'smooth';
  const range = seconds[item.state];
  const step = range ? (between(`${item.id}:${item.history.length}`, ...range) * 1000) / around.speed : 0;
  switch (item.state) {
    case 'scheduled': {
      const at = Math.max(Date.parse(item.publish_at), since);
      return { to: 'queued', at, note: '到达计划时间，进入发布队列' };
    }
    case 'queued': {
      const fault = faultAtStart(around, since + step);
      if (fault) return { to: 'failed', at: since + step, ...fault };
      return { to: 'publishing', at: since + step, note: `正在上传到${platforms[item.platform].name}` };
    }
    case 'publishing':
      if (!around.account)
        return { to: 'failed', at: since, kind: 'account', note: '上传途中账号被解绑，请换一个账号' };
      return { ...afterPublishing(item, behavior), at: since + step };
    case 'waiting_user':
      if (!around.account)
        return { to: 'failed', at: since, kind: 'account', note: '等待确认时账号被解绑，请换一个账号' };
      return {
        to: 'failed',
        at: since + confirmHours * 3_600_000,
        kind: 'confirm',
        note: `超过 ${confirmHours} 小时未在手机上确认`,
      };
    case 'under_review':
      return { ...afterReview(item, behavior), at: since + step };
    default:
      return undefined;
  }
}
