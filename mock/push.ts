import { missingValues, variablesIn } from '../src/domain/messageTemplate';
import {
  countMessages,
  isAtNight,
  isRetryable,
  leftOutReasons,
  type MessageState,
  type PushProblem,
  pushActions,
  pushLimits,
  pushState,
  pushTextProblem,
  SMS_PART_CREDITS,
} from '../src/domain/pushes';
import { maskPhone } from '../src/domain/security';
import { type Push, type PushMessage, pushContract } from '../src/services/push/schema';
import { atomically } from './_core/atomically';
import { balanceOf } from './_core/ledger';
import { paged } from './_core/paging';
import { nextRevision } from './_core/revision';
import { type Context, fail, serve } from './_core/serve';
import { newId } from './_core/store';
import type { PushMessageRow, PushRow } from './_data/pushes';
import { customersOf, levelRulesOf, tagCounts } from './_groups/customers';
import { daysChoices, inDaysOf } from './_groups/daysFilter';
import {
  advancePushes,
  blockedWords,
  messagesOf,
  partsOf,
  planPush,
  pushMessages,
  pushRows,
  requeue,
  startProblem,
  startPush,
  stopPush,
  zoneOfMerchant,
} from './_groups/pushes';

/** Of those who are left out for a reason, so many are named. */
const NAMED = 3;
const SAMPLES = 3;
/** Rows of a table at most. */
const MAX_EXPORTED = 10_000;

function view({ db }: Context, row: PushRow): Push {
  const { id, revision, name, audience, text, goods_id, problem, send_at, author, created_at } = row;
  const messages = messagesOf(db, id);
  const counts = countMessages(messages);
  return {
    ...{ id, revision, name, text, goods_id, problem, send_at, author, created_at, counts },
    audience: { ...audience, tags: [...audience.tags] },
    state: pushState(row.stage, counts),
    retryable: messages.filter(({ state, reason }) => state === 'failed' && isRetryable(reason)).length,
    parts: partsOf(messages.filter(({ state }) => state === 'sent')),
  };
}

const need = (ctx: Context, id: string): PushRow => {
  advancePushes(ctx.merchant);
  return pushRows(ctx.db).need(id, '没有这次推送');
};

function needAction(ctx: Context, row: PushRow, action: (typeof pushActions)['draft'][number], sentence: string): void {
  if (!pushActions[view(ctx, row).state].includes(action)) fail(sentence, { errorCode: 'STATE_CHANGED' });
}

function refuseText(text: string): void {
  const problem = pushTextProblem(text);
  if (!problem) return;
  const sentences = {
    empty: '请先写推送的文案',
    broken: '文案里的变量没有写完整，请检查大括号',
    unknown: `没有“${problem.kind === 'unknown' ? problem.name : ''}”这个变量`,
    long: `文案最多 ${pushLimits.text} 字`,
  };
  fail(sentences[problem.kind], { errorCode: 'PUSH_TEXT' });
}

function refuseStart(ctx: Context, row: PushRow, problem: PushProblem, parts: number): never {
  if (problem === 'nobody')
    return fail('没有可以发送的顾客，请看看是谁、为什么没有算进来', { errorCode: 'PUSH_NOBODY' });
  if (problem === 'credits') {
    const credits = parts * SMS_PART_CREDITS;
    return fail(`点数不足：需要 ${credits} 点，剩余 ${balanceOf(ctx.db)} 点`, { errorCode: 'CREDITS_NOT_ENOUGH' });
  }
  const words = blockedWords(ctx.db, ctx.merchant, row).map((word) => `“${word}”`);
  return fail(`文案里的${words.slice(0, 5).join('')}不能发出，请改正后再试`, { errorCode: 'COMPLIANCE_BLOCKED' });
}

function refuseNight(ctx: Context, at: number, isNightOk: boolean): void {
  if (isNightOk || !isAtNight(at, zoneOfMerchant(ctx.merchant))) return;
  fail('21:00 到次日 8:00 会打扰顾客休息，确认后才能发送', { errorCode: 'PUSH_AT_NIGHT' });
}

