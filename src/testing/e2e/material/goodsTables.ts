import { toCsv, writeSheet } from '../../../lib/sheets';

/** Files for the import of goods, made here: a big table with faults, a GBK one, and some that are no tables of goods. */
export interface TableFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

const excel = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const file = (name: string, buffer: Buffer, mimeType = excel): TableFile => ({ name, mimeType, buffer });
const bytesOf = async (blob: Blob): Promise<Buffer> => Buffer.from(await blob.arrayBuffer());

/** `rows` goods of which `faulty` have a fault, spread over the table. */
export async function bigTable(rows: number, faulty: number): Promise<TableFile> {
  const every = Math.floor(rows / faulty);
  const isFaulty = (at: number) => at % every === 0 && at / every < faulty;
  const blob = await writeSheet({
    name: '商品',
    columns: ['商品名称', '价格', '分类', '卖点', '商品链接', '库存'].map((title) => ({ title })),
    rows: Array.from({ length: rows }, (_, at) => [
      `批量商品 ${at + 1} 🎁`,
      isFaulty(at) ? '十块钱起' : 9.9 + (at % 50),
      at % 2 ? '家居' : '美妆护肤',
      '轻便；耐用',
      `https://shop.example.com/item/${at + 1}`,
      '12',
    ]),
  });
  return file('大表.xlsx', await bytesOf(blob));
}

/** 商品名称,价格 / 老陶壶,88 in GBK, as old Chinese Excel saves CSV. */
export const gbkTable = (): TableFile =>
  file('旧表.csv', Buffer.from('c9ccc6b7c3fbb3c62cbcdbb8f10d0ac0cfccd5baf82c38380d0a', 'hex'), 'text/csv');

export const headlessTable = (): TableFile =>
  file(
    '列名不对.csv',
    Buffer.from(
      toCsv([
        ['编号', '库存'],
        ['1', '2'],
      ]),
    ),
    'text/csv',
  );
export const oldTable = (): TableFile =>
  file('旧版.xls', Buffer.from('d0cf11e0a1b11ae100000000', 'hex'), 'application/vnd.ms-excel');
export const brokenTable = (): TableFile => file('坏的.xlsx', Buffer.from('PK\u0003\u0004 not a zip'));
export const hugeCell = (): TableFile =>
  file(
    '超长.csv',
    Buffer.from(
      toCsv([
        ['商品名称', '商品描述'],
        ['杯', '长'.repeat(40_000)],
      ]),
    ),
    'text/csv',
  );
