import fc from '@/testing/property';
import { captionTemplate, captionTemplates, DEFAULT_TEMPLATE_KEY } from '../project/captionTemplates';
import { fromSeconds, ticks } from '../time/ticks';
import { breakLines } from './breakLines';
import { captionRoom } from './captionRoom';
import type { Cue } from './cue';
import { captionPieces, fitCaption } from './fitCaption';
import { keywordOf } from './keywordOf';
import { layoutCaption } from './layoutCaption';
import { captionLength, estimateEm } from './measure';
import { ParseError } from './parseError';
import { splitSentences } from './splitSentences';
import { isSpeakable, spokenLength } from './spoken';
import { spokenWords } from './spokenWords';
import { formatSrt, parseSrt } from './srt';
import { formatVtt, parseVtt } from './vtt';

const chinese = fc
  .array(
    fc.constantFrom(
      ...'早上装的热水下午还是烫保温杯好用吗',
      '，',
      '。',
      '！',
      '“',
      '”',
      '（',
      '）',
      ' ',
      '12',
      'Pro',
      '😀',
      '👨‍👩‍👧',
    ),
    {
      maxLength: 60,
    },
  )
  .map((parts) => parts.join(''));
const letters = (text: string): string => text.replace(/\s/g, '');

test('no line is wider than allowed, no mark begins one, nothing is lost', () => {
  fc.assert(
    fc.property(chinese, fc.integer({ min: 4, max: 20 }), (text, width) => {
      const lines = breakLines(text, width, captionLength);
      expect(letters(lines.map((line) => line.text).join(''))).toBe(letters(text));
      lines.forEach((line, index) => {
        expect(text.slice(line.from, line.to)).toBe(line.text);
        if (index > 0) expect(line.text).not.toMatch(/^[，。！”）]/);
        // Marks that may not begin a line hang over its end instead.
        expect(captionLength(line.text.replace(/[，。！”）\s]+$/, ''))).toBeLessThanOrEqual(width);
      });
    }),
    { numRuns: 300 },
  );
});

test('lines are even and words stay whole', () => {
  const texts = (text: string, width: number) => breakLines(text, width, captionLength).map((line) => line.text);
  expect(texts('这款保温杯采用316不锈钢内胆，保温长达12小时', 9)).toEqual([
    '这款保温杯采用',
    '316不锈钢内胆，',
    '保温长达12小时',
  ]);
  expect(texts('one two three four', 5)).toEqual(['one two', 'three four']);
  expect(texts('一行\n\n两行', 20)).toEqual(['一行', '两行']);
  expect(texts('', 5)).toEqual([]);
  expect(texts('supercalifragilistic', 5)).toEqual(['supercalif', 'ragilistic']);
});

test('a straight quote stays with what it quotes; a single one is a mark like any other', () => {
  const texts = (text: string, width: number) => breakLines(text, width, captionLength).map((line) => line.text);
  for (let width = 4; width < 12; width += 1) {
    for (const line of texts('早上装的热水"晚上还烫嘴"，出门也不怕凉', width)) expect(line).not.toMatch(/^"，|^，|"$/);
  }
  expect(texts('27"显示器很大很清楚', 6).join('')).toBe('27"显示器很大很清楚');
});

test('sentences keep their marks and quotes; decimals are no ends', () => {
  expect(splitSentences('你好！世界。3.5折“真的吗？”他说。\n好……好的\r\n\n?!')).toEqual([
    '你好！',
    '世界。',
    '3.5折“真的吗？”',
    '他说。',
    '好……好的',
    '?!',
  ]);
  expect(splitSentences('')).toEqual([]);
});

