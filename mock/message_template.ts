import { auditChanges } from '../src/domain/audit';
import { mailSender } from '../src/domain/brand';
import { type MessageContent, prepareMessage, templateProblems } from '../src/domain/messageTemplate';
import { type MessageTemplate, message_templateContract } from '../src/services/message_template/schema';
import { brandExtrasOf } from './_core/appLocks';
import { fail } from './_core/fail';
import { paged } from './_core/paging';
import { nextRevision } from './_core/revision';
import type { ProviderRow } from './_core/rows';
import { type Context, serve } from './_core/serve';
import { globalDb, newId } from './_core/store';
import { type MessageTemplateRow, systemMessageOf, type TemplateVersionRow } from './_data/messageTemplates';
import { addAudit } from './_groups/audit';
import { addNotice } from './_groups/notices';
import { sendOut } from './_groups/outbox';

const templates = () => globalDb.table<MessageTemplateRow>('message_template');
const ownTemplates = ({ merchant }: Context): MessageTemplateRow[] =>
  templates()
    .all()
    .filter(({ provider_id, state }) => provider_id === merchant.provider_id && state !== 'deleted');

const need = (ctx: Context, id: string): MessageTemplateRow =>
  ownTemplates(ctx).find((row) => row.id === id) ?? fail('模板不存在或已删除', { errorCode: 'NOT_FOUND' });

const signatureOf = ({ merchant }: Context): string =>
  globalDb.table<ProviderRow>('provider').find(merchant.provider_id)?.name ?? '';

const contentOf = ({ channels, variables, contents }: MessageContent): MessageContent => ({
  channels,
  variables,
  contents,
});
const isSameContent = (one: MessageContent, other: MessageContent | undefined): boolean =>
  other !== undefined && JSON.stringify(contentOf(one)) === JSON.stringify(contentOf(other));

const contentFields = ['channels', 'variables', 'contents'] as const;
const auditedFields = ['name', 'note', ...contentFields] as const;

/** A template as a person reads it in the log. */
const readable = ({ channels, variables, contents }: MessageContent) => ({
  channels: [...channels],
  variables: variables.map(({ name, sample }) => `${name}（${sample}）`),
  contents: channels.map((channel) => `${contents[channel].title}\n${contents[channel].text}`.trim()).join('\n\n'),
});

/** Copies of the lists, so that an answer shares nothing with what is stored. */
const copyContent = ({ channels, variables, contents }: MessageContent) => ({
  channels: [...channels],
  variables: [...variables],
  contents,
});

function view(ctx: Context, row: MessageTemplateRow): MessageTemplate {
  const latest = row.versions.at(-1);
  const { id, revision, name, note, updated_at, created_at, state } = row;
  return {
    ...copyContent(row),
    ...{ id, revision, name, note, updated_at, created_at },
    state: state === 'deleted' ? 'stopped' : state,
    version: latest?.version ?? 0,
    has_changes: !isSameContent(row, latest),
    is_system: systemMessageOf(row) !== undefined,
    signature: signatureOf(ctx),
  };
}

const problemSentence = '模板还有问题，请先改好再发布';

/** Changes a row and gives it as it is shown; whoever wrote on an older state is refused before. */
function change(
  ctx: Context,
  row: MessageTemplateRow,
  patch: Partial<MessageTemplateRow>,
  seen?: number,
): MessageTemplate {
  const revision = nextRevision(row, seen);
  const next = templates().update(row.id, { ...patch, revision, updated_at: ctx.clock.iso() }) ?? row;
  return view(ctx, next);
}

