import { z } from 'zod';
import { auditFields, auditSubjects, auditVerbs } from '../../domain/audit';
import { get, id, pageOf, pageQuery, timestamp } from '../contract';

const auditEntry = z.object({
  id,
  /** Names as they were then. */
  actor: z.string(),
  subject: z.enum(auditSubjects),
  subject_id: z.string(),
  subject_name: z.string(),
  verb: z.enum(auditVerbs),
  changes: z.array(z.object({ field: z.enum(auditFields), before: z.string(), after: z.string() })),
  reason: z.string(),
  created_at: timestamp,
});
export type AuditEntry = z.infer<typeof auditEntry>;

export const auditContract = {
  data: get('/audit/data', {
    summary: 'Provider: all that its people have changed, paged, the latest first; entries stay as they are',
    input: pageQuery.extend({
      subject: z.enum(auditSubjects).optional(),
      verb: z.enum(auditVerbs).optional(),
      subject_id: id.optional(),
    }),
    result: pageOf(auditEntry),
    origin: 'chosen',
    auth: 'user',
    permission: { page: ['platform.audit'] },
  }),
};
