import {
  canTurnOrder,
  type OrderLine,
  orderStates,
  orderTotal,
  refundedOf,
  refundLeft,
  trackingNumber,
} from './orders';

const line = (price: number, count: number): OrderLine => ({ goods_id: 'g', title: '杯子', price, count });

test('the total is of whole fen, and a discount never makes the goods cost less than nothing', () => {
  expect(orderTotal({ lines: [line(12990, 2), line(1, 3)], discount: 1000, freight: 800 })).toBe(25783);
  expect(orderTotal({ lines: [line(500, 1)], discount: 900, freight: 600 })).toBe(600);
});

test('nothing is refunded of what was not paid, and never more than was paid, whatever the series', () => {
  let seed = 7;
  const random = (): number => {
    seed = (seed * 1103515245 + 12345) % 2147483648;
    return seed / 2147483648;
  };
  for (let round = 0; round < 300; round += 1) {
    const order = {
      state: orderStates[Math.floor(random() * orderStates.length)] ?? ('paid' as const),
      lines: [line(Math.floor(random() * 90_000), 1 + Math.floor(random() * 4))],
      discount: Math.floor(random() * 20_000),
      freight: Math.floor(random() * 2_000),
      refunds: [] as { amount: number }[],
    };
    for (let press = 0; press < 12; press += 1) {
      const amount = 1 + Math.floor(random() * 60_000);
      if (amount <= refundLeft(order)) order.refunds.push({ amount });
      expect(refundedOf(order)).toBeLessThanOrEqual(orderTotal(order));
    }
    if (order.state === 'pending' || order.state === 'canceled') expect(order.refunds).toEqual([]);
  }
});

test('what is done, canceled or refunded goes nowhere; nobody sets refunded by hand', () => {
  for (const from of orderStates) {
    expect(canTurnOrder(from, from)).toBe(false);
    expect(canTurnOrder(from, 'refunded')).toBe(false);
  }
  for (const to of orderStates)
    for (const from of ['done', 'canceled', 'refunded'] as const) expect(canTurnOrder(from, to)).toBe(false);
});

test.each([
  ['SF 1234 5678 9012', 'SF123456789012'],
  ['ｙｔ１２３４５６７８', 'YT12345678'],
  ['顺丰快递', ''],
  ['12345', ''],
  ['=cmd|1234567', ''],
])('the tracking number %s is read as %s', (text, number) => {
  expect(trackingNumber(text)).toBe(number);
});
