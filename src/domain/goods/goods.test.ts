import fc from '@/testing/property';
import {
  checkGoodsRow,
  checkGoodsTable,
  claimsOf,
  type GoodsColumnKey,
  gapsOf,
  goodsCells,
  goodsColumnKeys,
  goodsColumns,
  plainPrice,
  readGoodsTable,
  sameGoodsKeys,
} from '.';

const check = (cells: Partial<Record<GoodsColumnKey, string>>) => checkGoodsRow((key) => cells[key] ?? '');
const codes = (cells: Partial<Record<GoodsColumnKey, string>>) =>
  check({ title: '杯', ...cells }).problems.map(({ column, code }) => `${column}:${code}`);
const titles = goodsColumns.map(({ title }) => title);

test.each([
  ['¥1,299.00', '1299.00'],
  ['１２９元', '129'],
  ['129.900', '129.90'],
  [' 12.9 ', '12.9'],
  ['', ''],
  ['面议', '面议'],
])('a price written %s is %s', (written, price) => expect(plainPrice(written)).toBe(price));

test.each<[Partial<Record<GoodsColumnKey, string>>, string[]]>([
  [{}, []],
  [{ title: '  ' }, ['title:title_missing']],
  [{ title: '杯'.repeat(121) }, ['title:too_long']],
  [{ title: '🥤'.repeat(120) }, []],
  [{ price: '12.345' }, ['price:price']],
  [{ price: '-3' }, ['price:price_negative']],
  [{ price: '面议' }, []],
  [{ price: '面议 100 起' }, ['price:price']],
  [{ selling_points: `好${'很'.repeat(100)}` }, ['selling_points:part_too_long']],
  [{ selling_points: Array.from({ length: 21 }, (_, at) => `点${at}`).join('；') }, ['selling_points:too_many']],
  [{ specs: '容量 480ml' }, ['specs:spec_form']],
  [{ specs: '容量：480ml；材质=钢' }, []],
  [{ link: 'taobao.com/1' }, []],
  [{ link: 'taobao' }, ['link:link']],
  [{ images: '1001.jpg' }, ['images:link']],
  [{ images: 'https://a.cn/1.jpg\nftp://a/2.jpg' }, ['images:link']],
  [{ images: '/api/demo/asset/a.jpg' }, []],
  [{ status: '预售' }, ['status:status']],
  [{ status: '已下架' }, []],
  [{ description: 'x'.repeat(5001), price: 'a' }, ['price:price', 'description:too_long']],
])('the faults of a row are named by their column (case %#)', (cells, expected) =>
  expect(codes(cells)).toEqual(expected),
);

test('a row is read as it was meant: points by line or semicolon, specs by colon, several images', () => {
  const { fields } = check({
    title: '保温杯\n480ml',
    selling_points: '保温；轻\n好看;',
    specs: '容量：480ml\n材质: 钢',
    images: 'https://a.cn/1.jpg https://a.cn/2.jpg；',
    status: '下架',
  });
  expect(fields).toMatchObject({
    title: '保温杯 480ml',
    selling_points: ['保温', '轻', '好看'],
    specs: [
      { name: '容量', value: '480ml' },
      { name: '材质', value: '钢' },
    ],
    images: ['https://a.cn/1.jpg', 'https://a.cn/2.jpg'],
    status: 0,
  });
});

test.each(['面议', '电询', '议价', ' 价格面议 ', '—', '暂无'])('a price of %s is none, and told', (price) => {
  const { fields, isPriceToAsk } = check({ title: '杯', price });
  expect([fields.price, isPriceToAsk]).toEqual(['', true]);
});

test('addresses as browsers show them are made whole', () => {
  const { fields } = check({ title: '杯', link: 'item.taobao.com/item.htm?id=1', images: '//img.alicdn.com/a.jpg' });
  expect(fields).toMatchObject({
    link: 'https://item.taobao.com/item.htm?id=1',
    images: ['https://img.alicdn.com/a.jpg'],
  });
});

