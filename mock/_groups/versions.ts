import { fail } from '../_core/fail';
import type { AccountRow } from '../_core/rows';
import { type Db, newId } from '../_core/store';

/** A kept state of a record that counts its saves. */
interface VersionRow<F> {
  readonly id: string;
  readonly mchno: string;
  readonly record_id: string;
  readonly revision: number;
  readonly saved_at: string;
  /** When the first of the saves that this state stands for came, milliseconds. */
  readonly begun: number;
  readonly by: { readonly id: string; readonly name: string };
  /** Came of a restore, or was restored over: it stays a state of its own. */
  readonly isClosed: boolean;
  readonly fields: F;
}

interface SavedState<F> {
  readonly id: string;
  readonly mchno: string;
  readonly revision: number;
  readonly updated_at: string;
  readonly fields: F;
}

const MAX_VERSIONS = 30;
/** Saves of one person within this time are one state. */
const SAME_STATE_MS = 60_000;

/** Versions of a group's records, kept in a table of their own. */
export function versionsIn<F>(table: string, most = MAX_VERSIONS) {
  const rowsOf = (db: Db) => db.table<VersionRow<F>>(table);

  /** Newest first. */
  const list = (db: Db, recordId: string): VersionRow<F>[] =>
    rowsOf(db)
      .all()
      .filter((row) => row.record_id === recordId)
      .sort((a, b) => b.revision - a.revision);

  /** The state of a revision; ends the call where it has made room. */
  function need(db: Db, recordId: string, revision: number): VersionRow<F> {
    const found = list(db, recordId).find((row) => row.revision === revision);
    return found ?? fail('这个历史版本已不在，请刷新版本列表', { errorCode: 'NOT_FOUND' });
  }

  /** Notes a saved state; the oldest make room. `isRestore` keeps what was written over as a state of its own. */
  function keep(db: Db, saved: SavedState<F>, by: AccountRow, now: number, isRestore = false): void {
    const rows = rowsOf(db);
    const [latest, ...older] = list(db, saved.id);
    const state = { revision: saved.revision, saved_at: saved.updated_at, fields: saved.fields };
    if (latest && !latest.isClosed && !isRestore && latest.by.id === by.id && now - latest.begun < SAME_STATE_MS) {
      rows.update(latest.id, state);
      return;
    }
    // What a restore writes over is not to be merged with anything either.
    if (latest && isRestore) rows.update(latest.id, { isClosed: true });
    rows.insert({
      ...state,
      id: newId('ver'),
      mchno: saved.mchno,
      record_id: saved.id,
      begun: now,
      by: { id: by.id, name: by.name },
      isClosed: isRestore,
    });
    for (const one of [...(latest ? [latest] : []), ...older].slice(most - 1)) rows.remove(one.id);
  }

  return { list, need, keep };
}
