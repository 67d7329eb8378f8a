import { z } from 'zod';
import { figureDimensions, providerFigures } from '../../domain/providerFigures';
import { get, id, pageOf, pageQuery, timestamp } from '../contract';

const day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/);
const key = z.string().max(80);

/** What is looked at: days by the provider's clocks, both included, at most 400; and merchants by what they are. */
const scope = z.object({
  from: day,
  to: day,
  merchant: key.optional(),
  version: key.optional(),
  /** A channel with all below it; '' = merchants that no channel brought. */
  channel: key.optional(),
  host: key.optional(),
});

const figures = z.record(z.enum(providerFigures), z.number().int());

/** One thing that a figure counts. */
const figureEntry = z.object({
  id: z.string(),
  kind: z.enum(['merchant', 'sign_in', 'task', 'video', 'post', 'ledger', 'upgrade']),
  title: z.string(),
  merchant_id: id,
  merchant_name: z.string(),
  at: timestamp,
  /** 1 of what is counted, credits, or fen. */
  amount: z.number().int(),
});
export type DashboardEntry = z.infer<typeof figureEntry>;

const choice = z.object({ value: z.string(), label: z.string() });

const permission = { page: ['platform.dashboard'] } as const;

/** What a provider's merchants do and bring, each figure with the list behind it. */
export const dashboardContract = {
  sums: get('/dashboard/sums', {
    summary: 'Figures of a range, of the range before it and day by day; money in fen',
    input: scope,
    result: z.object({
      as_of: timestamp,
      figures,
      previous: z.object({ from: day, to: day, figures }),
      days: z.array(z.object({ date: day, figures })),
      /** What the merchants can be narrowed by. */
      choices: z.object({
        merchant: z.array(choice),
        version: z.array(choice),
        channel: z.array(choice),
        host: z.array(choice),
      }),
    }),
    origin: 'chosen',
    auth: 'user',
    permission,
  }),
  breakdown: get('/dashboard/breakdown', {
    summary: 'The figures by a dimension; the rows add up to the sums',
    input: scope.extend({ by: z.enum(figureDimensions) }),
    result: z.object({ list: z.array(z.object({ key: z.string(), label: z.string(), figures })) }),
    origin: 'chosen',
    auth: 'user',
    permission,
  }),
  data: get('/dashboard/data', {
    summary: 'The list behind a figure, paged, the newest first; its amounts add up to the figure',
    input: pageQuery.extend({ ...scope.shape, figure: z.enum(providerFigures) }),
    result: pageOf(figureEntry).extend({
      /** Of all entries found, not of the page alone. */
      sum: z.number().int(),
    }),
    origin: 'chosen',
    auth: 'user',
    permission,
  }),
};
