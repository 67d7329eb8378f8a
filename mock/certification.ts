import { auditChanges } from '../src/domain/audit';
import {
  type CertificationField,
  type CertificationPapers,
  type CertificationState,
  canCertify,
  certificationFaults,
  certificationFields,
  certificationLimits,
  plainCreditCode,
} from '../src/domain/certification';
import { localOf } from '../src/domain/publishing/zone';
import {
  type Certification,
  certificationContract,
  type ServedCertification,
} from '../src/services/certification/schema';
import { DEFAULT_ZONE } from '../src/utils/timeZone';
import { fail } from './_core/fail';
import { findObject, keyOfUrl, makePrivate, readObject } from './_core/objectStorage';
import { paged } from './_core/paging';
import { nextRevision } from './_core/revision';
import { type Context, serve } from './_core/serve';
import { globalDb, type Row } from './_core/store';
import { addAudit } from './_groups/audit';
import { addNotice } from './_groups/notices';
import { needServed, servedMerchants } from './_groups/served';

/** Papers of a merchant; the id is the merchant's number. */
interface CertificationRow extends Row, CertificationPapers {
  readonly mchno: string;
  readonly revision?: number;
  readonly state: CertificationState;
  readonly reason: string;
  readonly wrong_field?: CertificationField;
  readonly submitted_at?: string;
  readonly decided_at?: string;
  readonly approved_at?: string;
}

const tableName = 'certification';
const blank = { company: '', credit_code: '', legal_person: '', valid_until: '', license: '' } as const;
const ofMerchant = (mchno: string): CertificationRow => ({ id: mchno, mchno, ...blank, state: 'draft', reason: '' });

const rowOf = ({ db, merchant }: Context): CertificationRow =>
  db.table<CertificationRow>(tableName).find(merchant.mchno) ?? ofMerchant(merchant.mchno);

const stateSentences: Readonly<Record<CertificationState, string>> = {
  draft: '资料还没有提交',
  submitted: '资料正在审核，请先撤回再修改',
  approved: '资料已经通过审核',
  rejected: '资料已被驳回，请修改后重新提交',
};

const view = (row: CertificationRow): Certification => ({ ...row, revision: row.revision });

function servedView({ license, ...row }: CertificationRow, merchant_name: string): ServedCertification {
  return { ...row, revision: row.revision, merchant_name, has_license: license !== '' };
}

/** Stores a step; undefined in the patch takes a field away. */
function step(ctx: Context, row: CertificationRow, patch: Partial<CertificationRow>): CertificationRow {
  const table = ctx.db.table<CertificationRow>(tableName);
  const next = { ...row, ...patch };
  table.remove(row.id);
  return table.insert(next);
}

function needState(row: CertificationRow, act: Parameters<typeof canCertify>[0]): void {
  if (!canCertify(act, row.state)) fail(stateSentences[row.state], { errorCode: 'STATE_CHANGED' });
}

/** A stored image of the merchant's own, which from now on only signed addresses show. */
function checkLicense({ merchant }: Context, url: string): void {
  if (url === '') return;
  const object = findObject(keyOfUrl(url) ?? '');
  if (object?.mchno !== merchant.mchno) fail('执照图片不存在或已删除，请重新上传', { errorCode: 'OBJECT_MISSING' });
  if (!object.mime.startsWith('image/') || object.mime.includes('svg'))
    fail('执照请上传 JPG、PNG 或 WebP 图片', { errorCode: 'INVALID_INPUT' });
  if (object.size > certificationLimits.imageMb * 1024 * 1024)
    fail(`执照图片超过 ${certificationLimits.imageMb} MB，请压缩后再上传`, { errorCode: 'FILE_TOO_LARGE' });
  makePrivate(url, merchant.mchno);
}

