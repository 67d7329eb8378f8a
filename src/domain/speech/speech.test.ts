import { narrationLines, readOuts, withoutPauses, withReadings } from '.';

test('pause marks cut a text and add up; a mark before the first word is dropped', () => {
  expect(narrationLines('[停顿1秒]你好。[停顿0.5秒][停顿 0.25 秒]欢迎光临，【停顿1秒】里面请！😀')).toEqual([
    { text: '你好。', pause: 0.75 },
    { text: '欢迎光临，', pause: 1 },
    { text: '里面请！😀', pause: 0 },
  ]);
});

test('a pause is never longer than ten seconds, and nothing speakable gives nothing', () => {
  expect(narrationLines('等等。[停顿99秒]')).toEqual([{ text: '等等。', pause: 10 }]);
  expect(narrationLines('……😀\n\n')).toEqual([]);
});

test('captions do not show the marks', () => {
  expect(withoutPauses('先听，[停顿0.5秒]再说。')).toBe('先听，再说。');
});

test('readings replace longest words first and do not touch what they put in', () => {
  const readings = [
    { word: '行', said: '航' },
    { word: '行长', said: '航掌' },
    { word: '航', said: '杭' },
    { word: 'Mug+', said: '马格加' },
  ];
  expect(withReadings('行长说这一行用Mug+。', readings)).toBe('航掌说这一航用马格加。');
  expect(withReadings('不变', [{ word: '', said: 'x' }])).toBe('不变');
});

test('what is read by rule is listed once, as it will be said', () => {
  const found = readOuts('¥129.00 的 316不锈钢杯，500ml，省50%，2个装，第3代 iPhone 也能用，500ml 刚好。');
  expect(found.map(({ word, said, count }) => [word.trim(), said, count])).toEqual([
    ['¥129.00', '一百二十九元', 1],
    ['316不锈钢', '三一六不锈钢', 1],
    ['500ml', '五百毫升', 2],
    ['50%', '百分之五十', 1],
    ['2个', '两个', 1],
    ['第3', '第三', 1],
    ['iPhone', 'iPhone', 1],
  ]);
});
