/**
 * @jest-environment node
 */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { balanceOf, creditLines, grant, heldOf, hold, refund, settle } from '../../../mock/_core/ledger';
import { resetState } from '../../../mock/_core/state';
import { dbOf } from '../../../mock/_core/store';
import { sumCredits } from '../../domain/billing';
import fc from '../property';

process.env.MOCK_CACHE_DIR = mkdtempSync(join(tmpdir(), 'ledger-'));

const step = fc.oneof(
  fc.record({ act: fc.constant('grant' as const), credits: fc.integer({ min: 0, max: 500 }) }),
  fc.record({ act: fc.constant('hold' as const), credits: fc.integer({ min: 0, max: 300 }) }),
  fc.record({ act: fc.constant('settle' as const), which: fc.nat(), actual: fc.integer({ min: -5, max: 400 }) }),
  fc.record({ act: fc.constant('refund' as const), which: fc.nat() }),
);

// Takes the timer along that would save the state.
afterAll(resetState);

let merchants = 0;

test('whatever happens, the lines add up to the balance, and what is held to what is open', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      merchants += 1;
      const db = dbOf(`ledger${merchants}`);
      const holds: string[] = [];
      for (const one of steps) {
        if (one.act === 'grant') grant(db, one.credits, 'a gift');
        else if (one.act === 'hold') {
          try {
            const id = hold(db, { credits: one.credits, subject: 'work', account_name: 'a member' });
            if (id) holds.push(id);
          } catch {
            // more than there is: refused, nothing is written
          }
        } else {
          const id = holds[one.which % Math.max(1, holds.length)] ?? '';
          if (one.act === 'settle') settle(db, id, one.actual);
          else refund(db, id);
        }
      }
      const lines = creditLines(db);
      const { granted, used, held } = sumCredits(lines);
      expect(granted - used).toBe(balanceOf(db));
      expect(balanceOf(db)).toBeGreaterThanOrEqual(0);
      expect(held).toBe(heldOf(db));
      expect(used).toBeGreaterThanOrEqual(held);
      // Any cut of the ledger into two parts adds up to the whole.
      const cut = Math.floor(lines.length / 3);
      const parts = [lines.slice(0, cut), lines.slice(cut)].map((part) => sumCredits(part, lines));
      for (const key of ['granted', 'used', 'held'] as const) {
        expect(parts.reduce((sum, part) => sum + part[key], 0)).toBe({ granted, used, held }[key]);
      }
    }),
    { numRuns: 150 },
  );
});
