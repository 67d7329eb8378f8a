import { formatMinute } from '@/hooks/useDates';
import type { Translate } from '@/hooks/useT';
import { shownByCaller } from '@/lib/request';
import { writeSheet } from '@/lib/sheets';
import { channelApi } from '@/services/channel/api';
import type { channelContract } from '@/services/channel/schema';
import type { InputOf } from '@/services/contract';

const PAGE_SIZE = 500;

/** A workbook of the statements that the list shows, and of their lines; money in yuan. */
export async function exportStatements(t: Translate, params: URLSearchParams): Promise<Blob> {
  const filter = Object.fromEntries(
    ['keyword', 'state', 'channel', 'month'].flatMap((key) => {
      const value = params.get(key);
      return value ? [[key, value]] : [];
    }),
  ) as InputOf<(typeof channelContract)['statements']>;
  const statements = [];
  for (let page = 1; ; page += 1) {
    const { list, paginator } = await channelApi.statements({ ...filter, page, page_size: PAGE_SIZE }, shownByCaller);
    statements.push(...list);
    if (page >= paginator.numPages) break;
  }
  const details = await Promise.all(statements.map(({ id }) => channelApi.statement({ id }, shownByCaller)));
  const columns = (keys: readonly Parameters<Translate>[0][]) => keys.map((key) => ({ title: t(key), width: 18 }));
  return writeSheet([
    {
      name: t('channel.tab.statements'),
      columns: columns([
        'channel.name',
        'channel.month',
        'channel.state',
        'channel.lines',
        'channel.amountYuan',
        'payout.voucher',
      ]),
      rows: statements.map(({ channel_name, month, state, lines, amount, voucher }) => [
        channel_name,
        month,
        t(`channel.state.${state}`),
        lines,
        amount / 100,
        voucher,
      ]),
    },
    {
      name: t('channel.lines'),
      columns: columns([
        'channel.name',
        'channel.month',
        'channel.at',
        'channel.merchantName',
        'channel.bought',
        'channel.paidYuan',
        'channel.rate',
        'channel.amountYuan',
      ]),
      rows: details.flatMap(({ channel_name, month, list }) =>
        list.map(({ at, merchant_name, title, paid, rate, amount }) => [
          channel_name,
          month,
          formatMinute(at),
          merchant_name,
          title,
          paid / 100,
          `${rate / 100}%`,
          amount / 100,
        ]),
      ),
    },
  ]);
}
