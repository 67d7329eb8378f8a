import fc from '@/testing/property';
import { type Ticks, ticks } from '../time/ticks';
import { apartCues } from './apartCues';
import type { Cue } from './cue';
import { cueLanes } from './cueLanes';
import { decodeSubtitles, readSubtitleFile, readSubtitles } from './readSubtitles';
import { formatSrt } from './srt';
import { formatVtt } from './vtt';

const srt = '1\r\n00:00:01,000 --> 00:00:02,500\r\n早上装的热水\r\n';
const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
const utf16 = (text: string, isLittle: boolean): Uint8Array => {
  const view = new DataView(new ArrayBuffer(text.length * 2));
  for (let i = 0; i < text.length; i += 1) view.setUint16(i * 2, text.charCodeAt(i), isLittle);
  return new Uint8Array(view.buffer);
};
/** 「早上」 in GBK. */
const gbk = Uint8Array.from([...bytes('1\n00:00:01,000 --> 00:00:02,500\n'), 0xd4, 0xe7, 0xc9, 0xcf, 0x0a]);

test.each([
  ['UTF-8', bytes(srt)],
  ['UTF-8 with a mark', bytes(`\ufeff${srt}`)],
  ['UTF-16 little-endian', utf16(`\ufeff${srt}`, true)],
  ['UTF-16 big-endian', utf16(`\ufeff${srt}`, false)],
  ['UTF-16 without a mark', utf16(srt, true)],
])('a file in %s is read', (_, file) => {
  expect(readSubtitles(file)).toEqual([{ start: ticks(120_000), end: ticks(300_000), text: '早上装的热水' }]);
});

test('old Chinese files are read; images are refused', () => {
  expect(readSubtitles(gbk)[0]?.text).toBe('早上');
  expect(() => decodeSubtitles(Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 13]))).toThrow(/no-cues/);
  expect(() => decodeSubtitles(new Uint8Array(10_000_001))).toThrow(/too-large/);
});

test('the format is told by the content', () => {
  expect(readSubtitles(bytes('WEBVTT\n\n00:01.000 --> 00:02.000\nhi'))).toHaveLength(1);
  expect(readSubtitles(bytes('[Script Info]\n[Events]\nDialogue: 0,0:00:01.00,0:00:02.00,,,0,0,0,,hi'))).toHaveLength(
    1,
  );
  expect(readSubtitles(bytes(''))).toEqual([]);
});

const cue = fc
  .tuple(
    fc.nat(3_600_000),
    fc.integer({ min: 1, max: 60_000 }),
    fc.stringMatching(/^[a-z热水&<>]{1,12}(\n[a-z水]{1,8})?$/),
  )
  .map(([at, length, text]): Cue => ({ start: ticks(at * 120), end: ticks((at + length) * 120), text }));

test('SRT and VTT give back what was written, through bytes', () => {
  fc.assert(
    fc.property(fc.array(cue, { minLength: 1, maxLength: 30 }), (cues) => {
      const sorted = cues.toSorted((a, b) => a.start - b.start);
      const plain = sorted.map((item) => ({ ...item, text: item.text.replace(/[<>&]/g, 'x') }));
      expect(readSubtitles(bytes(formatSrt(plain)))).toEqual(plain);
      expect(readSubtitles(bytes(formatVtt(sorted)))).toEqual(sorted);
    }),
  );
});

test('overlapping cues come apart without losing a word', () => {
  fc.assert(
    fc.property(fc.array(cue, { maxLength: 30 }), (cues) => {
      const apart = apartCues(cues, ticks(4000));
      apart.forEach((item, index) => {
        expect(item.end).toBeGreaterThan(item.start);
        expect(item.start).toBeGreaterThanOrEqual(apart[index - 1]?.end ?? 0);
      });
      const lines = (list: readonly Cue[]): readonly string[] =>
        list.flatMap(({ text }) => text.split('\n')).toSorted();
      expect(lines(apart)).toEqual(lines(cues));
    }),
  );
  const same = { start: 0 as Ticks, end: ticks(120_000) };
  expect(
    apartCues([
      { ...same, text: '早' },
      { ...same, text: 'Morning' },
    ]),
  ).toEqual([{ ...same, text: '早\nMorning' }]);
});

