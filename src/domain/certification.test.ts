import fc from '@/testing/property';
import {
  canCertify,
  certificationFaults,
  certificationStates,
  creditCheck,
  creditCodeFault,
  plainCreditCode,
} from './certification';

/** Codes that companies print on their own pages. */
test.each(['91330100799655058B', '914403001922038216', '91440300708461136T', '91110000802100433B'])(
  '%s is a code',
  (code) => {
    expect(creditCodeFault(code)).toBeUndefined();
  },
);

test.each([
  ['', 'length'],
  ['91330100799655058', 'length'],
  ['9133010079965505800', 'length'],
  ['91330100799655O58B', 'characters'],
  ['91330100799655058C', 'check'],
  ['91330100799655085B', 'check'],
] as const)('%s has the fault %s', (code, fault) => {
  expect(creditCodeFault(code)).toBe(fault);
});

test('a code is read however it is written', () => {
  expect(plainCreditCode(' 9133-0100 7996 5505 8b')).toBe('91330100799655058B');
  expect(creditCodeFault('９１３３０１００７９９６５５０５８Ｂ')).toBeUndefined();
});

const alphabet = '0123456789ABCDEFGHJKLMNPQRTUWXY';
test('one wrong character is always found', () => {
  const characters = fc.constantFrom(...alphabet);
  fc.assert(
    fc.property(
      fc.array(characters, { minLength: 17, maxLength: 17 }),
      fc.nat(16),
      characters,
      (body, place, other) => {
        const code = body.join('') + creditCheck(body.join(''));
        expect(creditCodeFault(code)).toBeUndefined();
        const changed = code.slice(0, place) + other + code.slice(place + 1);
        if (changed !== code) expect(creditCodeFault(changed)).toBe('check');
      },
    ),
  );
});

test('papers name each field that is wrong', () => {
  const papers = {
    company: '杭州山野日常家居有限公司',
    credit_code: '91330100799655058B',
    legal_person: '陈小满',
    valid_until: '',
    license: '/api/oss/a.jpg',
  };
  expect(certificationFaults(papers, '2026-11-25')).toEqual([]);
  expect(certificationFaults({ ...papers, valid_until: '2026-11-25' }, '2026-11-25')).toEqual([]);
  expect(
    certificationFaults(
      { ...papers, company: ' ', credit_code: '1', license: '', valid_until: '2026-11-24' },
      '2026-11-25',
    ),
  ).toEqual([
    { field: 'company', problem: 'required' },
    { field: 'license', problem: 'required' },
    { field: 'credit_code', problem: 'length' },
    { field: 'valid_until', problem: 'expired' },
  ]);
});

test('what may be done in which state', () => {
  const table = (['save', 'submit', 'withdraw', 'decide'] as const).map((act) => [
    act,
    certificationStates.filter((state) => canCertify(act, state)),
  ]);
  expect(Object.fromEntries(table)).toEqual({
    save: ['draft', 'approved', 'rejected'],
    submit: ['draft', 'rejected'],
    withdraw: ['submitted'],
    decide: ['submitted'],
  });
});
