import fc from '@/testing/property';
import { type IcsEntry, icsOf } from './ics';

const entry: IcsEntry = {
  id: 'pub_1',
  at: '2026-11-25T04:00:00.000Z',
  title: '敷面膜的小细节',
  description: '',
  categories: ['抖音', '山野日常'],
  changedAt: '2026-11-20T08:00:00.000Z',
  version: 3,
  isCanceled: false,
};

const unfold = (text: string): string[] => text.replace(/\r\n /g, '').split('\r\n');

test('one event a post, in UTC, with the same identity at each export', () => {
  const lines = unfold(icsOf([entry], '发布日历'));
  expect(lines).toContain('UID:pub_1@publish');
  expect(lines).toContain('DTSTART:20261125T040000Z');
  expect(lines).toContain('DTEND:20261125T041500Z');
  expect(lines).toContain('CATEGORIES:抖音,山野日常');
  expect(lines).toContain('STATUS:CONFIRMED');
  expect(unfold(icsOf([{ ...entry, isCanceled: true }], 'x'))).toContain('STATUS:CANCELLED');
});

test('any text survives: escaped, folded at 75 octets, never within a character', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (title) => {
      const text = icsOf([{ ...entry, title }], 'x');
      for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
      expect(text).not.toContain('\ufffd');
      const [summary = ''] = unfold(text).filter((line) => line.startsWith('SUMMARY:'));
      const read = summary.slice(8).replace(/\\([\\;,n])/g, (_, sign: string) => (sign === 'n' ? '\n' : sign));
      expect(read).toBe(title.replace(/\r\n|\r|\n/g, '\n'));
    }),
  );
});
