import { elapsed } from '@/testing/elapsed';
import { findCuts } from './index';

test('a long run of one numeral is read in a moment', () => {
  for (const numeral of ['一', '半', '9', '十年']) {
    const took = elapsed(() => findCuts({ text: numeral.repeat(50_000 / numeral.length) }), 2);
    expect([numeral, took < 800]).toEqual([numeral, true]);
  }
});
