import { checkMerchants, isSameMerchantName, readMerchantRows } from './merchantImport';

const line = (fields: object) => ({
  ...{ row: 2, name: '青禾手作', contact: '李明', phone: '13700000001', industry: '', address: '' },
  ...fields,
});

test('only the names are needed; other columns are told by their headings, in any order', () => {
  expect(readMerchantRows([['客户名单'], ['联系电话', '店铺名称*'], ['13700000001', ' 青禾手作 '], ['', '']])).toEqual({
    lines: [{ row: 3, name: '青禾手作', contact: '', phone: '13700000001', industry: '', address: '' }],
  });
  expect(
    readMerchantRows([
      ['门店名称', '店长', '联系方式（选填）', '经营类目'],
      ['甲', '乙', '1', '丙'],
    ]).lines,
  ).toEqual([{ row: 2, name: '甲', contact: '乙', phone: '1', industry: '丙', address: '' }]);
  expect(readMerchantRows([['电话', '联系人']]).refusal).toBe('heading');
  expect(readMerchantRows([['商家名称']]).refusal).toBe('empty');
});

test.each([
  [{}, []],
  [{ name: '' }, [{ row: 2, column: 'name', problem: 'required' }]],
  [{ name: '=HYPERLINK("x")' }, [{ row: 2, column: 'name', problem: 'formula' }]],
  [{ address: '＝1+1' }, [{ row: 2, column: 'address', problem: 'formula' }]],
  [{ contact: '@SUM(A1)' }, [{ row: 2, column: 'contact', problem: 'formula' }]],
  [{ phone: '+86 137 0000 0001' }, []],
  [{ phone: '-1' }, [{ row: 2, column: 'phone', problem: 'formula' }]],
  [{ phone: '12345' }, [{ row: 2, column: 'phone', problem: 'phone' }]],
  [{ phone: '0571-88001234' }, []],
  [{ phone: '400-000-1024' }, []],
  [{ phone: '' }, []],
  [{ industry: '很'.repeat(41) }, [{ row: 2, column: 'industry', problem: 'long' }]],
])('a line with %o has its faults named', (fields, faults) => {
  expect(checkMerchants([line(fields)])).toEqual(faults);
});

test('a name that stands twice is named with where it stands first', () => {
  expect(checkMerchants([line({}), line({ row: 5, name: '青禾 手作' })])).toEqual([
    { row: 5, column: 'name', problem: 'twice', other: 2 },
  ]);
  expect(isSameMerchantName('Ａ店', 'a 店')).toBe(true);
});
