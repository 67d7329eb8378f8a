import fc from '@/testing/property';
import { type Parser, parsers } from './parsers';

/**
 * Every parser of foreign bytes against texts that are made to keep it busy: each character that means something to one
 * of them, and each beginning that is never ended, thousands of times. `PRINT=on` prints microseconds a character.
 */
const marks = [...'<>[](){}#*_~`!"\'\\/&;,.:-=+|@%\n\r\t 【】“”（）：、。！1a中•\u0000\u2028'];
const beginnings = [
  '![a',
  '](',
  '[a](',
  '[a](b ',
  '[a](b(',
  '# #',
  ' #',
  '**a',
  ' *a',
  '__a',
  '~~a',
  '`a',
  '- - ',
  '> ',
  '> >',
  '```\n',
  '```\na\n',
  '<a ',
  '</',
  '<!--',
  '<![CDATA[',
  '<p>',
  '<p ',
  '<a b="',
  '<a b=\'"',
  '<b>',
  '<div>',
  '<ul><li>',
  '<ul></ul>',
  '<br>',
  '<script>',
  '<svg>',
  '<i',
  '</b>',
  '<dl><dt>',
  '<table><tr><td>',
  '<article>',
  '<img src="/a.jpg">',
  '<p class="price">',
  '&#',
  '&amp',
  '1 ,',
  '{\\',
  '{\\k1}',
  '-->',
  '\\N',
  ' \n',
  '\n ',
  'a\n\n',
  'a ',
  '"",',
  '"a',
  'http://',
  '<Part>',
  '<Part><ETag>',
  '<PartNumber>',
  '<w:t',
  '<w:p>',
  '<w:tr>',
  '<w:tc>',
  '<w:del>',
  '<row ',
  '<row r="1">',
  '<c r="A1"',
  '<c r="A1" t="s">',
  ';a=',
  'data:',
  'data: a\n',
  '|a',
  '| a |\n',
  '|\t',
  'a:',
  'a：b\n',
  '1-1',
  '1:1',
  '10%-',
  '1.1',
  '1,111',
  '第1',
  '中 1',
  '/api/oss/',
  '"/api/oss/',
  '"},',
  '(，',
  '，”',
  '{{',
  '{{a|',
  '。”',
  '一、',
];
const units = [...marks, ...beginnings];

const SIZE = 20_000;
/** A text of a quarter is enough to see who need not be asked further: what takes a square costs a quarter there. */
const FIRST_LOOK = 4;
/** Below this nothing is asked: a tenth of a second for the largest article. */
const ENOUGH_US = 1;
/** Twice the text may take so many times the time. A square takes four. */
const MAX_GROWTH = 2.6;
/** Four times the text takes four times the time: up to this it need not be asked again. */
const PLAIN_GROWTH = 5;
/** What no text may cost a character, also on a machine three times as slow as an ordinary one. */
const MAX_US = 120;
const ATTEMPTS = 6;

async function tried({ parse, error }: Parser, text: string): Promise<void> {
  try {
    await parse(text);
  } catch (thrown) {
    if (!error || !(thrown instanceof error)) throw thrown;
  }
}

/** Microseconds of the processor a character: what others do meanwhile does not count. */
async function cost(parser: Parser, text: string): Promise<number> {
  const begin = process.cpuUsage();
  await tried(parser, text);
  const { user, system } = process.cpuUsage(begin);
  return (user + system) / text.length;
}

/** What a text of the unit costs a character, or what is wrong with it. The best of several attempts counts. */
async function judge(parser: Parser, make: (length: number) => string): Promise<{ us: number; isBad: boolean }> {
  const { size = SIZE } = parser;
  const glance = await cost(parser, make(size / FIRST_LOOK));
  if (glance < ENOUGH_US / FIRST_LOOK) return { us: glance, isBad: false };
  const [small, large] = [await cost(parser, make(size / 2)), await cost(parser, make(size * 2))];
  if (large < ENOUGH_US || (large < MAX_US && (large * 4) / small < PLAIN_GROWTH)) return { us: large, isBad: false };
  let [half, whole, twice] = [Infinity, await cost(parser, make(size)), Infinity];
  for (let attempt = 0; attempt < ATTEMPTS && whole >= ENOUGH_US; attempt += 1) {
    half = Math.min(half, await cost(parser, make(size / 2)));
    whole = Math.min(whole, await cost(parser, make(size)));
    twice = Math.min(twice, await cost(parser, make(size * 2)));
    const growths = [(whole * 2) / half, (twice * 2) / whole];
    if (twice < MAX_US && growths.some((growth) => growth < MAX_GROWTH)) return { us: whole, isBad: false };
  }
  return { us: whole, isBad: whole >= ENOUGH_US };
}

const table: string[] = [];
afterAll(() => {
  if (process.env.PRINT === 'on') process.stdout.write(`${table.join('\n')}\n`);
});

const named = parsers.map((parser) => [parser.name, parser] as const);

describe.each(named.filter(([, { isMeasured }]) => isMeasured !== false))('%s', (name, parser) => {
  test.each(parser.places ?? [['', '']])(
    'takes time in proportion to hostile texts after %j',
    async (before, after) => {
      const bad: string[] = [];
      let worst = { us: 0, unit: '' };
      for (const unit of units) {
        const make = (length: number) => `${before}${unit.repeat(Math.ceil(length / unit.length))}x${after}`;
        const { us, isBad } = await judge(parser, make);
        if (isBad) bad.push(`${us.toFixed(1)} µs: ${JSON.stringify(unit)}`);
        if (us > worst.us) worst = { us, unit };
      }
      table.push(`${worst.us.toFixed(2).padStart(8)} µs  ${name.padEnd(28)} ${JSON.stringify(before + worst.unit)}`);
      expect(bad).toEqual([]);
    },
  );
});

test.each(named)(
  '%s: what is honest is read, and what is cut or spoiled gives its own error alone',
  async (_, parser) => {
    await parser.parse(parser.valid);
    for (let length = 0; length < parser.valid.length; length += 1) await tried(parser, parser.valid.slice(0, length));
    const spoiled = fc
      .array(fc.record({ at: fc.nat(parser.valid.length), length: fc.nat(8), text: fc.constantFrom(...units) }), {
        minLength: 1,
        maxLength: 6,
      })
      .map((changes) =>
        changes.reduce(
          (text, { at, length, text: put }) => text.slice(0, at) + put + text.slice(at + length),
          parser.valid,
        ),
      );
    await fc.assert(
      fc.asyncProperty(spoiled, (text) => tried(parser, text)),
      { numRuns: 100 },
    );
  },
);
