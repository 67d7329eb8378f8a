import { accent, brand } from '../config/theme';
import { type AuditVerb, auditChanges } from '../src/domain/audit';
import {
  type BrandExtras,
  brandDefaults,
  brandFieldNames,
  hostProblem,
  type LogoProblem,
  logoProblem,
  MAX_LOGIN_IMAGE_BYTES,
  mailProblem,
  nextHistory,
  normalHost,
  type WatermarkProblem,
  watermarkProblem,
} from '../src/domain/brand';
import { type BrandFields, type BrandState, type BrandVersion, brandContract } from '../src/services/brand/schema';
import { fail } from './_core/fail';
import { findObject, keyOfUrl, mimeOf, readObject } from './_core/objectStorage';
import { nextRevision } from './_core/revision';
import type { ProviderRow } from './_core/rows';
import { type Context, serve } from './_core/serve';
import { globalDb, newId, type Row, seedTable } from './_core/store';
import { addAudit } from './_groups/audit';

/** The id is the provider's, as of all rows here: one draft and one history each. */
interface DraftRow extends Row {
  readonly fields: BrandFields;
}

/** Counts the changes of a provider's draft and live brand. */
interface RevisionRow extends Row {
  readonly revision: number;
}

interface HistoryRow extends Row {
  readonly versions: readonly BrandVersion[];
}

/** As a state keeps it that knew one version before. */
type PreviousRow = Row & Omit<BrandVersion, 'id'>;

seedTable<HistoryRow>('brand_history', () =>
  globalDb
    .table<PreviousRow>('brand_previous')
    .all()
    .map(({ id, replaced_at, by, fields }) => ({ id, versions: [{ id: newId('brand'), replaced_at, by, fields }] })),
);

const providers = () => globalDb.table<ProviderRow>('provider');
const drafts = () => globalDb.table<DraftRow>('brand_draft');
const revisions = () => globalDb.table<RevisionRow>('brand_revision');
const histories = () => globalDb.table<HistoryRow>('brand_history');
const historyOf = ({ id }: ProviderRow): readonly BrandVersion[] => histories().find(id)?.versions ?? [];

const logoSentences: Readonly<Record<LogoProblem, string>> = {
  kind: '请使用 PNG、JPG、WebP 或 SVG 图片',
  large: '图片不能超过 100 KB，请压缩后再上传',
  broken: '图片已损坏，打不开，请换一张',
  script: '这个 SVG 里带有脚本或外部链接，出于安全不能使用，请导出为纯图形后再上传',
};

const watermarkSentences: Readonly<Record<WatermarkProblem, string>> = {
  ...logoSentences,
  kind: '水印图片需要是 PNG，请重新选择',
  noText: '请填写水印文字',
  noImage: '请选择水印图片',
  strip: '水印图片太长或太高，宽高比请在 8 倍以内',
};

const providerOfCaller = ({ merchant }: Context): ProviderRow =>
  providers().need(merchant.provider_id, '没有找到你的平台信息');

const fieldsOf = (row: ProviderRow): BrandFields => ({
  name: row.name,
  title: row.title,
  slogan: row.slogan,
  logo: row.logo,
  favicon: row.favicon,
  color: row.color,
  secondary: row.secondary ?? accent,
  link: row.link ?? (row.color === brand.primary ? brand.link : row.color),
  icp: row.icp,
  service_phone: row.service_phone,
  ...extrasOf(row),
  hosts: [...row.hosts],
});

const extraFields = Object.keys(brandDefaults) as (keyof BrandExtras)[];

/** What a state of an earlier version lacks is as it was then. */
function extrasOf(of: Partial<BrandExtras>): BrandExtras & Pick<BrandFields, 'closed_areas' | 'watermark_plans'> {
  const known = Object.fromEntries(extraFields.flatMap((name) => (of[name] === undefined ? [] : [[name, of[name]]])));
  const extras = { ...brandDefaults, ...known };
  return { ...extras, closed_areas: [...extras.closed_areas], watermark_plans: [...extras.watermark_plans] };
}

const wholeFields = (fields: BrandFields): BrandFields => ({ ...fields, ...extrasOf(fields) });

/** Another brand may have claimed a host since the draft was kept: asked again before anything goes live. */
function checkHosts(hosts: readonly string[], providerId: string): void {
  const others = providers()
    .all()
    .filter(({ id }) => id !== providerId);
  const problem = hostProblem(hosts, new Set(others.flatMap((row) => row.hosts)));
  if (problem?.kind === 'invalid') fail(`“${problem.host}”不是正确的域名`, { errorCode: 'HOST_INVALID' });
  if (problem?.kind === 'twice') fail(`域名“${problem.host}”填了两次`, { errorCode: 'HOST_TWICE' });
  if (problem?.kind === 'taken') fail(`域名“${problem.host}”已被其他平台使用`, { errorCode: 'HOST_TAKEN' });
}

function checkImage(image: string): void {
  const problem = logoProblem(image);
  if (problem) fail(logoSentences[problem], { errorCode: 'LOGO_INVALID' });
}

