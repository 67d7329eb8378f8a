import { showCode, validSpan } from '../../src/domain/coupons';
import { sourcesOf } from '../../src/domain/factCheck';
import { publishGate, textChecks } from '../../src/domain/publishing/gate';
import { localOf } from '../../src/domain/publishing/zone';
import {
  type DeliveryFault,
  isInAudience,
  type LeftOutReason,
  leftOutReason,
  mobileIn,
  type PushAudience,
  type PushProblem,
  pushMessage,
  SMS_PART_CREDITS,
} from '../../src/domain/pushes';
import { pushVariables } from '../../src/domain/pushes.data';
import { DEFAULT_ZONE } from '../../src/utils/timeZone';
import { atomically } from '../_core/atomically';
import { clock } from '../_core/clock';
import { balanceOf, hold, settle } from '../_core/ledger';
import type { MerchantRow } from '../_core/rows';
import { type Db, dbOf } from '../_core/store';
import type { CouponRow } from '../_data/coupons';
import { messageRowId, type PushMessageRow, type PushRow } from '../_data/pushes';
import '../_data/pushes';
import { preparedWords } from './complianceWords';
import { customersOf, type KnownCustomer } from './customers';
import type { GoodsRow } from './goods/records';
import { addNotice } from './notices';
import { sendOut } from './outbox';
import { gatePolicyOfMerchant } from './platformPolicy';

export const pushRows = (db: Db) => db.table<PushRow>('push');
export const pushMessages = (db: Db) => db.table<PushMessageRow>('push_message');
export const messagesOf = (db: Db, pushId: string): PushMessageRow[] =>
  pushMessages(db)
    .all()
    .filter(({ push_id }) => push_id === pushId);

export const zoneOfMerchant = ({ zone }: Pick<MerchantRow, 'zone'>): string => zone ?? DEFAULT_ZONE;

/** The gateway takes so many messages a second. */
const MS_PER_MESSAGE = 100;

/** A coupon code of a customer that can be used at that moment, the one that runs out first. */
function usableCoupon(db: Db, customer: KnownCustomer, zone: string, at: number) {
  const redeemed = new Set(customer.redemptions.filter(({ reverted_at }) => !reverted_at).map(({ code }) => code));
  const coupons = db.table<CouponRow>('coupon');
  const usable = customer.codes.flatMap((code) => {
    const coupon = coupons.find(code.coupon_id);
    if (!coupon || code.voided_at || redeemed.has(code.id)) return [];
    const { from, to } = validSpan(coupon, zone);
    const isOut = coupon.state === 'active' || coupon.state === 'paused';
    return isOut && from <= at && at < to ? [{ code, coupon, to }] : [];
  });
  return usable.sort((one, other) => one.to - other.to)[0];
}

/** What a text may say of a customer; what is not known is ''. */
function valuesOf(db: Db, customer: KnownCustomer, zone: string, at: number): Record<string, string> {
  const usable = usableCoupon(db, customer, zone, at);
  const { last_visit_at } = customer.figures;
  return {
    [pushVariables.name]: customer.name,
    [pushVariables.level]: customer.level?.name ?? '',
    [pushVariables.coupon]: usable?.coupon.name ?? '',
    [pushVariables.code]: usable ? showCode(usable.code.id) : '',
    [pushVariables.couponUntil]: usable?.coupon.valid_to ?? '',
    [pushVariables.lastVisit]: last_visit_at && localOf(Date.parse(last_visit_at), zone).date,
  };
}

/** Phones that a push reached, or is about to reach, on the merchant's day of that moment. */
function reachedOn(db: Db, at: number, zone: string): Set<string> {
  const { date } = localOf(at, zone);
  const day = 86_400_000;
  return new Set(
    pushMessages(db)
      .all()
      .filter(
        ({ state, due_at }) =>
          (state === 'sent' || state === 'queued') &&
          Math.abs(due_at - at) <= day &&
          localOf(due_at, zone).date === date,
      )
      .map(({ phone }) => phone),
  );
}

interface PushContent {
  readonly audience: PushAudience;
  readonly text: string;
  readonly goods_id: string;
}

interface Receiver {
  readonly customer: KnownCustomer;
  readonly phone: string;
  readonly values: Readonly<Record<string, string>>;
  readonly text: string;
  readonly parts: number;
}

export interface PushPlan {
  readonly total: number;
  readonly receivers: readonly Receiver[];
  readonly leftOut: readonly { readonly customer: KnownCustomer; readonly reason: LeftOutReason }[];
  /** Customers of the audience with what the text may say of them. */
  readonly values: readonly Readonly<Record<string, string>>[];
}

