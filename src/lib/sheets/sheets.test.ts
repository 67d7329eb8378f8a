import { strToU8, unzipSync, type Zippable, zipSync } from 'fflate';
import fc from '@/testing/property';
import { columnName, SheetError, sheetLimits, toCsv, writeSheet } from '.';
import { parseCsv } from './csv';
import { readSheet } from './readSheet';

const file = (name: string, ...parts: BlobPart[]): File => new File(parts, name);
const gbk = (hex: string): Uint8Array<ArrayBuffer> => Uint8Array.from(Buffer.from(hex, 'hex'));
const refusal = async (given: File, limits = {}): Promise<SheetError['reason'] | 'read' | 'other'> =>
  readSheet(given, limits).then(
    () => 'read' as const,
    (error: unknown) => (error instanceof SheetError ? error.reason : 'other'),
  );
const bytesOf = async (blob: Blob) => new Uint8Array(await blob.arrayBuffer());

const written = () =>
  writeSheet([
    {
      name: '商品/导入',
      columns: [{ title: '商品名称', width: 30 }, { title: '价格' }],
      rows: [
        ['保温杯 🥤 "480ml" <双层> & 轻', 129.9],
        ['', ''],
        [{ value: '价格不对\u0001', tone: 'error' }, '0012'],
        ['=1+1', 12345678901234],
      ],
    },
    { name: '说明', columns: [{ title: '列' }], rows: [['标题必填']] },
  ]);

describe('an Excel file', () => {
  test('has no two tabs of one name, however long, whatever the case and the marks that are dropped', async () => {
    const names = [
      '发布时段',
      '发布时段',
      'Hours',
      'hours',
      'a/b',
      'a:b',
      `${'长'.repeat(31)}甲`,
      `${'长'.repeat(31)}乙`,
      '',
      "'",
    ];
    const book = names.map((name, index) => ({ name, columns: [{ title: String(index) }], rows: [[index]] }));
    const sheets = await readSheet(file('统计.xlsx', await writeSheet(book)));
    expect(sheets.map(({ rows }) => rows[1])).toEqual(names.map((_, index) => [String(index)]));
    const tabs = sheets.map(({ name }) => name.toLowerCase());
    expect(new Set(tabs).size).toBe(names.length);
    expect(tabs.slice(0, 4)).toEqual(['发布时段', '发布时段 (2)', 'hours', 'hours (2)']);
    expect(Math.max(...tabs.map(({ length }) => length))).toBeLessThanOrEqual(31);
  });

  test('shows a share in per cent and keeps it a number', async () => {
    const book = { name: '统计', columns: [{ title: '完播率' }], rows: [[{ value: 0.3681, isPercent: true }]] };
    const blob = await writeSheet(book);
    const styles = unzipSync(await bytesOf(blob))['xl/styles.xml'];
    expect(new TextDecoder().decode(styles)).toContain('formatCode="0.0%"');
    expect((await readSheet(file('统计.xlsx', blob)))[0]?.rows[1]).toEqual(['0.3681']);
  });

  test('that is written is read back: text, emoji, numbers, leading zeros, empty rows, several sheets', async () => {
    const sheets = await readSheet(file('商品.xlsx', await written()));
    expect(sheets.map(({ name }) => name)).toEqual(['商品 导入', '说明']);
    expect(sheets[0]?.rows).toEqual([
      ['商品名称', '价格'],
      ['保温杯 🥤 "480ml" <双层> & 轻', '129.9'],
      ['', ''],
      ['价格不对', '0012'],
      ['=1+1', '12345678901234'],
    ]);
    expect(sheets[1]?.rows).toEqual([['列'], ['标题必填']]);
  });

  test('of 5 000 rows is read whole', async () => {
    const rows = Array.from({ length: 5000 }, (_, at) => [
      `商品 ${at}`,
      at / 10,
      '家居',
      '卖点一；卖点二',
      'x'.repeat(80),
    ]);
    const blob = await writeSheet({
      name: '大',
      columns: ['名称', '价格', '分类', '卖点', '描述'].map((title) => ({ title })),
      rows,
    });
    const [sheet] = await readSheet(file('大.xlsx', blob));
    expect(sheet?.rows).toHaveLength(5001);
    expect(sheet?.rows[5000]?.[1]).toBe('499.9');
  });

  test('a text with tabs that shop systems call .xls is read', async () => {
    const [sheet] = await readSheet(file('订单.xls', '商品名称\t价格\n手机壳\t19.9\n'));
    expect(sheet?.rows).toEqual([
      ['商品名称', '价格'],
      ['手机壳', '19.9'],
    ]);
  });

  test('is refused with its reason: old, locked, broken, no table, beyond the limits', async () => {
    const compound = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];
    expect(await refusal(file('旧.xls', new Uint8Array(compound)))).toBe('old_excel');
    expect(await refusal(file('页.xls', '<html><table></table></html>'))).toBe('old_excel');
    const locked = Buffer.concat([Buffer.from(compound), Buffer.from('EncryptedPackage', 'utf16le')]);
    expect(await refusal(file('锁.xlsx', new Uint8Array(locked)))).toBe('locked');
    const bytes = await bytesOf(await written());
    expect(await refusal(file('断.xlsx', bytes.slice(0, bytes.length - 60)))).toBe('broken');
    expect(await refusal(file('假.xlsx', 'hello'))).toBe('broken');
    expect(await refusal(file('文.xlsx', zipSync({ 'word/document.xml': strToU8('<x/>') })))).toBe('type');
    expect(await refusal(file('空.xlsx', ''))).toBe('empty');
    expect(
      await refusal(file('只有表头.xlsx', await writeSheet({ name: 'a', columns: [{ title: '' }], rows: [] }))),
    ).toBe('empty');
    expect(await refusal(file('大.xlsx', bytes), { bytes: 100 })).toBe('too_large');
    expect(await refusal(file('长.xlsx', bytes), { rows: 3 })).toBe('too_many_rows');
    expect(await refusal(file('宽.xlsx', bytes), { columns: 1 })).toBe('too_many_columns');
    expect(await refusal(file('多.xlsx', bytes), { sheets: 1 })).toBe('too_many_sheets');
    expect(await refusal(file('格.xlsx', bytes), { cellLength: 5 })).toBe('cell_too_long');
  });

  test('that would unpack beyond all measure, or names entities of its own, is not opened', async () => {
    const bomb = zipSync({ 'xl/workbook.xml': strToU8('<x/>'), 'xl/sharedStrings.xml': new Uint8Array(130_000_000) });
    expect(bomb.length).toBeLessThan(1_000_000);
    expect(await refusal(file('炸弹.xlsx', bomb as BlobPart))).toBe('bomb');
    const parts: Zippable = unzipSync(await bytesOf(await written()));
    const entity = strToU8('<!DOCTYPE a [<!ENTITY x "y">]><worksheet/>');
    expect(await refusal(file('实体.xlsx', zipSync({ ...parts, 'xl/worksheets/sheet1.xml': entity })))).toBe('broken');
  });

  test('with a cell a million rows down is refused by that row, not filled up to it', async () => {
    const parts = unzipSync(await bytesOf(await written()));
    const sheet = new TextDecoder()
      .decode(parts['xl/worksheets/sheet1.xml'])
      .replace(/r="5"/, 'r="999999"')
      .replaceAll(/r="([A-Z])5"/g, 'r="$1999999"');
    const forged = zipSync({ ...parts, 'xl/worksheets/sheet1.xml': strToU8(sheet) });
    await expect(readSheet(file('远.xlsx', forged as BlobPart))).rejects.toMatchObject({
      reason: 'too_many_rows',
      place: { row: 999_999 },
    });
  });

  test.each([
    'r="A\n2"',
    'r="中2"',
    'r="A1e8"',
    'r="a2"',
    "r='A\n2'",
    'r = "A\n2"',
    's=">" r="A\n2"',
    'x:r="A\n2"',
    'r="A2" r="A\n2"',
    'r="&#65;2"',
    'r="2"',
    'r="A',
  ])('with a cell named %j, which the parser would count in millions, is broken', async (address) => {
    const parts = unzipSync(await bytesOf(await written()));
    const sheet = new TextDecoder().decode(parts['xl/worksheets/sheet1.xml']).replace(/r="A2"/, address);
    expect(sheet).toContain(address);
    for (const prefix of ['<', '<x:']) {
      const forged = zipSync({
        ...parts,
        'xl/worksheets/sheet1.xml': strToU8(
          sheet.replaceAll('<c ', `${prefix}c `).replaceAll('</c>', `</${prefix.slice(1)}c>`),
        ),
      });
      expect(await refusal(file('乱.xlsx', forged as BlobPart))).toBe('broken');
    }
  });
});

