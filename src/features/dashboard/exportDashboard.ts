import { figureDimensions, type ProviderFigure, providerFigures } from '@/domain/providerFigures';
import { formatMinute } from '@/hooks/useDates';
import type { Translate } from '@/hooks/useT';
import { shownByCaller } from '@/lib/request';
import { type SheetToWrite, writeSheet } from '@/lib/sheets';
import { dashboardApi } from '@/services/dashboard/api';
import type { DashboardEntry } from '@/services/dashboard/schema';
import type { DashboardScope } from './dashboardState';

const PAGE_SIZE = 500;
/** Lines of one list at most; the sheet says so where there are more. */
const MAX_LINES = 10_000;

/** Money in yuan, as a spreadsheet adds it up. */
const cellOf = (figure: ProviderFigure, value: number): number => (figure === 'revenue' ? value / 100 : value);

async function linesOf(scope: DashboardScope, figure: ProviderFigure): Promise<DashboardEntry[]> {
  const lines: DashboardEntry[] = [];
  for (let page = 1; lines.length < MAX_LINES; page += 1) {
    const { list, paginator } = await dashboardApi.data(
      { ...scope, figure, page, page_size: PAGE_SIZE },
      shownByCaller,
    );
    lines.push(...list);
    if (page >= paginator.numPages) break;
  }
  return lines;
}

/** A workbook of the dashboard: sums, days, each dimension, and the list behind every figure. */
export async function exportDashboard(t: Translate, scope: DashboardScope): Promise<Blob> {
  const sums = await dashboardApi.sums(scope, shownByCaller);
  const nameOf = (figure: ProviderFigure): string =>
    t(figure === 'revenue' ? 'dashboard.revenueYuan' : `dashboard.figure.${figure}`);
  const heads = providerFigures.map((figure) => ({ title: nameOf(figure), width: 12 }));
  const cells = (figures: DashboardSumsFigures) => providerFigures.map((figure) => cellOf(figure, figures[figure]));
  const summary: SheetToWrite = {
    name: t('dashboard.pageTitle'),
    columns: [{ title: t('dashboard.day'), width: 26 }, ...heads],
    rows: [
      [`${scope.from} – ${scope.to}`, ...cells(sums.figures)],
      [`${sums.previous.from} – ${sums.previous.to}`, ...cells(sums.previous.figures)],
      ...sums.days.map(({ date, figures }) => [date, ...cells(figures)]),
    ],
  };
  const dimensions = await Promise.all(
    figureDimensions.map(async (by): Promise<SheetToWrite> => {
      const { list } = await dashboardApi.breakdown({ ...scope, by }, shownByCaller);
      return {
        name: t('dashboard.sheetBy', { name: t(`dashboard.by.${by}`) }),
        columns: [{ title: t(`dashboard.by.${by}`), width: 24 }, ...heads],
        rows: list.map(({ label, figures }) => [label || t('dashboard.noChannel'), ...cells(figures)]),
      };
    }),
  );
  const lists: SheetToWrite[] = [];
  for (const figure of providerFigures) {
    const lines = await linesOf(scope, figure);
    lists.push({
      name: nameOf(figure),
      columns: [
        { title: t('dashboard.kind'), width: 12 },
        { title: t('dashboard.title'), width: 40 },
        { title: t('dashboard.by.merchant'), width: 24 },
        { title: t('dashboard.at'), width: 20 },
        { title: nameOf(figure), width: 14 },
      ],
      rows: lines.map(({ kind, title, merchant_name, at, amount }) => [
        t(`dashboard.kind.${kind}`),
        title,
        merchant_name,
        formatMinute(at),
        cellOf(figure, amount),
      ]),
    });
  }
  return writeSheet([summary, ...dimensions, ...lists]);
}

type DashboardSumsFigures = Awaited<ReturnType<typeof dashboardApi.sums>>['figures'];