/** A picture is an object of this store that the provider has put there: nothing elsewhere is shown before a login. */
function checkLoginImage({ login_image: url }: BrandFields, { merchant }: Context): void {
  if (url === '') return;
  const refuse = (sentence: string): never => fail(sentence, { errorCode: 'LOGIN_IMAGE_INVALID' });
  const key = keyOfUrl(url) ?? '';
  const object = findObject(key);
  if (object?.mchno !== merchant.mchno) refuse('登录图片需要先上传到平台，请重新选择');
  if (!/^image\/(jpeg|png|webp)$/.test(mimeOf(key)) || !isRaster(readObject(key)))
    refuse('登录图片打不开，请换一张 JPG、PNG 或 WebP 图片');
  if ((object?.size ?? 0) > MAX_LOGIN_IMAGE_BYTES) refuse('登录图片不能超过 2 MB，请压缩后再上传');
}

const isRaster = (bytes: Buffer = Buffer.alloc(0)): boolean =>
  bytes.subarray(0, 3).toString('hex') === 'ffd8ff' ||
  bytes.subarray(1, 4).toString('latin1') === 'PNG' ||
  bytes.subarray(8, 12).toString('latin1') === 'WEBP';

function checkFields(fields: BrandFields, ctx: Context): void {
  checkImage(fields.logo);
  checkImage(fields.favicon);
  checkLoginImage(fields, ctx);
  const mail = mailProblem(fields);
  if (mail) fail(`“${fields[mail]}”不是正确的邮箱地址`, { errorCode: 'MAIL_INVALID' });
  const mark = watermarkProblem(fields);
  if (mark) fail(watermarkSentences[mark], { errorCode: 'WATERMARK_INVALID' });
}

function stateOf(row: ProviderRow): BrandState {
  const draft = drafts().find(row.id)?.fields;
  return {
    live: fieldsOf(row),
    revision: revisions().find(row.id)?.revision ?? 0,
    ...(draft ? { draft: wholeFields(draft) } : {}),
    history: historyOf(row).map((version) => ({ ...version, fields: wholeFields(version.fields) })),
  };
}

/** Counts a change; refuses one that was prepared on an older state. */
function countChange({ id }: ProviderRow, seen: number | undefined): void {
  const revision = nextRevision({ revision: revisions().find(id)?.revision ?? 0 }, seen);
  revisions().remove(id);
  revisions().insert({ id, revision });
}

function audit(ctx: Context, row: ProviderRow, verb: AuditVerb, before: BrandFields, after: BrandFields): void {
  const changes = auditChanges(before, after, brandFieldNames);
  addAudit(ctx, { subject: 'brand', id: row.id, name: after.name, verb, changes });
}

/** What was live becomes the latest version before. */
function goLive(
  ctx: Context,
  row: ProviderRow,
  verb: AuditVerb,
  { fields, id: restored }: { readonly fields: BrandFields; readonly id?: string },
): BrandState {
  audit(ctx, row, verb, fieldsOf(row), fields);
  const replaced = { id: newId('brand'), replaced_at: ctx.clock.iso(), by: ctx.account.name, fields: fieldsOf(row) };
  const versions = nextHistory(historyOf(row), replaced, restored);
  histories().remove(row.id);
  histories().insert({ id: row.id, versions });
  return stateOf(providers().update(row.id, fields) ?? row);
}

export default serve(brandContract, {
  info: (ctx) => stateOf(providerOfCaller(ctx)),

  save(ctx, { revision: seen, ...input }) {
    const row = providerOfCaller(ctx);
    const fields = { ...input, hosts: input.hosts.map(normalHost) };
    checkHosts(fields.hosts, row.id);
    checkFields(fields, ctx);
    countChange(row, seen);
    audit(ctx, row, 'update', drafts().find(row.id)?.fields ?? fieldsOf(row), fields);
    drafts().remove(row.id);
    if (JSON.stringify(fields) !== JSON.stringify(fieldsOf(row))) drafts().insert({ id: row.id, fields });
    return stateOf(row);
  },

  activate(ctx, { revision: seen }) {
    const row = providerOfCaller(ctx);
    const draft = drafts().find(row.id);
    if (!draft) return fail('没有待启用的修改', { errorCode: 'NO_DRAFT' });
    checkHosts(draft.fields.hosts, row.id);
    countChange(row, seen);
    drafts().remove(row.id);
    return goLive(ctx, row, 'activate', { fields: wholeFields(draft.fields) });
  },

  restore(ctx, { revision: seen, id }) {
    const row = providerOfCaller(ctx);
    const history = historyOf(row);
    if (history.length === 0) fail('还没有可以恢复的上一版', { errorCode: 'NO_PREVIOUS' });
    const wanted =
      (id ? history.find((version) => version.id === id) : history[0]) ??
      fail('这个版本已不在历史版本里，请刷新后再选', { errorCode: 'NOT_FOUND' });
    checkHosts(wanted.fields.hosts, row.id);
    countChange(row, seen);
    return goLive(ctx, row, 'restore', { ...wanted, fields: wholeFields(wanted.fields) });
  },
});
