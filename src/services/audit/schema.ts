import { z } from 'zod';
import { auditSubjects, auditVerbs, auditWays } from '../../domain/audit';
import { daysFilter, get, id, pageOf, pageQuery, timestamp } from '../contract';

const auditEntry = z.object({
  id,
  /** Names as they were then. */
  actor: z.string(),
  /** Missing in entries of an earlier version. */
  actor_id: id.optional(),
  /** In whose name he acted: the member of a merchant whom he saw as, and the merchant. */
  acted_as: z.object({ id, name: z.string(), merchant: z.string() }).optional(),
  /** Host that was asked. */
  host: z.string().optional(),
  /** The operation, `goods.save`, of what was done in somebody's name, and the records it named. */
  call: z.string().optional(),
  records: z.array(z.string()).optional(),
  subject: z.enum(auditSubjects),
  subject_id: z.string(),
  subject_name: z.string(),
  verb: z.enum(auditVerbs),
  changes: z.array(
    z.object({
      /** A name of the record's schema. */
      field: z.string(),
      /** Both empty: it has changed, and the values are not kept. Of lists of texts: what is gone, and what has come. */
      before: z.string(),
      after: z.string(),
      /** Of an act in a merchant: the record that it belongs to. */
      record: z.string().optional(),
    }),
  ),
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
      /** `see_as`: only what belongs to an entry as support. */
      way: z.enum(auditWays).optional(),
      days: daysFilter.optional(),
    }),
    result: pageOf(auditEntry),
    origin: 'chosen',
    auth: 'user',
    permission: { page: ['platform.audit'] },
  }),
};
