import fc from '@/testing/property';
import { type SseEvent, SseParser } from './SseParser';

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

function parse(...chunks: readonly Uint8Array[]): SseEvent[] {
  const parser = new SseParser();
  return [...chunks.flatMap((chunk) => parser.push(chunk)), ...parser.end()];
}

const data = (text: string): string[] => parse(bytes(text)).map((event) => event.data);

/** Cuts bytes at the given places. */
function cut(whole: Uint8Array, places: readonly number[]): Uint8Array[] {
  const borders = [0, ...[...places].map((place) => place % (whole.length + 1)).sort((a, b) => a - b), whole.length];
  return borders.slice(1).map((to, index) => whole.slice(borders[index], to));
}

test.each([
  ['LF', 'data: a\n\ndata: b\n\n', ['a', 'b']],
  ['CRLF', 'data: a\r\n\r\ndata: b\r\n\r\n', ['a', 'b']],
  ['CR alone', 'data: a\r\rdata: b\r\r', ['a', 'b']],
  ['several data lines are one text', 'data: a\ndata: b\n\n', ['a\nb']],
  ['only one blank after the colon is dropped', 'data:  a\n\n', [' a']],
  ['no blank after the colon', 'data:a\n\n', ['a']],
  ['comments and unknown fields', ': keep-alive\n\nretry: 3\nid: 7\ndata: a\n\n', ['a']],
  ['a byte order mark', '\ufeffdata: a\n\n', ['a']],
  ['a last event without its blank line', 'data: a\n\ndata: [DONE]', ['a', '[DONE]']],
  ['an empty data field is an event', 'data\n\n', ['']],
  ['nothing', '', []],
])('reads %s', (_name, text, expected) => {
  expect(data(text)).toEqual(expected);
});

test('an event has its name, or message', () => {
  expect(parse(bytes('event: ping\ndata: 1\n\ndata: 2\n\n'))).toEqual([
    { event: 'ping', data: '1' },
    { event: 'message', data: '2' },
  ]);
});

test('a CR and its LF in two chunks are one line end', () => {
  expect(parse(bytes('data: a\r'), bytes('\ndata: b\r\n'), bytes('\r\n')).map((event) => event.data)).toEqual(['a\nb']);
});

test('any cutting of the bytes gives the same events', () => {
  const line = fc.string({ unit: 'grapheme', maxLength: 12 }).map((text) => text.replace(/[\r\n\0]/g, ''));
  const lineEnd = fc.constantFrom('\n', '\r\n');
  const block = fc.record({ lines: fc.array(line, { minLength: 1, maxLength: 3 }), lineEnd, comment: fc.boolean() });
  fc.assert(
    fc.property(fc.array(block, { maxLength: 6 }), fc.array(fc.nat(), { maxLength: 12 }), (blocks, places) => {
      const text = blocks
        .map(({ lines, lineEnd: end, comment }) =>
          [comment ? `: ping${end}` : '', ...lines.map((part) => `data: ${part}${end}`), end].join(''),
        )
        .join('');
      const events = parse(...cut(bytes(text), places));
      expect(events.map((event) => event.data)).toEqual(blocks.map(({ lines }) => lines.join('\n')));
    }),
  );
});