function sendAt(ctx: Context, at: string | undefined): number {
  if (at === undefined) return ctx.now();
  const moment = Date.parse(at);
  if (!Number.isFinite(moment) || moment <= ctx.now())
    return fail('发送时间已经过去，请选以后的时间', { errorCode: 'INVALID_INPUT' });
  if (moment > ctx.now() + pushLimits.days * 86_400_000)
    return fail(`最多提前 ${pushLimits.days} 天安排`, { errorCode: 'INVALID_INPUT' });
  return moment;
}

const messageView =
  (names: ReadonlyMap<string, string>) =>
  (row: PushMessageRow): PushMessage => {
    const { id, customer_id, name, phone, state, reason, text, parts, attempts, sent_at } = row;
    return {
      ...{ id, customer_id, state, reason, text, parts, attempts, sent_at },
      name: names.get(customer_id) || name,
      phone: maskPhone(phone),
    };
  };

function shownMessages(ctx: Context, id: string, wanted: MessageState | undefined) {
  const row = need(ctx, id);
  const names = new Map(customersOf(ctx.db, ctx.merchant.mchno).map((one) => [one.row.id, one.name]));
  return messagesOf(ctx.db, row.id)
    .filter(({ state }) => !wanted || state === wanted)
    .map(messageView(names));
}

