import { type DaySpan, spanText } from './daySpans';

/** Figures of the service report by area; each is the sum of a list with a filter. */
export const reportAreas = {
  reservation: ['booked', 'arrived', 'noShow'],
  lead: ['leads', 'leadsWon'],
  order: ['orders', 'paid', 'refunded'],
  coupon: ['issued', 'redeemed', 'discount'],
  push: ['pushes', 'delivered'],
} as const;
export type ReportArea = keyof typeof reportAreas;
export const reportFigures = Object.values(reportAreas).flat();
export type ReportFigure = (typeof reportFigures)[number];

/** Figures in fen; the others count. */
const moneyFigures: readonly ReportFigure[] = ['paid', 'refunded', 'discount'];
export const isMoney = (figure: ReportFigure): boolean => moneyFigures.includes(figure);

/** What the list behind a figure is filtered by, besides the days. */
const listFilters: Readonly<Partial<Record<ReportFigure, string>>> = {
  arrived: 'state=arrived',
  noShow: 'state=noShow',
  leadsWon: 'state=won',
  issued: 'kind=issued',
  redeemed: 'kind=redeemed',
};

/** Address of the list that a figure is the sum of. */
export function listBehind(area: ReportArea, figure: ReportFigure, span: DaySpan): string {
  const filter = listFilters[figure];
  const tab = area === 'coupon' ? 'tab=entries&' : '';
  return `/service/${area}?${tab}days=${spanText(span)}${filter ? `&${filter}` : ''}`;
}
