import dayjs from 'dayjs';
import { goodsGaps } from '@/domain/goods';
import { shownByCaller } from '@/lib/request';
import type { InputOf } from '@/services/contract';
import { goodsApi } from '@/services/goods/api';
import type { goodsContract } from '@/services/goods/schema';

type Order = Omit<InputOf<(typeof goodsContract)['export']>, 'name'>;

const yesNo = (text: string | null) => (text === 'yes' || text === 'no' ? text : undefined);

/** What the list shows by its address, all pages of it. */
export function exportOrder(params: URLSearchParams): Order {
  const status = params.get('status');
  const gap = goodsGaps.find((one) => one === params.get('gap'));
  const found = {
    status: status === '0' || status === '1' ? Number(status) : undefined,
    category: params.get('category') ?? undefined,
    keyword: params.get('keyword') ?? undefined,
    priced: yesNo(params.get('priced')),
    images: yesNo(params.get('images')),
    claims: yesNo(params.get('claims')),
    gap,
  };
  return Object.fromEntries(Object.entries(found).filter(([, value]) => value !== undefined));
}

/** The goods as an Excel file that the import reads again. */
export async function exportGoods(order: Order, title: string): Promise<{ blob: Blob; name: string; count: number }> {
  const name = `${title}-${dayjs().format('YYYYMMDD-HHmm')}.xlsx`;
  const { list } = await goodsApi.export({ ...order, name }, { ...shownByCaller, timeout: 60_000 });
  const { goodsFile } = await import('./import/tableFiles');
  return { blob: list.length > 0 ? await goodsFile(list) : new Blob(), name, count: list.length };
}