export default serve(message_templateContract, {
  data(ctx, query) {
    const rows = ownTemplates(ctx).filter(
      ({ state, channels }) =>
        (!query.state || state === query.state) && (!query.channel || channels.includes(query.channel)),
    );
    return paged(
      rows.map((row) => view(ctx, row)),
      query,
      { search: ['name', 'note'], sort: 'updated_at' },
    );
  },

  info: (ctx, { id }) => view(ctx, need(ctx, id)),

  save(ctx, { id, revision: seen, ...fields }) {
    const known = id ? need(ctx, id) : undefined;
    if (ownTemplates(ctx).some((row) => row.name === fields.name && row.id !== id)) {
      fail(`模板“${fields.name}”已存在`, { errorCode: 'NAME_TAKEN' });
    }
    const { name, note } = fields;
    const before = known && { name: known.name, note: known.note, ...readable(known) };
    const changes = auditChanges(before, { name, note, ...readable(fields) }, auditedFields);
    const now = ctx.clock.iso();
    const saved = known
      ? change(ctx, known, fields, seen)
      : view(
          ctx,
          templates().insert({
            id: newId('message_template'),
            provider_id: ctx.merchant.provider_id,
            ...fields,
            state: 'draft',
            versions: [],
            revision: 0,
            updated_at: now,
            created_at: now,
          }),
        );
    const verb = known ? 'update' : 'create';
    if (changes.length > 0)
      addAudit(ctx, { subject: 'message_template', id: saved.id, name: saved.name, verb, changes });
    return saved;
  },

  publish(ctx, { id, revision: seen }) {
    const row = need(ctx, id);
    if (templateProblems(row, signatureOf(ctx)).length > 0) fail(problemSentence, { errorCode: 'TEMPLATE_INVALID' });
    const latest = row.versions.at(-1);
    const changes = auditChanges(latest && readable(latest), readable(row), contentFields);
    const next: TemplateVersionRow = {
      ...contentOf(row),
      version: (latest?.version ?? 0) + 1,
      published_at: ctx.clock.iso(),
      by: ctx.account.name,
    };
    // Published again after a stop without a change, it is the same version.
    const versions = isSameContent(row, latest) ? row.versions : [...row.versions, next];
    const published = change(ctx, row, { state: 'live', versions }, seen);
    addAudit(ctx, { subject: 'message_template', id, name: row.name, verb: 'publish', changes });
    return published;
  },

  stop(ctx, { id, reason }) {
    const row = need(ctx, id);
    if (row.state !== 'live') fail('这个模板没有在使用', { errorCode: 'STATE_CHANGED' });
    const stopped = change(ctx, row, { state: 'stopped' });
    addAudit(ctx, { subject: 'message_template', id, name: row.name, verb: 'stop', reason });
    return stopped;
  },

  versions: (ctx, { id }) => ({
    list: need(ctx, id)
      .versions.toReversed()
      .map((one) => ({ ...one, ...copyContent(one) })),
  }),

  restore(ctx, { id, version }) {
    const row = need(ctx, id);
    const wanted =
      row.versions.find((one) => one.version === version) ?? fail('没有这个版本', { errorCode: 'NOT_FOUND' });
    const changes = auditChanges(readable(row), readable(wanted), contentFields);
    const restored = change(ctx, row, contentOf(wanted));
    addAudit(ctx, { subject: 'message_template', id, name: row.name, verb: 'restore', changes });
    return restored;
  },

  test(ctx, { id, channel, values }) {
    const row = need(ctx, id);
    if (!row.channels.includes(channel)) fail('这个模板没有启用该渠道', { errorCode: 'INVALID_INPUT' });
    const { missing, wrong, sent } = prepareMessage(row, channel, values, signatureOf(ctx));
    if (missing.length > 0) fail(`还没有填写：${missing.join('、')}`, { errorCode: 'VARIABLE_MISSING' });
    if (!sent) return fail(`格式不正确：${wrong.join('、')}`, { errorCode: 'VARIABLE_INVALID' });
    const { merchant, account } = ctx;
    if (channel === 'sms' && !account.phone) fail('你还没有绑定手机号，收不到测试短信', { errorCode: 'NO_RECEIVER' });
    if (channel === 'inapp') {
      addNotice(merchant.mchno, {
        account_id: account.id,
        kind: 'system',
        title: sent.title,
        content: sent.text,
        link: '/template/message_tmpl',
      });
    } else {
      const to = channel === 'sms' ? account.phone : account.name;
      const from = channel === 'mail' ? mailSender(brandExtrasOf(merchant.provider_id)) : '';
      sendOut(channel, to, [sent.title, sent.text].filter(Boolean).join('\n'), { from });
    }
    addAudit(ctx, { subject: 'message_template', id, name: row.name, verb: 'test' });
    return sent;
  },

  delete(ctx, { ids }) {
    const rows = ids.map((id) => need(ctx, id));
    const live = rows.find(({ state }) => state === 'live');
    if (live) fail(`模板“${live.name}”正在使用，请先停用`, { errorCode: 'STATE_CHANGED' });
    const system = rows.find((row) => systemMessageOf(row));
    if (system) fail(`“${system.name}”由系统自动发送，不能删除，可以停用`, { errorCode: 'TEMPLATE_IN_USE' });
    for (const row of rows) {
      templates().update(row.id, { state: 'deleted' });
      addAudit(ctx, { subject: 'message_template', id: row.id, name: row.name, verb: 'delete' });
    }
    return null;
  },
});
