import { checkText } from '../../../src/domain/compliance';
import { platforms } from '../../../src/domain/platforms';
import type { PublishState } from '../../../src/domain/publishing';
import { between } from './hash';
import type { Behaviour, PublishRow, WemediaRow } from './types';

export interface NextMove {
  readonly to: PublishState;
  /** Milliseconds. */
  readonly at: number;
  readonly note: string;
}

export interface Surroundings {
  /** Undefined once it is gone. */
  readonly account: WemediaRow | undefined;
  readonly hasVideo: boolean;
  /** Divides all waiting; 1 = a few seconds a step. */
  readonly speed: number;
}

/** A waiting person is asked for a day, then the platform gives up. */
const confirmHours = 24;

/** Seconds that the embedded platform takes in a state. */
const seconds: Readonly<Partial<Record<PublishState, readonly [number, number]>>> = {
  queued: [1.5, 3],
  publishing: [3, 6],
  under_review: [4, 8],
};

function faultAtStart({ account, hasVideo }: Surroundings): string | undefined {
  if (!account) return '发布账号已被解绑';
  if (!hasVideo) return '视频已被删除，无法发布';
  if (account.state === 'expired') return `账号“${account.name}”登录已失效，请重新登录后重试`;
  return undefined;
}

function afterPublishing(item: PublishRow, behaviour: Behaviour): Omit<NextMove, 'at'> {
  const name = platforms[item.platform].name;
  const isConfirmed = item.history.some((move) => move.state === 'waiting_user');
  if (behaviour === 'asks_user' && !isConfirmed) return { to: 'waiting_user', note: `${name}要求在手机上扫码确认` };
  if (behaviour === 'times_out')
    return { to: 'unknown', note: `${name}没有在时限内答复，作品可能已经发出，请到平台核对` };
  const hasFailed = item.history.some((move) => move.state === 'failed');
  if (behaviour === 'fails_once' && !hasFailed) return { to: 'failed', note: '上传中断：网络连接被重置' };
  return { to: 'under_review', note: `已提交${name}审核` };
}

function afterReview(item: PublishRow, behaviour: Behaviour): Omit<NextMove, 'at'> {
  const name = platforms[item.platform].name;
  const [grave] = [item.title, item.description, ...item.topics]
    .flatMap((text) => checkText(text, { platform: item.platform }))
    .filter((mark) => mark.level === 'high');
  if (grave) return { to: 'platform_rejected', note: `${name}审核未通过：文案含“${grave.word}”，${grave.reason}` };
  if (behaviour === 'rejects') return { to: 'platform_rejected', note: `${name}审核未通过：画面疑似含有站外导流信息` };
  return { to: 'published', note: `${name}审核通过，已上线` };
}

/** What happens next to an item if nobody touches it, and when; undefined = nothing. Pure. */
export function nextMove(item: PublishRow, around: Surroundings): NextMove | undefined {
  const since = Date.parse(item.history.at(-1)?.at ?? item.created_at);
  const behaviour = around.account?.behaviour ?? 'smooth';
  const range = seconds[item.state];
  const step = range ? (between(`${item.id}:${item.history.length}`, ...range) * 1000) / around.speed : 0;
  switch (item.state) {
    case 'scheduled': {
      const at = Math.max(Date.parse(item.publish_at), since);
      return { to: 'queued', at, note: '到达计划时间，进入发布队列' };
    }
    case 'queued': {
      const fault = faultAtStart(around);
      if (fault) return { to: 'failed', at: since + step, note: fault };
      return { to: 'publishing', at: since + step, note: `正在上传到${platforms[item.platform].name}` };
    }
    case 'publishing':
      return { ...afterPublishing(item, behaviour), at: since + step };
    case 'waiting_user':
      return { to: 'failed', at: since + confirmHours * 3_600_000, note: '超过 24 小时未在手机上确认' };
    case 'under_review':
      return { ...afterReview(item, behaviour), at: since + step };
    default:
      return undefined;
  }
}
