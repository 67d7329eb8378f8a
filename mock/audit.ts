import { auditContract } from '../src/services/audit/schema';
import { paged } from './_core/paging';
import { serve } from './_core/serve';
import { auditTable } from './_groups/audit';

export default serve(auditContract, {
  data({ merchant }, query) {
    const rows = auditTable()
      .all()
      .filter(
        ({ provider_id, subject, subject_id, verb }) =>
          provider_id === merchant.provider_id &&
          (!query.subject || subject === query.subject) &&
          (!query.subject_id || subject_id === query.subject_id) &&
          (!query.verb || verb === query.verb),
      )
      // The latest first, also of those written within one millisecond.
      .reverse();
    const page = paged(rows, query, { search: ['actor', 'subject_name', 'reason'] });
    return { ...page, list: page.list.map((row) => ({ ...row, changes: [...row.changes] })) };
  },
});
