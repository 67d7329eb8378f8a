import fc from '@/testing/property';
import { fitLines } from './fitLines';

const box = { width: 900, height: 800, largest: 160, smallest: 48, lineHeight: 1.3 };
const measureAt = (size: number) => (line: string) => [...line].length * size;

it('writes a short title large and a long one smaller, all of it', () => {
  expect(fitLines('保温杯', box, measureAt)).toEqual({ size: 160, lines: ['保温杯'] });
  const long = '通勤包里的保温杯我换成了它真的不想再用别的了';
  const fitted = fitLines(long, box, measureAt);
  expect(fitted.lines.join('')).toBe(long);
  expect(fitted.size).toBeLessThan(160);
});

it('breaks a title where its sense allows, and tears no word', () => {
  const large = { ...box, height: 420, smallest: 150 };
  expect(fitLines('好喝，真的', { ...large, width: 500 }, measureAt).lines).toEqual(['好喝，', '真的']);
  expect(fitLines('年轻人都爱的生椰拿铁', large, measureAt).lines).toEqual(['年轻人都爱的', '生椰拿铁']);
});

it('is rather written smaller than with a number on one line and its unit on the next', () => {
  const cover = { width: 864, height: 720, largest: 176, smallest: 56, lineHeight: 1.32 };
  const half = (size: number) => (line: string) =>
    [...line].length * size - (line.match(/[\d.]/g)?.length ?? 0) * size * 0.44;
  expect(fitLines('29.9元3件，清仓最后一天', cover, half).lines[0]).toBe('29.9元3件，');
});

it('never leaves the box, whatever the title', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 120 }), (title) => {
      const { size, lines } = fitLines(title, box, measureAt);
      expect(lines.length * size * box.lineHeight).toBeLessThanOrEqual(Math.max(box.height, size * box.lineHeight));
    }),
  );
});
