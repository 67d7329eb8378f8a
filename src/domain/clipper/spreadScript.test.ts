import fc from '../../testing/property';
import { scriptSentences, spreadScript } from './spreadScript';

describe('a pasted script', () => {
  test('is spread by its letters over the time in which there is sound', () => {
    const sounds = [
      { start: 1, end: 5 },
      { start: 8, end: 12 },
    ];
    expect(spreadScript('一二三四。五六七八！', sounds)).toEqual([
      { start: 1, end: 5, text: '一二三四。' },
      { start: 8, end: 12, text: '五六七八！' },
    ]);
  });

  test('ends a sentence at the pause that is near, and speaks over one that is not', () => {
    const sounds = [
      { start: 0, end: 4.4 },
      { start: 6, end: 9.6 },
    ];
    const [near] = spreadScript('一二三四。五六七八！', sounds);
    expect(near).toEqual({ start: 0, end: 4.4, text: '一二三四。' });
    const [far, rest] = spreadScript('一二三四五六。七八！', sounds);
    expect([far?.end, rest?.start].map((time) => time?.toFixed(3))).toEqual(['7.600', '7.600']);
  });

  test('of one breath without punctuation is cut into sentences all the same', () => {
    expect(scriptSentences('这件衣服很轻，'.repeat(40)).length).toBeGreaterThan(3);
  });

  test('without a word, or of a video without a sound, gives nothing', () => {
    expect(spreadScript(' \n……！', [{ start: 0, end: 9 }])).toEqual([]);
    expect(spreadScript('你好。', [])).toEqual([]);
  });

  test('is all there, in order, each sentence with time of its own inside the sound', () => {
    const scripts = fc
      .array(fc.constantFrom('好。', '这件衣服为什么不闷汗？', 'OK 3 天。', '但是呢', '\n', '！'), { maxLength: 60 })
      .map((parts) => parts.join(''));
    const sounds = fc
      .array(fc.record({ pause: fc.integer({ min: 4, max: 50 }), length: fc.integer({ min: 3, max: 300 }) }), {
        minLength: 1,
        maxLength: 40,
      })
      .map((parts) => {
        let at = 0;
        return parts.map(({ pause, length }) => {
          const start = at + pause / 10;
          at = start + length / 10;
          return { start, end: at };
        });
      });
    fc.assert(
      fc.property(scripts, sounds, (script, given) => {
        const sentences = spreadScript(script, given);
        expect(sentences.map(({ text }) => text)).toEqual(scriptSentences(script));
        sentences.forEach(({ start, end }, index) => {
          expect(end).toBeGreaterThan(start);
          expect(start).toBeGreaterThanOrEqual((sentences[index - 1]?.end ?? given[0]?.start ?? 0) - 1e-6);
          const isHeard = (time: number): boolean =>
            given.some((sound) => time >= sound.start - 1e-6 && time <= sound.end + 1e-6);
          expect([isHeard(start), isHeard(end)]).toEqual([true, true]);
        });
        if (sentences.length > 0) expect(sentences.at(-1)?.end).toBeCloseTo(given.at(-1)?.end ?? 0);
      }),
    );
  });
});