/** Whom a push would write to at a moment, what, and who is left out. */
export function planPush(db: Db, merchant: MerchantRow, { audience, text }: PushContent, at: number): PushPlan {
  const zone = zoneOfMerchant(merchant);
  const reached = reachedOn(db, at, zone);
  const receivers: Receiver[] = [];
  const leftOut: { customer: KnownCustomer; reason: LeftOutReason }[] = [];
  const all: Record<string, string>[] = [];
  for (const customer of customersOf(db, merchant.mchno)) {
    const { level, tags, figures, phones, unsubscribed, orders, reservations, codes, leads } = customer;
    const sources = {
      order: orders.length,
      reservation: reservations.length,
      coupon: codes.length,
      lead: leads.length,
    };
    if (!isInAudience(audience, { level, tags, figures, sources }, at)) continue;
    const values = valuesOf(db, customer, zone, at);
    all.push(values);
    const isReachedToday = phones.some((phone) => reached.has(phone));
    const reason = leftOutReason(text, { hasRefused: unsubscribed !== '', phones, isReachedToday, values });
    if (reason) leftOut.push({ customer, reason });
    else receivers.push({ customer, phone: mobileIn(phones), values, ...pushMessage(merchant.name, text, values) });
  }
  return { total: all.length, receivers, leftOut, values: all };
}

export const partsOf = (messages: readonly { readonly parts: number }[]): number =>
  messages.reduce((sum, { parts }) => sum + parts, 0);

/** Words and statements that the merchant's rules do not let out, as they are written. */
export function blockedWords(db: Db, merchant: MerchantRow, { text, goods_id }: PushContent): string[] {
  const goods = goods_id ? db.table<GoodsRow>('goods').find(goods_id) : undefined;
  const { marks, facts } = publishGate(
    { title: '', description: text, topics: [], known: goods && sourcesOf(goods) },
    [],
    gatePolicyOfMerchant(merchant),
    textChecks(preparedWords(merchant)),
  );
  return [...new Set([...marks, ...facts].filter(({ isBlocking }) => isBlocking).map(({ written }) => written))];
}

/** What keeps a push from going out at this moment; undefined = nothing. */
export function startProblem(db: Db, merchant: MerchantRow, push: PushRow, plan: PushPlan): PushProblem | undefined {
  if (blockedWords(db, merchant, push).length > 0) return 'words';
  if (plan.receivers.length === 0) return 'nobody';
  return balanceOf(db) < partsOf(plan.receivers) * SMS_PART_CREDITS ? 'credits' : undefined;
}

/** Credits for a run are put aside before its first message leaves. */
const holdFor = (db: Db, push: PushRow, parts: number): string =>
  hold(db, { credits: parts * SMS_PART_CREDITS, subject: `消息推送：${push.name}`, account_name: push.author.name });

/** Lays a message for each receiver, once, and begins to send. @param at milliseconds at which the first may leave */
export const startPush = (db: Db, push: PushRow, { receivers }: PushPlan, at: number): PushRow =>
  atomically(() => {
    const laid = receivers.filter(({ customer, phone, text, parts }, index) =>
      pushMessages(db).insertWhere({
        id: messageRowId(push.id, customer.row.id),
        mchno: push.mchno ?? '',
        push_id: push.id,
        customer_id: customer.row.id,
        name: customer.name,
        phone,
        text,
        parts,
        state: 'queued',
        reason: '',
        run: 1,
        attempts: 0,
        due_at: at + (index + 1) * MS_PER_MESSAGE,
        sent_at: '',
      }),
    );
    const hold_id = holdFor(db, push, partsOf(laid));
    const send_at = new Date(at).toISOString();
    return pushRows(db).update(push.id, { stage: 'sending', run: 1, hold_id, send_at }) ?? push;
  });

/** Puts failed messages back into the queue. Who has refused since, or was reached by another push today, is left out. */
export const requeue = (db: Db, merchant: MerchantRow, push: PushRow, failed: readonly PushMessageRow[], at: number) =>
  atomically((): PushRow => {
    const reached = reachedOn(db, at, zoneOfMerchant(merchant));
    const refused = refusedPhones(db, merchant.mchno);
    const run = push.run + 1;
    const wanted = failed.filter(({ id, phone }) => {
      if (refused.has(phone)) pushMessages(db).update(id, { state: 'skipped', reason: 'refused' });
      else return !reached.has(phone);
      return false;
    });
    wanted.forEach(({ id }, index) => {
      const due_at = at + (index + 1) * MS_PER_MESSAGE;
      pushMessages(db).update(id, { state: 'queued', reason: '', run, due_at });
    });
    const hold_id = holdFor(db, push, partsOf(wanted));
    return pushRows(db).update(push.id, { stage: 'sending', run, hold_id }) ?? push;
  });

function refusedPhones(db: Db, mchno: string): Set<string> {
  const refused = customersOf(db, mchno).filter(({ unsubscribed }) => unsubscribed !== '');
  return new Set(refused.flatMap(({ phones }) => phones));
}

