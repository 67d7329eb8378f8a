import { canTurnLead, leadDue, leadPhone, leadStates, readLeadRows, rowsOfText } from './leads';

test.each([
  ['138 0013 8000', '13800138000'],
  ['+86 138-0013-8000', '13800138000'],
  ['8613800138000', '13800138000'],
  ['１３８００１３８０００', '13800138000'],
  ['010-62345678', '01062345678'],
  ['+852 6123 4567', '+85261234567'],
  ['微信同号', ''],
  ['12', ''],
  ['1380013800', ''],
  ['138001380001', ''],
  ['+86 1380013800', ''],
  ['0086 138 0013 8000', '13800138000'],
  ['12345678901', ''],
  ['400-820-0016', '4008200016'],
])('the phone %s is told as %s', (text, phone) => {
  expect(leadPhone(text)).toBe(phone);
});

test('what is won or lost is only taken up again, and no state follows itself', () => {
  for (const state of leadStates) expect(canTurnLead(state, state)).toBe(false);
  expect(canTurnLead('won', 'lost')).toBe(false);
  expect(canTurnLead('lost', 'contacted')).toBe(true);
  expect(canTurnLead('contacted', 'new')).toBe(false);
});

test('a follow-up is due by the merchant’s day, and never of what is over', () => {
  const lead = { state: 'contacted', next_on: '2026-11-24' } as const;
  expect(leadDue(lead, '2026-11-25')).toBe('overdue');
  expect(leadDue(lead, '2026-11-24')).toBe('today');
  expect(leadDue(lead, '2026-11-23')).toBe('later');
  expect(leadDue({ ...lead, state: 'won' }, '2026-11-25')).toBeUndefined();
  expect(leadDue({ ...lead, next_on: '' }, '2026-11-25')).toBeUndefined();
});

test('rows give name, phone and note in any order; what is no lead is named by its line', () => {
  const { good, wrong } = readLeadRows(
    rowsOfText('姓名 电话 备注\n王女士 13800138001 想要大号\n\n13800138002，李先生\n赵\n=1+1 13800138001'),
  );
  expect(good).toEqual([
    { line: 2, name: '王女士', phone: '13800138001', note: '想要大号' },
    { line: 4, name: '李先生', phone: '13800138002', note: '' },
  ]);
  expect(wrong.map(({ line, problem }) => [line, problem])).toEqual([
    [5, 'phone'],
    [6, 'twice'],
  ]);
});