export default serve(pushContract, {
  data(ctx, query) {
    advancePushes(ctx.merchant);
    const isIn = inDaysOf(ctx, query.days);
    const rows = pushRows(ctx.db)
      .all()
      .map((row) => view(ctx, row))
      .filter(({ state, send_at }) => (!query.state || state === query.state) && isIn(send_at));
    const page = paged(rows, query, { search: ['name', 'text'], sort: 'created_at' });
    return { ...page, filter: { days: daysChoices(ctx, query.days) } };
  },

  info: (ctx, { id }) => view(ctx, need(ctx, id)),

  choices(ctx) {
    const all = customersOf(ctx.db, ctx.merchant.mchno);
    const having = (key: string): number => all.filter(({ level }) => (level?.key ?? 'none') === key).length;
    const levels = [...levelRulesOf(ctx.db, ctx.merchant.mchno).levels, { key: 'none', name: '' }];
    return {
      levels: levels.map(({ key, name }) => ({ value: key, label: name, count: having(key) })),
      tags: tagCounts(all).map(({ tag, count }) => ({ value: tag, label: tag, count })),
    };
  },

  save: (ctx, { id, revision: seen, ...fields }) =>
    atomically(() => {
      const known = id ? need(ctx, id) : undefined;
      if (known) needAction(ctx, known, 'edit', '推送已经安排或发出，不能再改');
      const revision = nextRevision(known, seen);
      if (known) return view(ctx, pushRows(ctx.db).update(known.id, { ...fields, revision }) ?? known);
      const row = pushRows(ctx.db).insert({
        id: newId('push'),
        mchno: ctx.merchant.mchno,
        revision,
        ...fields,
        stage: 'draft',
        problem: '',
        send_at: '',
        request_ids: [],
        run: 0,
        hold_id: '',
        author: { id: ctx.account.id, name: ctx.account.name },
        created_at: ctx.clock.iso(),
      });
      return view(ctx, row);
    }),

  preview(ctx, { at, ...content }) {
    advancePushes(ctx.merchant);
    const moment = at === undefined ? ctx.now() : Date.parse(at);
    if (!Number.isFinite(moment)) fail('发送时间不正确', { errorCode: 'INVALID_INPUT' });
    const { total, receivers, leftOut, values } = planPush(ctx.db, ctx.merchant, content, moment);
    const parts = partsOf(receivers);
    return {
      total,
      count: receivers.length,
      left_out: leftOutReasons.flatMap((reason) => {
        const those = leftOut.filter((one) => one.reason === reason).map(({ customer }) => customer.name);
        return those.length > 0 ? [{ reason, count: those.length, names: those.filter(Boolean).slice(0, NAMED) }] : [];
      }),
      missing: variablesIn(content.text).flatMap((name) => {
        const count = values.filter((own) => missingValues([`{{${name}}}`], own).length > 0).length;
        return count > 0 ? [{ name, count }] : [];
      }),
      parts,
      credits: parts * SMS_PART_CREDITS,
      balance: balanceOf(ctx.db),
      blocked: blockedWords(ctx.db, ctx.merchant, content),
      samples: receivers.slice(0, SAMPLES).map(({ customer, phone, text, parts: own }) => ({
        id: customer.row.id,
        name: customer.name,
        phone: maskPhone(phone),
        text,
        parts: own,
      })),
    };
  },

  send: (ctx, { id, revision: seen, request_id, at, is_night_ok }) =>
    atomically(() => {
      const row = need(ctx, id);
      // The answer of that press got lost: it has been done.
      if (row.request_ids.includes(request_id)) return view(ctx, row);
      needAction(ctx, row, 'send', '这次推送已经安排或发出');
      const revision = nextRevision(row, seen);
      refuseText(row.text);
      const moment = sendAt(ctx, at);
      refuseNight(ctx, moment, is_night_ok);
      const plan = planPush(ctx.db, ctx.merchant, row, moment);
      const problem = startProblem(ctx.db, ctx.merchant, row, plan);
      if (problem) refuseStart(ctx, row, problem, partsOf(plan.receivers));
      const next = pushRows(ctx.db).updateWhere(id, ({ stage }) => stage === 'draft', {
        stage: 'scheduled',
        revision,
        request_ids: [...row.request_ids, request_id],
        send_at: new Date(moment).toISOString(),
      });
      if (!next) return fail('这次推送已经安排或发出', { errorCode: 'STATE_CHANGED' });
      return view(ctx, at === undefined ? startPush(ctx.db, next, plan, moment) : next);
    }),

  cancel: (ctx, { id }) =>
    atomically(() => {
      const row = need(ctx, id);
      if (row.stage === 'canceled') return view(ctx, row);
      needAction(ctx, row, 'cancel', '这次推送已经发完，不能取消');
      return view(ctx, stopPush(ctx.db, row));
    }),

  retry: (ctx, { id, request_id, is_night_ok }) =>
    atomically(() => {
      const row = need(ctx, id);
      if (row.request_ids.includes(request_id)) return view(ctx, row);
      needAction(ctx, row, 'retry', '现在没有可以重试的消息');
      const failed = messagesOf(ctx.db, id).filter(({ state, reason }) => state === 'failed' && isRetryable(reason));
      if (failed.length === 0) fail('失败的号码重试也发不到，不再重试', { errorCode: 'STATE_CHANGED' });
      refuseNight(ctx, ctx.now(), is_night_ok);
      const blocked = blockedWords(ctx.db, ctx.merchant, row);
      if (blocked.length > 0) refuseStart(ctx, row, 'words', 0);
      const marked = pushRows(ctx.db).update(id, { request_ids: [...row.request_ids, request_id] }) ?? row;
      return view(ctx, requeue(ctx.db, ctx.merchant, marked, failed, ctx.now()));
    }),

  delete: (ctx, { ids }) =>
    atomically(() => {
      for (const id of ids) {
        const row = need(ctx, id);
        needAction(ctx, row, 'delete', `“${row.name}”已经安排或发出，不能删除`);
        // What was stopped before it left goes with its push.
        for (const message of messagesOf(ctx.db, id)) pushMessages(ctx.db).remove(message.id);
        pushRows(ctx.db).remove(id);
      }
      return { count: ids.length };
    }),

  export: (ctx, { id, state }) => ({ list: shownMessages(ctx, id, state).slice(0, MAX_EXPORTED) }),

  messages: (ctx, { id, ...query }) =>
    paged(shownMessages(ctx, id, query.state), query, { search: ['name'], sort: 'sent_at' }),
});
