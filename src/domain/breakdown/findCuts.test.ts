import { elapsed } from '@/testing/elapsed';
import { findCuts } from './index';

test('a long run of one numeral is read in a moment', () => {
  for (const numeral of ['一', '半', '9', '十年']) {
    let round = 0;
    const took = elapsed(() => {
      // Another text each time: the same one would come from what was read last.
      round += 1;
      findCuts({ text: numeral.repeat(50_000 / numeral.length - round) });
    }, 2);
    expect([numeral, took < 800]).toEqual([numeral, true]);
  }
});
