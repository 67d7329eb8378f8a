import { auditContract } from '../src/services/audit/schema';
import { auditTable } from './_core/auditRows';
import { paged } from './_core/paging';
import { serve } from './_core/serve';

export default serve(auditContract, {
  data({ merchant }, query) {
    const rows = auditTable()
      .all()
      .filter(
        ({ provider_id, subject, subject_id, verb, acted_as }) =>
          provider_id === merchant.provider_id &&
          (!query.subject || subject === query.subject) &&
          (!query.subject_id || subject_id === query.subject_id) &&
          (!query.verb || verb === query.verb) &&
          (!query.way || (query.way === 'see_as') === (acted_as !== undefined)),
      )
      // The latest first, also of those written within one millisecond.
      .reverse();
    const page = paged(rows, query, { search: ['actor', 'subject_name', 'reason', 'call'] });
    return {
      ...page,
      list: page.list.map((row) => ({
        ...row,
        changes: [...row.changes],
        records: row.records && [...row.records],
      })),
    };
  },
});
