import { type AuditField, type AuditSubject, type AuditVerb, auditChanges } from '../../src/domain/audit';
import {
  canDeleteRecord,
  isTooLong,
  nextRecordState,
  type ProviderRecordState,
  problemField,
  type TextLengths,
  type TextProblem,
} from '../../src/domain/providerRecords';
import { fail } from '../_core/fail';
import { nextRevision } from '../_core/revision';
import type { Context } from '../_core/serve';
import { globalDb, newId, type Row } from '../_core/store';
import { addAudit } from './audit';

/** What a provider drafts, publishes to its merchants and withdraws. */
export interface ProviderRecordRow extends Row {
  readonly provider_id: string;
  readonly revision?: number;
  readonly title: string;
  /** Absent = published. */
  readonly state?: ProviderRecordState;
  readonly is_deleted?: boolean;
  readonly published_at?: string;
  /** Absent = never changed. */
  readonly updated_at?: string;
  readonly created_at: string;
}

interface ProviderRecordKind<R, V> {
  readonly table: string;
  readonly subject: AuditSubject;
  /** Said where there is no such record. */
  readonly missing: string;
  /** A row as a person reads it in the log, and the fields that are compared. */
  readonly readable: (row: R) => V;
  readonly auditedFields: readonly (keyof V & AuditField)[];
}

export const recordState = ({ state = 'published' }: Pick<ProviderRecordRow, 'state'>): ProviderRecordState => state;

const fieldNames = { title: '标题', summary: '摘要', text: '正文' };

/**
 * Refuses what is too long, and of what merchants see whatever is missing.
 * @param problems of the text, in the order of its fields
 */
export function checkText(problems: readonly TextProblem[], limits: TextLengths, isShown: boolean): void {
  const problem = problems.find((one) => isShown || isTooLong(one));
  if (!problem) return;
  const field = problemField(problem);
  const name = fieldNames[field];
  fail(isTooLong(problem) ? `${name}最多 ${limits[field]} 字` : `还没有填写${name}`, { errorCode: 'TEXT_INVALID' });
}

