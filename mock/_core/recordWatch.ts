import type { AuditChange } from '../../src/domain/audit';
import { MAX_RECORD_CHANGES, recordChanges, recordName } from '../../src/domain/recordChanges';
import { dbOf, type Row, tableNames } from './store';

const MAX_WATCHED = 20;

/** The records that an input names. */
export function recordsOf(input: unknown): string[] {
  const { id, ids } = (input ?? {}) as { readonly id?: unknown; readonly ids?: unknown };
  const named = Array.isArray(ids) ? ids : [id];
  return named.filter((one): one is string => typeof one === 'string').slice(0, MAX_WATCHED);
}

/**
 * Looks at the records of a merchant that a call is about: those it names, and those of its group that come with it.
 *
 * @param group first part of the call's path; its tables are `goods` and `goods_…`
 * @returns tells what has changed since. `isAlone`: nothing else can have run meanwhile, so what is new came by this call
 */
export function watchRecords(mchno: string, group: string, input: unknown): (isAlone: boolean) => AuditChange[] {
  const db = dbOf(mchno);
  const tables = tableNames().filter((name) => name === group || name.startsWith(`${group}_`));
  const rows = () =>
    new Map<string, Row>(
      tables.flatMap((name) =>
        db
          .table(name)
          .all()
          .map((row) => [`${name} ${row.id}`, row]),
      ),
    );
  // The settings of the merchant itself are changed without naming it.
  const named = new Set([...recordsOf(input), ...(group === 'merchant' ? [mchno] : [])]);
  const before = rows();
  return (isAlone) => {
    const after = rows();
    const keys = [...new Set([...before.keys(), ...after.keys()])].filter((key) => {
      const isNamed = named.has(key.slice(key.indexOf(' ') + 1));
      return before.get(key) !== after.get(key) && (isNamed || (isAlone && !before.has(key)));
    });
    return keys
      .slice(0, MAX_WATCHED)
      .flatMap((key) => {
        const row = after.get(key) ?? before.get(key);
        const changes = recordChanges(before.get(key), after.get(key));
        // The merchant itself is what the whole entry is about.
        return row && row.id !== mchno ? changes.map((one) => ({ ...one, record: recordName(row) })) : changes;
      })
      .slice(0, MAX_RECORD_CHANGES);
  };
}
