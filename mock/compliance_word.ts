import { type AuditVerb, auditChanges } from '../src/domain/audit';
import { wordProblem } from '../src/domain/compliance';
import { complianceWordContract } from '../src/services/compliance_word/schema';
import './_data/complianceWord';
import { fail } from './_core/fail';
import { idsOf } from './_core/ids';
import { paged } from './_core/paging';
import { nextRevision } from './_core/revision';
import { type Context, serve } from './_core/serve';
import { newId } from './_core/store';
import { addAudit } from './_groups/audit';
import { type ComplianceWordRow, wordsInForce } from './_groups/complianceWords';

const problems = {
  short: '词至少两个字，单个字会到处误标',
  long: '词不能超过 30 个字',
  symbols: '词里没有文字，只有符号或表情',
} as const;

const wordsOf = ({ db }: Context) => db.table<ComplianceWordRow>('compliance_word');

function checkWord(word: string): void {
  const problem = wordProblem(word);
  if (problem) fail(`“${word}”：${problems[problem]}`, { errorCode: 'WORD_INVALID' });
}

type Fields = Pick<ComplianceWordRow, 'word' | 'replacement' | 'level' | 'category' | 'reason'>;

const auditedFields = ['word', 'replacement', 'level', 'category', 'reason', 'status'] as const;

/** A provider's word changes what all of its merchants may publish. */
function log(ctx: Context, verb: AuditVerb, before: ComplianceWordRow | undefined, after: ComplianceWordRow): void {
  const changes = auditChanges(before, after, auditedFields);
  if (changes.length > 0) addAudit(ctx, { subject: 'compliance_word', id: after.id, name: after.word, verb, changes });
}

function insert(ctx: Context, fields: Fields): ComplianceWordRow {
  const at = ctx.clock.iso();
  const made = wordsOf(ctx).insert({
    id: newId('word'),
    mchno: ctx.merchant.mchno,
    scope: ctx.account.business === 'provider' ? 'provider' : 'merchant',
    provider_id: ctx.merchant.provider_id,
    ...fields,
    status: 1,
    created_at: at,
    updated_at: at,
  });
  log(ctx, 'create', undefined, made);
  return made;
}

function update(ctx: Context, verb: AuditVerb, known: ComplianceWordRow, patch: Partial<ComplianceWordRow>) {
  const changed = wordsOf(ctx).update(known.id, { ...patch, updated_at: ctx.clock.iso() }) ?? known;
  log(ctx, verb, known, changed);
  return changed;
}

const statusVerbs = { 1: 'open', 0: 'close', [-1]: 'delete' } as const;

function setStatus(ctx: Context, ids: readonly string[], status: ComplianceWordRow['status']): void {
  const rows = ids.map((id) => wordsOf(ctx).need(id, '违禁词不存在或已删除'));
  for (const row of rows) {
    const isBack = row.status === -1 && status !== -1;
    update(ctx, isBack ? 'restore' : statusVerbs[status], row, { status });
  }
}

const bare = ({ word, replacement, level, category, reason }: ComplianceWordRow): Fields => ({
  word,
  replacement,
  level,
  category,
  reason,
});

export default serve(complianceWordContract, {
  data(ctx, query) {
    const rows = wordsOf(ctx)
      .all()
      .filter(({ status }) => (query.status === undefined ? status !== -1 : status === query.status))
      .filter(({ level }) => query.level === undefined || level === query.level)
      .filter(({ category }) => query.category === undefined || category === query.category);
    return paged(rows, query, { search: ['word', 'replacement', 'reason'], sort: 'updated_at' });
  },

  info: (ctx, { id }) => wordsOf(ctx).need(id, '违禁词不存在或已删除'),

  mine(ctx) {
    const { provider, merchant } = wordsInForce(ctx.merchant);
    return { provider: provider.map(bare), merchant: merchant.map(bare) };
  },

  save(ctx, { id, revision: seen, ...fields }) {
    checkWord(fields.word);
    const words = wordsOf(ctx);
    const same = words.all().find((row) => row.word === fields.word && row.status !== -1 && row.id !== id);
    if (same) fail(`词库里已有“${fields.word}”`, { errorCode: 'WORD_TAKEN' });
    if (!id) return insert(ctx, fields);
    const known = words.need(id, '违禁词不存在或已删除');
    return update(ctx, 'update', known, { ...fields, revision: nextRevision(known, seen) });
  },

  multi_save(ctx, { words: listed, ...shared }) {
    for (const { word } of listed) checkWord(word);
    const words = wordsOf(ctx);
    const known = new Map(words.all().map((row) => [row.word, row]));
    let added = 0;
    for (const { word, replacement } of listed) {
      const fields = { ...shared, word, replacement };
      const row = known.get(word);
      if (row) {
        const revision = nextRevision(row, undefined);
        known.set(word, update(ctx, 'update', row, { ...fields, revision, status: 1 }));
      } else {
        known.set(word, insert(ctx, fields));
        added += 1;
      }
    }
    return { added, updated: listed.length - added };
  },

  status(ctx, input) {
    const { status } = input;
    if (status !== 1 && status !== 0 && status !== -1) return fail('状态不正确', { errorCode: 'INVALID_INPUT' });
    setStatus(ctx, idsOf(input), status);
    return null;
  },

  delete(ctx, { ids }) {
    setStatus(ctx, ids, -1);
    return null;
  },
});
