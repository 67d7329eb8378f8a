import { elapsed } from '@/testing/elapsed';
import { fromSeconds } from '../time/ticks';
import { parseAss } from './ass';
import { ParseError } from './parseError';
import { parseSrt } from './srt';
import { parseVtt } from './vtt';

const file = (...lines: string[]): string =>
  [
    '\ufeff[Script Info]',
    'Title: 测试',
    '',
    '[V4+ Styles]',
    'Format: Name, Fontname',
    'Style: Default,Arial',
    '',
    '[Events]',
    'Format: Layer, Start, End, Style, Name, MarginL, MarginR, MarginV, Effect, Text',
    ...lines,
  ].join('\r\n');

test('lines become cues in order of time; codes, comments and drawings are taken off, a place is kept', () => {
  const cues = parseAss(
    file(
      'Dialogue: 0,0:00:03.50,0:00:05.00,Default,,0,0,0,,{\\pos(10,20)\\b1}晚上，{\\b0}还烫嘴\\N真的',
      'Comment: 0,0:00:00.00,0:00:09.00,Default,,0,0,0,,not said',
      'Dialogue: 0,0:00:01.00,0:00:02.25,Default,,0,0,0,,早上装的热水',
      'Dialogue: 1,0:00:01.00,0:00:02.25,Default,,0,0,0,,早上装的热水',
      'Dialogue: 0,0:00:06.00,0:00:07.00,Default,,0,0,0,,{\\p1}m 0 0 l 10 0 10 10{\\p0}',
    ),
  );
  expect(cues).toEqual([
    { start: fromSeconds(1), end: fromSeconds(2.25), text: '早上装的热水' },
    {
      start: fromSeconds(3.5),
      end: fromSeconds(5),
      text: '晚上，还烫嘴\n真的',
      place: { x: 10 / 384, y: 20 / 288, anchor: 2 },
    },
  ]);
});

test('karaoke becomes word times; a syllable without text is a pause', () => {
  const [cue] = parseAss(file('Dialogue: 0,0:00:10.00,0:00:12.00,Default,,0,0,0,,{\\k30}早{\\kf20}上{\\k50}{\\K40}好'));
  expect(cue?.text).toBe('早上好');
  expect(cue?.words).toEqual([
    { text: '早', at: fromSeconds(0), duration: fromSeconds(0.3) },
    { text: '上', at: fromSeconds(0.3), duration: fromSeconds(0.2) },
    { text: '好', at: fromSeconds(1), duration: fromSeconds(0.4) },
  ]);
});

test('the columns are those of the file', () => {
  const text = '[Events]\nFormat: Start, End, Text\nDialogue: 1:00:00.5,1:00:01.00,一,二';
  expect(parseAss(text)).toEqual([{ start: fromSeconds(3600.5), end: fromSeconds(3601), text: '一,二' }]);
});

test.each([
  [file('Dialogue: 0,0:00:0x.00,0:00:02.00,Default,,0,0,0,,x'), 'bad-time', 10],
  [file('', 'Dialogue: 0,0:00:03.00,0:00:02.00,Default,,0,0,0,,x'), 'ends-before-start', 11],
  ['hello', 'no-header', 1],
])('a broken file names its line', (text, code, line) => {
  expect(() => parseAss(text)).toThrow(new ParseError(code as ParseError['code'], line));
});

test('an empty file has no cues', () => {
  expect(parseAss('')).toEqual([]);
});

test('a huge file is refused', () => {
  const line = 'Dialogue: 0,0:00:01.00,0:00:02.00,Default,,0,0,0,,';
  const many = file(...Array.from({ length: 20_002 }, (_, i) => `${line}${i}`));
  expect(() => parseAss(many)).toThrow(/too-many/);
  expect(() => parseAss('x'.repeat(5_000_001))).toThrow(/too-large/);
});

test('files made to be slow are read in time, whatever their format', () => {
  const took = elapsed(() => {
    parseAss(file(`Dialogue: 0,0:00:01.00,0:00:02.00,Default,,0,0,0,,${'{\\'.repeat(200_000)}`));
    parseSrt(`1\n00:00:01,000 --> 00:00:02,000\n${'<font '.repeat(200_000)}\n${'{\\'.repeat(200_000)}`);
    parseVtt(`WEBVTT\n\n00:01.000 --> 00:02.000\n${'<'.repeat(400_000)}`);
  });
  expect(took).toBeLessThan(2000);
});