test('captions fit the template, last exactly as long as the speech, and say everything', () => {
  fc.assert(
    fc.property(
      chinese,
      fc.integer({ min: 4, max: 30 }),
      fc.integer({ min: 1, max: 3_000_000 }),
      (text, limit, length) => {
        const cues = fitCaption(text, { limit, start: ticks(500), duration: ticks(length) });
        if (!/[^\s，。！“”（）]/.test(text)) return;
        fc.pre(length > 100_000);
        expect(cues[0]?.start).toBe(500);
        expect(cues.at(-1)?.end).toBe(500 + length);
        cues.forEach((cue, index) => {
          if (index > 0) expect(cue.start).toBe(cues[index - 1]?.end);
          expect(captionLength(cue.text.replace(/[，。！”）\s]+$/, ''))).toBeLessThanOrEqual(limit);
        });
        const said = (value: string) => value.replace(/[\s，。！“”（）]/g, '');
        expect(said(cues.map((cue) => cue.text).join(''))).toBe(said(text));
      },
    ),
    { numRuns: 300 },
  );
});

test('pieces end at punctuation where they can', () => {
  expect(captionPieces('早上装的热水，下午开会还是烫的，整整12小时保温不掉温！你敢信吗？', { limit: 18 })).toEqual([
    '早上装的热水，下午开会还是烫的，',
    '整整12小时保温不掉温！',
    '你敢信吗？',
  ]);
  const [first] = fitCaption('好，不好', { limit: 30, start: ticks(0), duration: fromSeconds(1) });
  expect(first?.text).toBe('好，不好');
});

test('clauses that fit a line each are not pressed together in smaller letters', () => {
  const sentences = [
    '接着说，云南保山的中烘豆子，磨好封氮。',
    '海拔800米茶园，一年只采春天一季。',
    '早上装的热水，下午还是烫的，不掉温。',
  ];
  for (const template of captionTemplates) {
    const room = captionRoom(template);
    if (room.lines !== 2) continue;
    const sizes = sentences
      .flatMap((text) => captionPieces(text, room))
      .map((piece) => layoutCaption(template, { caption: piece }, { canvas: { width: 1080, height: 1920 } }))
      .flatMap((layout) => layout?.items ?? [])
      .flatMap((item) => (item.type === 'text' ? [item.style.fontSize] : []));
    const largest = Math.max(...sizes);
    expect([template.key, Math.min(...sizes) > largest * 0.8]).toEqual([template.key, true]);
  }
  expect(
    captionPieces(sentences[0] ?? '', captionRoom(captionTemplate('bold') ?? { elements: [], variables: [] })),
  ).toEqual(['接着说，云南保山的中烘豆子，', '磨好封氮。']);
});

test('speech is reckoned in syllables', () => {
  expect(spokenLength('你好')).toBe(2);
  expect(spokenLength('你好。')).toBe(3);
  expect(spokenLength('iPhone 15')).toBe(4);
  expect([isSpeakable('😀！'), isSpeakable('好'), isSpeakable('5')]).toEqual([false, true, true]);
});

test('word times follow each other within the caption', () => {
  const words = spokenWords('早上装的热水，下午还是烫的', fromSeconds(3));
  expect(words.map(({ text }) => text).join('')).toBe('早上装的热水下午还是烫的');
  words.forEach((word, index) => {
    const before = words[index - 1];
    if (before) expect(word.at).toBeGreaterThanOrEqual(before.at + before.duration);
    expect(word.at + word.duration).toBeLessThanOrEqual(fromSeconds(3));
  });
  expect(spokenWords('！', fromSeconds(3))).toEqual([]);
});

test.each([
  ['保温12小时不凉', '12小时'],
  ['只要¥99.9元', '¥99.9元'],
  ['省了30%的钱', '30%'],
  ['这就是“一杯暖全天”的秘密', '一杯暖全天'],
  ['冲一杯只要九块九，12小时发货', '九块九'],
  ['通勤包能装下14寸的笔记本', '14寸'],
  ['国货之光，价格只要三分之一', '三分之一'],
  ['这款防晒衣骑车也不闷汗', '不闷汗'],
  ['秋冬羊毛大衣，手工缝制，今天免费送货', '免费'],
  ['送长辈特别有面子', '特别有面子'],
  ['防晒霜涂完就出门', undefined],
  ['这三款真的最好', undefined],
  ['没有重点', undefined],
])('the keyword of %s is %s', (line, keyword) => {
  const found = keywordOf(line);
  expect(found && line.slice(found.from, found.to)).toBe(keyword);
});

