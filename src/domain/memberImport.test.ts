import fc from '@/testing/property';
import { mobilePhone } from './leads';
import { checkMembers, memberImportLimits, readMemberRows } from './memberImport';
import { findNamedTable } from './namedColumns';

const team = {
  roles: [
    { name: '内容编辑', canGive: true },
    { name: '店主', canGive: false },
  ],
  members: ['138 0000 0011'],
  invited: ['13900000001'],
};
const line = (fields: object) => ({ row: 2, name: '李明', phone: '13700000001', role: '内容编辑', ...fields });

test('columns are told by their headings, wherever they stand', () => {
  const { lines, refusal } = readMemberRows([
    ['新同事名单'],
    [' 角色 ', '备注', '手机号码*', '姓 名'],
    [],
    ['内容编辑', '夜班', '137 0000 0001', '李明'],
    ['', '', '', ''],
    ['观察员', '', '', '王芳'],
  ]);
  expect(refusal).toBeUndefined();
  expect(lines).toEqual([
    { row: 4, name: '李明', phone: '137 0000 0001', role: '内容编辑' },
    { row: 6, name: '王芳', phone: '', role: '观察员' },
  ]);
});

test('another company’s table is read: other headings, a note in brackets, on the second sheet', () => {
  const cover = { rows: [['填写说明'], ['每行一人']] };
  const people = {
    rows: [
      ['序号', '员工姓名', '手机号（必填）', '岗位：'],
      ['1', '李明', '13700000001', '内容编辑'],
    ],
  };
  expect(findNamedTable([cover, people], readMemberRows).lines).toEqual([line({})]);
  expect(findNamedTable([cover], readMemberRows).refusal).toBe('heading');
});

test('the columns that are missing are named', () => {
  expect(readMemberRows([['名单'], ['姓名', '联系方式', '备注']]).missing).toEqual(['role']);
  expect(readMemberRows([]).missing).toEqual(['name', 'phone', 'role']);
});

test.each([
  [[['姓名', '手机号']], 'heading'],
  [[], 'heading'],
  [[['姓名', '手机号', '角色']], 'empty'],
  [[['姓名', '手机号', '角色'], ...Array.from({ length: 201 }, () => ['a', 'b', 'c'])], 'tooMany'],
] as const)('a table is refused as a whole', (rows, refusal) => {
  expect(readMemberRows(rows as unknown as string[][]).refusal).toBe(refusal);
});

test.each([
  [{}, []],
  [{ phone: '+86 137-0000-0001' }, []],
  [{ phone: '１３７００００００１' }, ['phone phone']],
  [{ phone: '１３７０００００００１' }, []],
  [{ name: '' }, ['name required']],
  [{ name: '=HYPERLINK("http://a")' }, ['name formula']],
  [{ name: '@SUM(A1)' }, ['name formula']],
  [{ name: '字'.repeat(memberImportLimits.name + 1) }, ['name long']],
  [{ phone: '' }, ['phone required']],
  [{ phone: '010-66668888' }, ['phone phone']],
  [{ phone: '=1+1' }, ['phone formula']],
  [{ phone: '13800000011' }, ['phone member']],
  [{ phone: '13900000001' }, ['phone invited']],
  [{ role: '' }, ['role required']],
  [{ role: '经理' }, ['role unknown']],
  [{ role: '店主' }, ['role beyond']],
  [{ role: '-2+3' }, ['role formula']],
  [{ name: '', phone: 'x', role: '' }, ['name required', 'phone phone', 'role required']],
])('%j: %j', (fields, faults) => {
  expect(checkMembers([line(fields)], team).map(({ column, problem }) => `${column} ${problem}`)).toEqual(faults);
});

test('a number that stands twice is named at the later line, however it is written', () => {
  const lines = [line({}), line({ row: 3, phone: '+86 137 0000 0001' }), line({ row: 4, phone: '13700000002' })];
  expect(checkMembers(lines, team)).toEqual([{ row: 3, column: 'phone', problem: 'twice', other: 2 }]);
});

test('whatever is let through is one mobile number each', () => {
  const cell = fc.oneof(fc.constantFrom('13700000001', '+8613700000001', '=1', '', '137 0000 0002'), fc.string());
  fc.assert(
    fc.property(fc.array(cell, { maxLength: 12 }), (phones) => {
      const lines = phones.map((phone, index) => line({ row: index + 2, phone }));
      const bad = new Set(checkMembers(lines, team).map(({ row }) => row));
      const good = lines.filter(({ row }) => !bad.has(row)).map(({ phone }) => mobilePhone(phone));
      expect(new Set(good).size).toBe(good.length);
      expect(good.every((phone) => /^1[3-9]\d{9}$/.test(phone))).toBe(true);
    }),
  );
});
