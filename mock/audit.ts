import { auditContract } from '../src/services/audit/schema';
import { auditTable } from './_core/auditRows';
import { paged } from './_core/paging';
import { serve } from './_core/serve';
import { daysChoices, inDaysOf } from './_groups/daysFilter';

export default serve(auditContract, {
  data(ctx, { days, subject, subject_id, verb, way, ...query }) {
    const isIn = inDaysOf(ctx, days);
    const rows = auditTable()
      .all()
      .filter(
        (row) =>
          row.provider_id === ctx.merchant.provider_id &&
          (!subject || row.subject === subject) &&
          (!subject_id || row.subject_id === subject_id) &&
          (!verb || row.verb === verb) &&
          (!way || (way === 'see_as') === (row.acted_as !== undefined)) &&
          isIn(row.created_at),
      )
      // The latest first, also of those written within one millisecond.
      .reverse()
      .map((row) => ({
        ...row,
        changes: [...row.changes],
        records: row.records && [...row.records],
        merchant_name: row.acted_as?.merchant ?? '',
      }));
    const page = paged(rows, query, {
      search: ['actor', 'subject_name', 'merchant_name', 'reason', 'call', 'host'],
    });
    return {
      ...page,
      list: page.list.map(({ merchant_name: _, ...row }) => row),
      filter: { days: daysChoices(ctx, days) },
    };
  },
});
