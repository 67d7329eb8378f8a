import fc from '@/testing/property';
import { articleLines } from './articleLines';
import { spokenSeconds } from './spoken';

const text = `久坐腰疼，多半是桌子的错。桌面太低，人就往前弓。
图1 两种坐姿
1. 先量手肘：坐直，手肘和桌面一样高。
2. 再看屏幕：上沿和眼睛齐平，脖子不用低。
站着办公也别太久，每半小时换一次。
点击阅读原文`;

const told = (seconds: number) => articleLines('升降桌怎么调', text, seconds).filter(({ isTold }) => isTold);

test('an article keeps its order and says nothing of its own', () => {
  const lines = articleLines('升降桌怎么调', text, 300);
  expect(lines.map((line) => line.text)).toEqual([
    '升降桌怎么调',
    '久坐腰疼，多半是桌子的错。',
    '桌面太低，人就往前弓。',
    '先量手肘：坐直，手肘和桌面一样高。',
    '再看屏幕：上沿和眼睛齐平，脖子不用低。',
    '站着办公也别太久，每半小时换一次。',
  ]);
  expect(lines.every(({ isTold }) => isTold)).toBe(true);
});

test('a short video tells the beginning of each paragraph, the last one too', () => {
  const short = told(18).map((line) => line.text);
  expect(short).toContain('久坐腰疼，多半是桌子的错。');
  expect(short).toContain('站着办公也别太久，每半小时换一次。');
  expect(short).not.toContain('桌面太低，人就往前弓。');
});

test('a text that begins with its title does not say it twice', () => {
  expect(articleLines('久坐腰疼，多半是桌子的错', text, 60)[0]?.text).toBe('久坐腰疼，多半是桌子的错。');
});

test('told lines fit the wished length, whatever the text', () => {
  fc.assert(
    fc.property(
      fc.array(fc.string({ maxLength: 120 }), { maxLength: 12 }),
      fc.integer({ min: 5, max: 90 }),
      (lines, seconds) => {
        const found = articleLines('', lines.join('\n'), seconds);
        const length = found.filter(({ isTold }) => isTold).reduce((sum, line) => sum + spokenSeconds(line.text), 0);
        expect(length).toBeLessThanOrEqual(seconds + 1e-6);
        expect(found.length).toBeLessThanOrEqual(200);
      },
    ),
  );
});