test('one stretch of a caption stands out, also across two lines, and captions have two lines at most', () => {
  const canvas = { width: 1080, height: 1920 };
  for (const template of captionTemplates) {
    const limit = template.variables.find(({ name }) => name === 'caption')?.limit ?? 0;
    for (const caption of ['保温12小时不凉，到手只要99元，全家都说好用', '年轻人都爱的生椰拿铁在家三分钟就能做好']) {
      const layout = layoutCaption(template, { caption: caption.slice(0, limit) }, { canvas });
      expect(layout?.lines.length).toBeLessThanOrEqual(2);
    }
  }
  const bold = captionTemplate(DEFAULT_TEMPLATE_KEY);
  const long = '重庆老火锅每天早上现熬的骨头汤里只有牛骨和姜片没有别的东西';
  expect(bold && layoutCaption(bold, { caption: long }, { canvas })?.lines).toHaveLength(2);
  const layout = bold && layoutCaption(bold, { caption: '保温12小时不凉，\n到手只要99元，\n送杯刷' }, { canvas });
  expect(layout?.lines).toHaveLength(3);
  const highlights = layout?.items.flatMap((item) =>
    item.type === 'text' && item.highlight ? [[item.text, item.highlight]] : [],
  );
  expect(highlights).toEqual([['到手只要99元，', { from: 4, to: 7, color: '#ffe14d' }]]);
});

test('there are thirteen templates, ids 1 to 12 with 10 twice, keys unique, limits 4 to 30', () => {
  expect(captionTemplates.map(({ template_id }) => template_id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 11, 12]);
  expect(new Set(captionTemplates.map(({ key }) => key)).size).toBe(13);
  const limits = captionTemplates.flatMap(({ variables }) => variables.map(({ limit }) => limit));
  expect([Math.min(...limits), Math.max(...limits)]).toEqual([4, 30]);
  for (const { x, y, width, height } of captionTemplates) {
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x + width).toBeLessThanOrEqual(1080);
    expect(y + height).toBeLessThanOrEqual(1920);
  }
});

test.each(captionTemplates.map((template) => [template.key, template] as const))(
  '%s: every text within its limit stays on the canvas and in its raster',
  (_, template) => {
    const texts = fc.record({
      caption: fc.constantFrom('好', '早上装的热水，下午还是烫的，整整12小时', 'Hot for 12 hours'),
      subtitle: fc.constantFrom('', '今日推荐'),
    });
    const canvases = fc.constantFrom(
      { width: 1080, height: 1920 },
      { width: 1920, height: 1080 },
      { width: 720, height: 720 },
    );
    fc.assert(
      fc.property(texts, canvases, fc.constantFrom(0.5, 1, 2), (values, canvas, fontScale) => {
        const layout = layoutCaption(template, values, { canvas, fontScale });
        if (!layout) throw new Error('nothing laid out');
        for (const item of layout.items) {
          expect(item.x).toBeGreaterThanOrEqual(0);
          expect(item.y).toBeGreaterThanOrEqual(0);
          expect(item.x + item.width).toBeLessThanOrEqual(layout.width);
          expect(item.y + item.height).toBeLessThanOrEqual(layout.height);
        }
        if (fontScale > 1) return;
        expect(layout.x - layout.width / 2).toBeGreaterThanOrEqual(-layout.width * 0.05);
        expect(layout.x + layout.width / 2).toBeLessThanOrEqual(canvas.width * 1.05);
      }),
    );
  },
);

