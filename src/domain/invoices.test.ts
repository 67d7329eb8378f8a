import { creditCheck } from './certification';
import { holdsRows, type InvoiceTitle, invoiceAmount, invoiceFaults, isEmail, plainTitle } from './invoices';

// A real one, published in the register of enterprises: 阿里巴巴（中国）网络技术有限公司.
const CODE = '91330100716105852F';
const company: InvoiceTitle = {
  kind: 'company',
  title: '星野茶铺（杭州）有限公司',
  tax_number: CODE,
  email: 'cw@xingye.cn',
};

test('a real code passes, with blanks, small letters and full width too', () => {
  expect(invoiceFaults(company)).toEqual([]);
  expect(invoiceFaults({ ...company, tax_number: ' 9133 0100 7161 0585 2f ' })).toEqual([]);
  expect(plainTitle({ ...company, tax_number: '９１３３０１００７１６１０５８５２ｆ' }).tax_number).toBe(CODE);
});

test.each([
  ['', 'required'],
  ['9133010071610585', 'length'],
  ['91330100716105852O', 'characters'],
  ['91330100716105852A', 'check'],
  ['91330100716105825F', 'check'],
])('the tax number %j: %s', (tax_number, problem) => {
  expect(invoiceFaults({ ...company, tax_number })).toEqual([{ field: 'tax_number', problem }]);
});

test('each other character in each place breaks the check', () => {
  const alphabet = '0123456789ABCDEFGHJKLMNPQRTUWXY';
  const passed = [...CODE].flatMap((right, index) =>
    [...alphabet].filter(
      (other) =>
        other !== right &&
        invoiceFaults({ ...company, tax_number: CODE.slice(0, index) + other + CODE.slice(index + 1) }).length === 0,
    ),
  );
  expect(passed).toEqual([]);
  expect(creditCheck(CODE.slice(0, 17))).toBe('F');
});

test('a person needs no tax number and keeps none', () => {
  const person: InvoiceTitle = { ...company, kind: 'personal', title: ' 陈小满 ', tax_number: 'x' };
  expect(invoiceFaults(person)).toEqual([]);
  expect(plainTitle(person)).toEqual({
    kind: 'personal',
    title: '陈小满',
    tax_number: '',
    email: company.email,
  });
});

test('what is missing is named in the order of the fields', () => {
  expect(invoiceFaults({ kind: 'company', title: ' ', tax_number: '', email: '' })).toEqual([
    { field: 'title', problem: 'required' },
    { field: 'tax_number', problem: 'required' },
    { field: 'email', problem: 'required' },
  ]);
});

test.each([
  ['a@b.cn', true],
  ['财务@公司.中国', true],
  ['a.b+c@mail.example.com', true],
  ['a@b', false],
  ['a@b.', false],
  ['a@@b.cn', false],
  ['a b@c.cn', false],
  ['a@b.cn,c@d.cn', false],
  [`${'a'.repeat(120)}@b.cn`, false],
])('%s is an address: %s', (text, expected) => {
  expect(isEmail(text)).toBe(expected);
});

test('the amount is the sum of the rows in fen, and only what waits or was issued holds them', () => {
  expect(invoiceAmount([{ amount: 29_900 }, { amount: 99_901 }])).toBe(129_801);
  expect((['pending', 'issued', 'rejected', 'withdrawn'] as const).map(holdsRows)).toEqual([true, true, false, false]);
});