describe('a CSV file', () => {
  test('in GBK, in UTF-8 with and without mark, with semicolons, is read', async () => {
    // 商品名称,价格 / 保温杯,129
    const old = gbk('c9ccc6b7c3fbb3c62cbcdbb8f10d0ab1a3cec2b1ad2c3132390d0a');
    expect((await readSheet(file('旧.csv', old)))[0]).toEqual({
      name: '旧',
      rows: [
        ['商品名称', '价格'],
        ['保温杯', '129'],
      ],
    });
    expect((await readSheet(file('a.csv', '\uFEFF名称;价格\n杯;1')))[0]?.rows).toEqual([
      ['名称', '价格'],
      ['杯', '1'],
    ]);
  });

  test('quotes hold separators, line breaks and quotes; one that never ends is named by its place', async () => {
    expect(parseCsv('a,"b,\n""c""",d\r\n\r\n1,,\n', sheetLimits)).toEqual([['a', 'b,\n"c"', 'd'], [''], ['1', '', '']]);
    await expect(readSheet(file('断.csv', 'a,b\n1,"二'))).rejects.toMatchObject({
      reason: 'open_quote',
      place: { row: 2, column: 2 },
    });
  });

  test('a page, an image and too many rows are refused', async () => {
    expect(await refusal(file('页.csv', '<html></html>'))).toBe('type');
    expect(await refusal(file('图.csv', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 1])))).toBe('type');
    expect(await refusal(file('长.csv', 'a\n'.repeat(11)), { rows: 10 })).toBe('too_many_rows');
  });

  test('what is written is read back, whatever is in the cells', () => {
    // Runs of one kind: cells are trimmed, and what looks like a formula is disarmed.
    const cell = fc.string({ unit: fc.constantFrom('a', '"', ',', '\n', '杯', '🥤', '1') }).map((text) => text.trim());
    fc.assert(
      fc.property(fc.array(fc.array(cell, { minLength: 2, maxLength: 5 }), { minLength: 1 }), (rows) => {
        // A first line with more of another separator than commas cannot be built from these.
        expect(parseCsv(toCsv(rows).replace(/^\uFEFF/, ''), sheetLimits)).toEqual(rows);
      }),
    );
  });

  test('cells that a spreadsheet would run are disarmed, numbers are not', () => {
    expect(toCsv([['=cmd()', '-3.5', '@a', '+86 1', -2]])).toBe("\uFEFF'=cmd(),-3.5,'@a,'+86 1,-2\r\n");
  });
});

test('columns are named as Excel names them', () => {
  expect([1, 26, 27, 52, 53, 702, 703].map(columnName)).toEqual(['A', 'Z', 'AA', 'AZ', 'BA', 'ZZ', 'AAA']);
});
