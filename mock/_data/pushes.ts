import type {
  DeliveryFault,
  LeftOutReason,
  MessageState,
  PushAudience,
  PushProblem,
  PushStage,
} from '../../src/domain/pushes';
import { pushMessage } from '../../src/domain/pushes';
import { clock } from '../_core/clock';
import { type Row, seedTable } from '../_core/store';
import { demoMerchant } from './identity';

export interface PushRow extends Row {
  readonly revision?: number;
  readonly name: string;
  readonly audience: PushAudience & { readonly tags: readonly string[] };
  readonly text: string;
  readonly goods_id: string;
  readonly stage: PushStage;
  readonly problem: PushProblem | '';
  readonly send_at: string;
  /** Of the press that sent it, and of each that tried failed messages again. */
  readonly request_ids: readonly string[];
  /** Which going out of messages it is in, from 1; messages name theirs. */
  readonly run: number;
  /** Credits put aside for the run. */
  readonly hold_id: string;
  readonly author: { readonly id: string; readonly name: string };
  readonly created_at: string;
}

/** A message of a push to a customer. Its id is push and customer: so each gets it once, however often it is sent. */
export interface PushMessageRow extends Row {
  readonly push_id: string;
  readonly customer_id: string;
  readonly name: string;
  readonly phone: string;
  readonly text: string;
  readonly parts: number;
  readonly state: MessageState;
  readonly reason: DeliveryFault | LeftOutReason | 'canceled' | '';
  readonly run: number;
  readonly attempts: number;
  /** Milliseconds at which the gateway takes it. */
  readonly due_at: number;
  readonly sent_at: string;
}

export const messageRowId = (pushId: string, customerId: string): string => `${pushId} ${customerId}`;

const author = { id: 'acc_owner', name: '陈小满' };
const teaText = '{{姓名}}，云雾绿茶秋茶到店，周末来喝一杯。';

seedTable<PushRow>('push', () => [
  {
    id: 'push_seed_1',
    mchno: demoMerchant,
    name: '秋茶到店',
    audience: { tags: ['老客', '茶友'] },
    text: teaText,
    goods_id: 'goods_tea',
    stage: 'ended',
    problem: '',
    send_at: clock.seedTime(-6, 10),
    request_ids: ['seed_push_1'],
    run: 1,
    hold_id: '',
    author,
    created_at: clock.seedTime(-7, 16),
  },
  {
    id: 'push_seed_2',
    mchno: demoMerchant,
    name: '提醒用券',
    audience: { tags: [], source: 'coupon' },
    text: '{{姓名}}，您的“{{优惠券}}”还没用，券码 {{券码}}，{{券到期日}} 前到店或下单都可以用。',
    goods_id: '',
    stage: 'draft',
    problem: '',
    send_at: '',
    request_ids: [],
    run: 0,
    hold_id: '',
    author,
    created_at: clock.seedTime(-1, 15),
  },
]);

/** Seeded customer, name, phone. */
const receivers = [
  ['customer_seed_1', '林见', '13900002009'],
  ['customer_seed_2', '白屿', '13900002010'],
  ['customer_seed_5', '周老师', '13900001007'],
  ['customer_seed_6', '顾南', '13900002008'],
] as const;

seedTable<PushMessageRow>('push_message', () =>
  receivers.map(([customer_id, name, phone], index) => {
    const hasFailed = index === 3;
    const sent_at = new Date(Date.parse(clock.seedTime(-6, 10)) + index * 1000).toISOString();
    return {
      id: messageRowId('push_seed_1', customer_id),
      mchno: demoMerchant,
      push_id: 'push_seed_1',
      customer_id,
      name,
      phone,
      ...pushMessage('山野日常生活馆', teaText, { 姓名: name }),
      state: hasFailed ? ('failed' as const) : ('sent' as const),
      reason: hasFailed ? ('busy' as const) : ('' as const),
      run: 1,
      attempts: 1,
      due_at: Date.parse(sent_at),
      sent_at: hasFailed ? '' : sent_at,
    };
  }),
);
