import { z } from 'zod';
import { reportFigures } from '../../domain/serviceReport';
import { daysFilter, get } from '../contract';

const figure = z.object({
  key: z.enum(reportFigures),
  /** Fen where it is money; both are sums of lists with the same filter. */
  value: z.number().int(),
  /** Of as many days right before. */
  previous: z.number().int(),
  /** In the order of `days`. */
  by_day: z.array(z.number().int()),
});

const report = z.object({ days: z.array(z.string()), figures: z.array(figure) });
export type ServiceReport = z.infer<typeof report>;

/** What the customers' side of a shop came to. */
export const serviceReportContract = {
  info: get('/service_report/info', {
    summary: 'Reservations, leads, orders, coupons and pushes of some days, each figure the sum of its list',
    input: z.object({ days: daysFilter }),
    result: report,
    origin: 'chosen',
    auth: 'user',
    permission: { page: ['service.report'] },
  }),
};