/**
 * What the gateway of the embedded backend says to a message; undefined = delivered. Some numbers go wrong on purpose, so
 * that each way can be walked: those that end in 5 are busy at the first attempt, those that end in 012 do not exist.
 */
function gatewayFault(phone: string, attempts: number): DeliveryFault | undefined {
  if (phone.endsWith('012')) return 'empty_number';
  return phone.endsWith('5') && attempts === 1 ? 'busy' : undefined;
}

function deliver(db: Db, message: PushMessageRow, refused: ReadonlySet<string>): void {
  const messages = pushMessages(db);
  const isQueued = ({ state }: PushMessageRow) => state === 'queued';
  if (refused.has(message.phone)) {
    messages.updateWhere(message.id, isQueued, { state: 'skipped', reason: 'refused' });
    return;
  }
  const attempts = message.attempts + 1;
  const fault = gatewayFault(message.phone, attempts);
  if (fault) {
    messages.updateWhere(message.id, isQueued, { state: 'failed', reason: fault, attempts });
    return;
  }
  const sent_at = new Date(message.due_at).toISOString();
  const isMine = messages.updateWhere(message.id, isQueued, { state: 'sent', attempts, sent_at });
  if (isMine) sendOut('sms', message.phone, message.text, { mchno: message.mchno });
}

/** The run is over: what was not delivered is not paid. */
function endRun(db: Db, push: PushRow): PushRow {
  const messages = messagesOf(db, push.id);
  const ofRun = messages.filter(({ run, state }) => run === push.run && state === 'sent');
  settle(db, push.hold_id, partsOf(ofRun) * SMS_PART_CREDITS);
  return pushRows(db).update(push.id, { stage: 'ended', hold_id: '' }) ?? push;
}

function tell(db: Db, push: PushRow): void {
  const messages = messagesOf(db, push.id);
  const count = (state: PushMessageRow['state']): number => messages.filter((one) => one.state === state).length;
  const failed = count('failed');
  const problems: Readonly<Record<PushProblem, string>> = {
    nobody: '没有可以发送的顾客',
    credits: '点数不足',
    words: '文案含有不能发出的内容',
  };
  const result = `成功 ${count('sent')} 位${failed > 0 ? `，失败 ${failed} 位` : ''}`;
  addNotice(push.mchno ?? '', {
    kind: 'task',
    title: push.problem ? '消息推送没有发出' : '消息推送已发完',
    content: `“${push.name}”：${push.problem ? problems[push.problem] : result}`,
    link: `/service/push?push=${encodeURIComponent(push.id)}`,
  });
}

function startDue(db: Db, merchant: MerchantRow, push: PushRow): PushRow {
  const at = Date.parse(push.send_at);
  const plan = planPush(db, merchant, push, at);
  const problem = startProblem(db, merchant, push, plan);
  if (!problem) return startPush(db, push, plan, at);
  const ended = pushRows(db).update(push.id, { stage: 'ended', problem }) ?? push;
  tell(db, ended);
  return ended;
}

/** Takes what waits out of the queue and gives back what was put aside for it; what is out stays out. */
export const stopPush = (db: Db, push: PushRow): PushRow =>
  atomically(() => {
    for (const { id, state } of messagesOf(db, push.id))
      if (state === 'queued') pushMessages(db).update(id, { state: 'skipped', reason: 'canceled' });
    const ended = push.stage === 'sending' ? endRun(db, push) : push;
    const hasSent = messagesOf(db, push.id).some(({ state }) => state === 'sent');
    // What reached somebody is told as what it was: sent, in part.
    return hasSent ? ended : (pushRows(db).update(push.id, { stage: 'canceled', send_at: '' }) ?? ended);
  });

/**
 * Brings all pushes of a merchant up to the present. No timers: reading is what makes time pass, so a restart loses
 * nothing, and the clock can be moved by tests.
 */
export function advancePushes(merchant: MerchantRow, now = clock.now()): void {
  const db = dbOf(merchant.mchno);
  const open = pushRows(db)
    .all()
    .filter(({ stage }) => stage === 'scheduled' || stage === 'sending')
    .sort((one, other) => one.send_at.localeCompare(other.send_at));
  if (open.length === 0) return;
  atomically(() => {
    for (const row of open) {
      const isDue = row.stage === 'scheduled' && Date.parse(row.send_at) <= now;
      const push = isDue ? startDue(db, merchant, row) : row;
      if (push.stage !== 'sending') continue;
      const queued = messagesOf(db, push.id).filter(({ state }) => state === 'queued');
      const due = queued.filter(({ due_at }) => due_at <= now);
      const refused = due.length > 0 ? refusedPhones(db, merchant.mchno) : new Set<string>();
      for (const message of due) deliver(db, message, refused);
      if (due.length === queued.length) tell(db, endRun(db, push));
    }
  });
}
