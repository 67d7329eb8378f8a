import { formatSrt } from '@/engine/captions/srt';
import { cuesOf, emptyNarration, linesOf, withChange } from './model';

const narration = { ...emptyNarration, voice: 'a', text: '好。你来。好。[停顿2秒]走吧' };

test('a sentence keeps what it has of its own when others change, also between equal sentences', () => {
  const [, , third] = linesOf(narration);
  if (!third) throw new Error('three sentences');
  const changed = withChange(narration, third, { voice: 'b', pause: 1 });
  expect(linesOf(changed).map(({ voice, pause }) => [voice, pause])).toEqual([
    ['a', 0.3],
    ['a', 0.3],
    ['b', 1],
    ['a', 0],
  ]);
  const edited = { ...changed, text: `新的一句。${changed.text}` };
  expect(linesOf(edited).map(({ voice }) => voice)).toEqual(['a', 'a', 'a', 'b', 'a']);
  expect(linesOf(withChange(changed, third, undefined)).map(({ voice }) => voice)).toEqual(['a', 'a', 'a', 'a']);
});

test('pauses come from marks, else from the breath; the last sentence has none', () => {
  expect(linesOf(narration).map(({ pause }) => pause)).toEqual([0.3, 0.3, 2, 0]);
});

test('a sentence without end is cut below what one call takes, and nothing of it is lost', () => {
  const text = '很长的话，'.repeat(500);
  const lines = linesOf({ ...emptyNarration, text });
  expect(Math.max(...lines.map((line) => line.text.length))).toBeLessThanOrEqual(900);
  expect(lines.map((line) => line.text).join('')).toBe(text);
});

test('captions stand at the times of the audio', () => {
  const cues = cuesOf(linesOf(narration).slice(0, 2), [
    { from: 0, to: 0.512 },
    { from: 0.812, to: 1.5 },
  ]);
  expect(formatSrt(cues)).toContain('00:00:00,812 --> 00:00:01,500\n你来。');
});
