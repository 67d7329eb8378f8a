import type { AuditChange, AuditSubject, AuditVerb } from '../../src/domain/audit';
import type { Context } from '../_core/serve';
import { globalDb, newId, type Row } from '../_core/store';

/** An act of a provider's person. Rows are only ever added. */
export interface AuditRow extends Row {
  readonly provider_id: string;
  readonly actor: string;
  readonly subject: AuditSubject;
  readonly subject_id: string;
  readonly subject_name: string;
  readonly verb: AuditVerb;
  readonly changes: readonly AuditChange[];
  readonly reason: string;
  readonly created_at: string;
}

interface Act {
  readonly subject: AuditSubject;
  readonly id: string;
  readonly name: string;
  readonly verb: AuditVerb;
  readonly changes?: readonly AuditChange[];
  readonly reason?: string;
}

export const auditTable = () => globalDb.table<AuditRow>('audit');

/** Writes down what the caller has done; merchants' own acts are not kept here. */
export function addAudit(
  { account, merchant, clock }: Context,
  { subject, id, name, verb, changes = [], reason = '' }: Act,
): void {
  if (account.business !== 'provider') return;
  auditTable().insert({
    id: newId('audit'),
    provider_id: merchant.provider_id,
    actor: account.name,
    subject,
    subject_id: id,
    subject_name: name,
    verb,
    changes,
    reason,
    created_at: clock.iso(),
  });
}
