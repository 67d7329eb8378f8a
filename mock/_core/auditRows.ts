import type { AuditChange, AuditSubject, AuditVerb } from '../../src/domain/audit';
import { globalDb, type Row } from './store';

/** An act of a provider's person. Rows are only added; one of an act in somebody's name gets its `changes` when it is done. */
export interface AuditRow extends Row {
  readonly provider_id: string;
  readonly actor: string;
  /** Absent in a state of an earlier version. */
  readonly actor_id?: string;
  /** The member in whose name he acted, and the merchant. */
  readonly acted_as?: { readonly id: string; readonly name: string; readonly merchant: string };
  readonly host?: string;
  /** The operation and the records that it named, of an act in somebody's name. */
  readonly call?: string;
  readonly records?: readonly string[];
  readonly subject: AuditSubject;
  readonly subject_id: string;
  readonly subject_name: string;
  readonly verb: AuditVerb;
  readonly changes: readonly AuditChange[];
  readonly reason: string;
  readonly created_at: string;
}

export const auditTable = () => globalDb.table<AuditRow>('audit');