export default serve(certificationContract, {
  info: (ctx) => view(rowOf(ctx)),

  save(ctx, { revision: seen, ...given }) {
    const row = rowOf(ctx);
    const stored = row.revision !== undefined ? row : undefined;
    needState(row, 'save');
    const papers = { ...given, credit_code: plainCreditCode(given.credit_code) };
    checkLicense(ctx, papers.license);
    const revision = stored ? nextRevision(stored, seen) : 1;
    if (certificationFields.every((field) => row[field] === papers[field])) return view(row);
    // A refusal stays to be read until the papers are handed in again.
    const state = row.state === 'rejected' ? 'rejected' : 'draft';
    return view(step(ctx, row, { ...papers, revision, state }));
  },

  submit(ctx, { revision: seen }) {
    const row = rowOf(ctx);
    needState(row, 'submit');
    const today = localOf(ctx.now(), ctx.merchant.zone ?? DEFAULT_ZONE).date;
    if (certificationFaults(row, today).length > 0)
      fail('资料还不完整或有误，请按提示改好后再提交', { errorCode: 'INVALID_INPUT' });
    const holder = globalDb
      .table<CertificationRow>(tableName)
      .all()
      .find(({ id, credit_code, state }) => id !== row.id && state === 'approved' && credit_code === row.credit_code);
    if (holder) fail('这个统一社会信用代码已被其他商家认证，如有疑问请联系服务商', { errorCode: 'CODE_TAKEN' });
    const revision = nextRevision(row, seen);
    const patch = { state: 'submitted', submitted_at: ctx.clock.iso(), reason: '', wrong_field: undefined } as const;
    return view(step(ctx, row, { ...patch, revision }));
  },

  withdraw(ctx, { revision: seen }) {
    const row = rowOf(ctx);
    needState(row, 'withdraw');
    return view(step(ctx, row, { state: 'draft', revision: nextRevision(row, seen) }));
  },

  data(ctx, query) {
    const names = new Map(servedMerchants(ctx.merchant).map(({ id, name }) => [id, name]));
    const rows = globalDb
      .table<CertificationRow>(tableName)
      .all()
      .filter(({ id, submitted_at, state }) => names.has(id) && submitted_at && (!query.state || state === query.state))
      // What waits comes first, the longest waiting above all.
      .sort(
        (a, b) =>
          Number(b.state === 'submitted') - Number(a.state === 'submitted') ||
          (a.submitted_at ?? '').localeCompare(b.submitted_at ?? ''),
      );
    return paged(
      rows.map((row) => servedView(row, names.get(row.id) ?? '')),
      query,
      { search: ['merchant_name', 'company', 'credit_code'] },
    );
  },

  license(ctx, { id }) {
    needServed(ctx, id);
    const key = keyOfUrl(globalDb.table<CertificationRow>(tableName).need(id).license) ?? '';
    const bytes = readObject(key);
    if (!bytes) return fail('执照图片不存在或已删除', { errorCode: 'OBJECT_MISSING' });
    return { image: `data:${findObject(key)?.mime ?? 'image/png'};base64,${bytes.toString('base64')}` };
  },

  decide(ctx, { id, revision: seen, is_approved, reason, wrong_field }) {
    const merchant = needServed(ctx, id);
    const table = globalDb.table<CertificationRow>(tableName);
    const row = table.need(id);
    if (!canCertify('decide', row.state)) fail('这份资料已经审核过，或商家已撤回', { errorCode: 'STATE_CHANGED' });
    if (!is_approved && reason === '') fail('请写明驳回的原因', { errorCode: 'INVALID_INPUT' });
    const revision = nextRevision(row, seen);
    const decided_at = ctx.clock.iso();
    const next = is_approved
      ? ({ state: 'approved', approved_at: decided_at, reason: '', wrong_field: undefined } as const)
      : ({ state: 'rejected', reason, wrong_field } as const);
    const changed = table.update(id, { ...next, decided_at, revision }) ?? row;
    const verb = is_approved ? 'approve' : 'reject';
    const changes = auditChanges(row, changed, ['state']);
    addAudit(ctx, { subject: 'certification', id, name: `${merchant.name} · ${row.company}`, verb, changes, reason });
    addNotice(id, {
      kind: 'system',
      title: is_approved ? '企业认证已通过' : '企业认证被驳回',
      content: is_approved ? `认证主体：${row.company}` : reason,
      link: '/merchant/certification',
    });
    return servedView(changed, merchant.name);
  },
});
