import { StreamCutError } from '@/lib/request/errors';
import fc from '@/testing/property';
import { TextStream } from './TextStream';

const event = (data: object, end = '\n'): string => `data: ${JSON.stringify(data)}${end}${end}`;
const sample = new TextEncoder().encode(
  [
    ': keep-alive\n\n',
    event({ delta: {}, writer: '内置写作' }, '\r\n'),
    event({ delta: { text: '热水😀' } }),
    event({ delta: {}, step: { tool: 'goods' } }),
    event({ delta: { text: '不漏\n第二行' } }, '\r\n'),
    event({ delta: { stop_reason: 'end_turn' } }),
    'data: [DONE]\n\n',
  ].join(''),
);

function read(chunks: readonly Uint8Array[]) {
  const heard: string[] = [];
  const stream = new TextStream({
    onText: (text) => heard.push(text),
    onWriter: (writer) => heard.push(`@${writer}`),
    onEvent: (more) => heard.push(Object.keys(more).join()),
  });
  for (const chunk of chunks) stream.push(chunk);
  return { ...stream.finish(), heard };
}
const whole = read([sample]);

test('the whole is what was sent', () => {
  expect(whole).toEqual({
    text: '热水😀不漏\n第二行',
    stopReason: 'end_turn',
    heard: ['@内置写作', '热水😀', 'delta,step', '不漏\n第二行'],
  });
});

test('a cut at every byte border gives the same text and the same events', () => {
  for (let at = 0; at <= sample.length; at += 1)
    expect(read([sample.subarray(0, at), sample.subarray(at)])).toEqual(whole);
  expect(read(Array.from(sample, (byte) => Uint8Array.of(byte)))).toEqual(whole);
});

test('any number of cuts gives the same', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(sample.length), { maxLength: 20 }), (places) => {
      const borders = [0, ...places.sort((a, b) => a - b), sample.length];
      expect(read(borders.slice(1).map((to, index) => sample.subarray(borders[index], to)))).toEqual(whole);
    }),
  );
});

test('a stream that ends at any byte keeps its text: well between two events, as a cut within one', () => {
  for (let at = 0; at < sample.length; at += 1) {
    const stream = new TextStream({ onText: () => undefined });
    let isWell = false;
    try {
      stream.push(sample.subarray(0, at));
      const { text } = stream.finish();
      isWell = whole.text.startsWith(text);
    } catch (error) {
      expect(error).toBeInstanceOf(StreamCutError);
      isWell = whole.text.startsWith(stream.text);
    }
    expect(isWell).toBe(true);
  }
});
