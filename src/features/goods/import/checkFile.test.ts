import { readSheetAside, toCsv } from '@/lib/sheets';
import { cellsOf, checkFile, NoGoodsTableError } from './checkFile';
import { faultyFile } from './tableFiles';

const csv = (rows: string[][]) => new File([toCsv(rows)], '商品.csv');

test('the good rows of a file keep their numbers, the bad ones go back marked with what is wrong', async () => {
  const file = await checkFile(
    csv([
      ['商品名称', '价格', '货号'],
      ['杯', '9.9', '1'],
      ['', '', ''],
      ['壶', '贵', '2'],
    ]),
  );
  expect(file.good.map(({ row }) => row)).toEqual([2]);
  expect(cellsOf(file, 2)).toEqual({ title: '杯', price: '9.9' });
  const given = await faultyFile(file, ({ code }) => `改：${code}`);
  const [sheet] = await readSheetAside(new File([await given.arrayBuffer()], '错误.xlsx'));
  expect(sheet?.rows).toEqual([
    ['商品名称', '价格', '货号', '问题'],
    ['壶', '贵', '2', '改：price'],
  ]);
});

test('a table of something else is refused by what it lacks', async () => {
  await expect(
    checkFile(
      csv([
        ['编号', '库存'],
        ['1', '2'],
      ]),
    ),
  ).rejects.toEqual(new NoGoodsTableError('no_heading'));
  await expect(checkFile(csv([['商品名称', '价格']]))).rejects.toEqual(new NoGoodsTableError('no_rows'));
});