/** What all such records have in common: whose they are, their states, and what the log says of a change. */
export function providerRecords<R extends ProviderRecordRow, V extends object>(kind: ProviderRecordKind<R, V>) {
  const { subject, missing, readable, auditedFields } = kind;
  const table = () => globalDb.table<R>(kind.table);
  const ofProvider = (providerId: string): R[] =>
    table()
      .all()
      .filter(({ provider_id, is_deleted }) => provider_id === providerId && !is_deleted);
  const own = ({ merchant }: Context): R[] => ofProvider(merchant.provider_id);
  const need = (ctx: Context, id: string): R =>
    own(ctx).find((row) => row.id === id) ?? fail(missing, { errorCode: 'NOT_FOUND' });

  const log = (ctx: Context, { id, title }: R, verb: AuditVerb, change: { readonly from?: R; readonly to?: R } = {}) =>
    addAudit(ctx, {
      subject,
      id,
      name: title,
      verb,
      changes: auditChanges(change.from && readable(change.from), change.to && readable(change.to), auditedFields),
    });
  const update = (ctx: Context, row: R, patch: Partial<ProviderRecordRow>, seen?: number): R => {
    const changed = { ...patch, revision: nextRevision(row, seen), updated_at: ctx.clock.iso() };
    return table().update(row.id, changed as Partial<R>) ?? row;
  };

  return {
    own,
    need,
    ofProvider,
    /** What merchants of a provider see. */
    published: (providerId: string): R[] => ofProvider(providerId).filter((row) => recordState(row) === 'published'),

    create(ctx: Context, fields: Omit<R, keyof ProviderRecordRow> & Pick<R, 'title'>): R {
      const created_at = ctx.clock.iso();
      const { provider_id } = ctx.merchant;
      const base: ProviderRecordRow = { id: newId(kind.table), provider_id, title: '', state: 'draft', created_at };
      const row = table().insert({ ...base, ...fields, updated_at: created_at } as unknown as R);
      log(ctx, row, 'create', { to: row });
      return row;
    },

    /** A change that nobody else sees yet is not in the log: it will be when it is published. */
    changeUnseen: (ctx: Context, row: R, patch: Partial<R>): R => update(ctx, row, patch),

    change(ctx: Context, row: R, patch: Partial<R>, seen?: number): R {
      const changed = update(ctx, row, patch, seen);
      const isSame = JSON.stringify(readable(row)) === JSON.stringify(readable(changed));
      if (!isSame) log(ctx, changed, 'update', { from: row, to: changed });
      return changed;
    },

    /** A second press finds it published, and does nothing. */
    publish(ctx: Context, row: R, seen?: number): R {
      const state = nextRecordState(recordState(row), 'publish');
      if (!state) return row;
      const published = update(ctx, row, { state, published_at: ctx.clock.iso() }, seen);
      log(ctx, published, 'publish', { to: published });
      return published;
    },

    /** As publish. */
    withdraw(ctx: Context, id: string): R {
      const row = need(ctx, id);
      const state = nextRecordState(recordState(row), 'withdraw');
      if (!state && recordState(row) === 'draft') fail(`“${row.title}”还没有发布`, { errorCode: 'STATE_CHANGED' });
      if (!state) return row;
      const withdrawn = update(ctx, row, { state });
      log(ctx, withdrawn, 'withdraw');
      return withdrawn;
    },

    remove(ctx: Context, ids: readonly string[]): void {
      const rows = ids.map((id) => need(ctx, id));
      const shown = rows.find((row) => !canDeleteRecord(recordState(row)));
      if (shown) fail(`“${shown.title}”正在展示，请先撤下再删除`, { errorCode: 'STATE_CHANGED' });
      for (const row of rows) {
        update(ctx, row, { is_deleted: true });
        log(ctx, row, 'delete');
      }
    },

    restore(ctx: Context, ids: readonly string[]): void {
      const { provider_id } = ctx.merchant;
      const rows = ids.map((id) => {
        const row = table().find(id);
        return row?.provider_id === provider_id ? row : fail(missing, { errorCode: 'NOT_FOUND' });
      });
      for (const row of rows.filter(({ is_deleted }) => is_deleted)) {
        update(ctx, row, { is_deleted: false });
        log(ctx, row, 'restore');
      }
    },
  };
}

type ProviderRecords<R extends ProviderRecordRow> = Pick<
  ReturnType<typeof providerRecords<R, object>>,
  'need' | 'publish' | 'withdraw' | 'remove' | 'restore'
>;

interface HandlerDeps<R, V> {
  readonly view: (ctx: Context, row: R) => V;
  /** Refuses what is not fit for merchants to see. */
  readonly checkWhole: (row: R, ctx: Context) => void;
  readonly onPublished?: (ctx: Context, row: R) => void;
}

/** The handlers of `providerRecordCalls` that are alike for every kind; `data`, `info` and `save` differ. */
export const recordHandlers = <R extends ProviderRecordRow, V>(
  records: ProviderRecords<R>,
  { view, checkWhole, onPublished }: HandlerDeps<R, V>,
) => ({
  publish(ctx: Context, { id, revision }: { readonly id: string; readonly revision?: number | undefined }): V {
    const row = records.need(ctx, id);
    checkWhole(row, ctx);
    const published = records.publish(ctx, row, revision);
    onPublished?.(ctx, published);
    return view(ctx, published);
  },

  withdraw: (ctx: Context, { id }: { readonly id: string }): V => view(ctx, records.withdraw(ctx, id)),

  delete(ctx: Context, { ids }: { readonly ids: readonly string[] }): null {
    records.remove(ctx, ids);
    return null;
  },

  restore(ctx: Context, { ids }: { readonly ids: readonly string[] }): null {
    records.restore(ctx, ids);
    return null;
  },
});
