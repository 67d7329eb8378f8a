import type { AuditChange, AuditSubject, AuditVerb } from '../../src/domain/audit';
import { auditTable } from '../_core/auditRows';
import type { Context } from '../_core/serve';
import { newId } from '../_core/store';

interface Act {
  readonly subject: AuditSubject;
  readonly id: string;
  readonly name: string;
  readonly verb: AuditVerb;
  readonly changes?: readonly AuditChange[];
  readonly reason?: string;
}

/** Writes down what the caller has done; merchants' own acts are not kept here. */
export function addAudit(
  { account, merchant, clock, req }: Context,
  { subject, id, name, verb, changes = [], reason = '' }: Act,
): void {
  if (account.business !== 'provider') return;
  auditTable().insert({
    id: newId('audit'),
    provider_id: merchant.provider_id,
    actor: account.name,
    actor_id: account.id,
    host: req.header('host') ?? '',
    subject,
    subject_id: id,
    subject_name: name,
    verb,
    changes,
    reason,
    created_at: clock.iso(),
  });
}