test('a template without text shows nothing; a drawn box follows its text', () => {
  const canvas = { width: 1080, height: 1920 };
  const boxed = captionTemplate('boxed');
  if (!boxed) throw new Error('no template');
  expect(layoutCaption(boxed, { caption: ' ' }, { canvas })).toBeUndefined();
  const widthOf = (caption: string) =>
    layoutCaption(boxed, { caption }, { canvas })?.items.find(({ type }) => type === 'rect')?.width ?? 0;
  expect(widthOf('好')).toBeLessThan(widthOf('好用的保温杯'));
  expect(estimateEm('保温杯', 700, 'Noto Sans SC')).toBe(3);
});

const cueList = fc
  .array(
    fc.record({
      start: fc.nat(3_600_000 * 20),
      length: fc.integer({ min: 1, max: 60_000 }),
      text: fc
        .array(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 }), { minLength: 1, maxLength: 3 })
        .map((lines) =>
          lines
            .map((line) => line.replace(/[\s<>{}&-]|\p{C}/gu, ''))
            .filter(Boolean)
            .join('\n'),
        )
        .filter((text) => text !== ''),
    }),
    { minLength: 1, maxLength: 20 },
  )
  .map((list): readonly Cue[] =>
    list
      .map(({ start, length, text }) => ({ start: ticks(start * 120), end: ticks((start + length) * 120), text }))
      .toSorted((a, b) => a.start - b.start),
  );

test('SRT and VTT read back what they write', () => {
  fc.assert(
    fc.property(cueList, (cues) => {
      expect(parseSrt(formatSrt(cues))).toEqual(cues);
      expect(parseVtt(formatVtt(cues))).toEqual(cues);
    }),
  );
});

test('what would break a file is made harmless', () => {
  const cues: readonly Cue[] = [{ start: ticks(0), end: fromSeconds(1), text: 'a\n\nb --> <b>&' }];
  expect(parseVtt(formatVtt(cues))[0]?.text).toBe('a\nb \u2192 <b>&');
  expect(parseSrt(formatSrt(cues))[0]?.text).toBe('a\nb \u2192 &');
});

test('files as they are found', () => {
  const srt =
    '\ufeff1\r\n00:00:01,500 --> 00:00:02.5 X1:3\r\n<i>你好</i>{\\an8}\r\n世界\r\n\r\n00:01,000 --> 00:02,000\r\n没有编号\r\n';
  expect(parseSrt(srt)).toEqual([
    { start: fromSeconds(1), end: fromSeconds(2), text: '没有编号' },
    {
      start: fromSeconds(1.5),
      end: fromSeconds(2.5),
      text: '你好\n世界',
      place: { x: 0.5, y: 0.05, anchor: 8 },
    },
  ]);
  const vtt =
    'WEBVTT - x\n\nNOTE 00:00.000 --> nonsense\nmore\n\nSTYLE\n::cue{}\n\nid\n00:01.000 --> 00:02.000 align:start\n<v 我>a &amp; b</v>\n';
  expect(parseVtt(vtt)).toEqual([{ start: fromSeconds(1), end: fromSeconds(2), text: 'a & b' }]);
  expect(parseSrt('')).toEqual([]);
});

test.each<[string, () => unknown, string, number]>([
  ['no subtitle file', () => parseSrt('hello\nworld'), 'no-cues', 1],
  ['a time that is none', () => parseSrt('1\n00:00:01,000 --> 00:99\nx'), 'bad-time', 2],
  ['61 seconds', () => parseSrt('1\n00:00:61,000 --> 00:02:00,000\nx'), 'bad-time', 2],
  ['an end before its start', () => parseSrt('\n1\n00:00:02,000 --> 00:00:01,000\nx'), 'ends-before-start', 3],
  ['no header', () => parseVtt('00:01.000 --> 00:02.000\nx'), 'no-header', 1],
  ['a huge file', () => parseSrt(' '.repeat(5_000_001)), 'too-large', 1],
])('%s is refused with its line', (_, parse, code, line) => {
  try {
    parse();
  } catch (error) {
    if (!(error instanceof ParseError)) throw error;
    expect([error.code, error.line]).toEqual([code, line]);
    return;
  }
  throw new Error('not refused');
});