test('cues that stand at a time lie on lanes of their own, each whole', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(cue, fc.boolean()), { maxLength: 40 }), (list) => {
      const place = { x: 0.5, y: 0.1, anchor: 8 };
      // Close together, so that many overlap.
      const cues = list.map(([item, isPlaced]) => {
        const start = ticks(item.start % 2_400_000);
        return { ...item, start, end: ticks(start + (item.end - item.start)), ...(isPlaced ? { place } : {}) };
      });
      const { lines, placed, left } = cueLanes(cues, ticks(4000));
      expect([lines.length <= 3, placed.length <= 8]).toEqual([true, true]);
      for (const lane of [...lines, ...placed])
        for (const [index, item] of lane.entries())
          expect(item.start).toBeGreaterThanOrEqual(lane[index - 1]?.end ?? 0);
      const words = (some: readonly Cue[]) => some.flatMap(({ text }) => text.split('\n')).toSorted();
      const seen = cues.filter(({ start, end }) => end - start >= 4000);
      expect(words([...lines.flat(), ...placed.flat(), ...left])).toEqual(words(seen));
    }),
  );
});

test('a slip of a moment is cut off, an overlap is kept, two languages are two lines', () => {
  const at = (from: number, to: number, text: string): Cue => ({
    start: ticks(from * 120_000),
    end: ticks(to * 120_000),
    text,
  });
  const shown = (cues: readonly Cue[]) =>
    cueLanes(cues, ticks(4000)).lines.map((lane) =>
      lane.map(({ start, end, text }) => [start / 120_000, end / 120_000, text]),
    );
  expect(shown([at(1, 3.1, '一'), at(3, 5, '二')])).toEqual([
    [
      [1, 3, '一'],
      [3, 5, '二'],
    ],
  ]);
  expect(shown([at(1, 4, '一'), at(3, 5, '二'), at(4, 6, '三')])).toEqual([
    [
      [1, 4, '一'],
      [4, 6, '三'],
    ],
    [[3, 5, '二']],
  ]);
  expect(shown([at(1, 3, '早'), at(1, 3, 'Morning')])).toEqual([[[1, 3, '早\nMorning']]]);
});

test('a cue that cannot be read is left out and named; the others come in', () => {
  const broken =
    '1\n00:00:01,000 --> 00:00:02,000\n一\n\n2\n00:00:03,000 --> oh\n二\n\n3\n00:00:06,000 --> 00:00:05,000\n三';
  const { cues, skipped } = readSubtitleFile(bytes(broken));
  expect(cues.map(({ text }) => text)).toEqual(['一']);
  expect(skipped.map(({ line, code }) => [line, code])).toEqual([
    [6, 'bad-time'],
    [10, 'ends-before-start'],
  ]);
  const ass = '[Events]\nDialogue: 0,0:00:0x.00,0:00:02.00,,,0,0,0,,坏\nDialogue: 0,0:00:01.00,0:00:02.00,,,0,0,0,,好';
  expect(readSubtitleFile(bytes(ass))).toMatchObject({ cues: [{ text: '好' }], skipped: [{ line: 2 }] });
});

test('lyrics: each line stays until the next, several times are several cues', () => {
  const lrc = '[ti:歌]\n[offset:+500]\n[00:01.50][00:10.00]副歌\n[00:03.00]<00:03.00>第<00:03.50>二句\n[00:05.00]\n';
  const shown = readSubtitles(bytes(lrc)).map(({ start, end, text }) => [start / 120_000, end / 120_000, text]);
  expect(shown).toEqual([
    [1, 2.5, '副歌'],
    [2.5, 4.5, '第二句'],
    [9.5, 12.5, '副歌'],
  ]);
});

test('Big5 is told from GB', () => {
  const line = '1\n00:00:01,000 --> 00:00:02,500\n';
  // 「這個杯子很好用，我們一起來看看」 and 「这个杯子很好用，我们一起来看看」 in their old encodings.
  const big5 = 'b36fadd3aa4da46cabdca66ea5cea141a7daadcca440b05fa8d3acddacdd';
  const gb = 'd5e2b8f6b1add7d3badcbac3d3c3a3acced2c3c7d2bbc6f0c0b4bfb4bfb4';
  const hex = (text: string) => text.match(/../g)?.map((pair) => Number.parseInt(pair, 16)) ?? [];
  expect(readSubtitles(Uint8Array.from([...bytes(line), ...hex(big5)]))[0]?.text).toBe(
    '這個杯子很好用，我們一起來看看',
  );
  expect(readSubtitles(Uint8Array.from([...bytes(line), ...hex(gb)]))[0]?.text).toBe('这个杯子很好用，我们一起来看看');
});