describe('a table', () => {
  test('is found below a banner, with its columns in any order and by other names', () => {
    const table = readGoodsTable([['2026 秋冬商品表'], [], ['售价（元）', '*宝贝标题', '库存', '单价'], ['9', '杯']]);
    expect(table).toEqual({ head: 2, at: { price: 0, title: 1 }, unknown: ['库存'], repeated: ['单价'] });
  });

  test('without a column for the name, or without a row, is refused', () => {
    expect(
      readGoodsTable([
        ['价格', '库存'],
        ['1', '2'],
      ]),
    ).toBe('no_heading');
    expect(readGoodsTable([titles])).toBe('no_rows');
    expect(readGoodsTable([titles, ['', '']])).toBe('no_rows');
  });

  test('holds 5 000 goods and no more; banner, empty rows and examples do not count', () => {
    const goods = Array.from({ length: 5000 }, (_, at) => [`商品 ${at}`]);
    const rows = [['2026 商品表'], ['商品名称'], [''], ['示例：杯'], ...goods];
    expect(readGoodsTable(rows)).toMatchObject({ head: 1 });
    expect(readGoodsTable([...rows, ['多一个']])).toBe('too_many_rows');
  });

  test('of 4 990 rows with 300 faulty ones tells them by row, leaves empty rows and examples out, finds repetitions', () => {
    const rows: string[][] = [['商品名称', '价格', '商品链接']];
    for (let at = 0; at < 4990; at += 1) rows.push([`商品 ${at}`, at % 17 === 0 ? '贵' : '9.9', '']);
    rows.push(
      ['', '', ''],
      ['示例：杯', '1', ''],
      [' 商品 １', '1', ''],
      ['新名', '1', 'https://a.cn/x/'],
      ['别名', '1', 'https://A.cn/x#y'],
    );
    const table = readGoodsTable(rows);
    if (typeof table === 'string') throw new Error(table);
    const { good, bad, examples } = checkGoodsTable(rows, table);
    expect(examples).toBe(1);
    expect(bad.length).toBe(294 + 2);
    expect(good.length).toBe(4990 - 294 + 1);
    expect(bad[0]).toMatchObject({ row: 2, problems: [{ column: 'price', code: 'price', part: '贵' }] });
    expect(bad.at(-2)).toMatchObject({ row: 4994, problems: [{ code: 'repeated', limit: 3 }] });
    expect(bad.at(-1)).toMatchObject({ row: 4996, problems: [{ code: 'repeated', limit: 4995 }] });
  });

  test('that is exported is read back the same', () => {
    const word = fc.stringMatching(/^[a-z杯钢]{1,8}$/);
    const goods = fc.record({
      title: word,
      price: fc.constantFrom('', '9.9', '129.00'),
      category: word,
      brand: word,
      spoken_name: word,
      selling_points: fc.array(word, { maxLength: 5 }),
      specs: fc.array(fc.record({ name: word, value: word }), { maxLength: 3 }),
      offer: word,
      description: word,
      link: fc.constantFrom('', 'https://a.cn/1'),
      media: fc.array(
        fc.record({
          kind: fc.constantFrom('image' as const, 'video' as const),
          url: word.map((one) => `https://a.cn/${one}`),
        }),
        { maxLength: 4 },
      ),
      status: fc.constantFrom(0, 1),
    });
    fc.assert(
      fc.property(goods, (one) => {
        const cells = goodsCells(one);
        const { fields, problems } = checkGoodsRow((key) => cells[goodsColumnKeys.indexOf(key)] ?? '');
        expect(problems).toEqual([]);
        const { media, ...plain } = one;
        const urls = (kind: string) => media.filter((each) => each.kind === kind).map(({ url }) => url);
        expect(fields).toEqual({ ...plain, images: urls('image'), clips: urls('video') });
      }),
    );
  });
});

test('a goods is known again by its name or its link', () => {
  expect(sameGoodsKeys({ title: ' Ａ杯 ', link: 'https://a.cn/X/#c' })).toEqual(['t:a杯', 'l:https://a.cn/x']);
  expect(sameGoodsKeys({ title: '', link: '' })).toEqual([]);
});

test('forbidden claims depend on the category', () => {
  const goods = { title: '玫瑰花茶', category: '食品', selling_points: ['美容养颜'], offer: '', description: '' };
  expect(claimsOf(goods)).toContain('美容养颜');
  expect(claimsOf({ ...goods, category: '家居' })).not.toContain('美容养颜');
});

test('what a goods lacks is told in the order of its weight', () => {
  const bare = { price: '', category: '', selling_points: [], description: '', media: [{ kind: 'video' as const }] };
  expect(gapsOf(bare)).toEqual(['images', 'points', 'price', 'category', 'description']);
});
