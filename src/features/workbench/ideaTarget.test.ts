import { ideaTarget, topicTarget } from './ideaTarget';

test.each([
  ['https://shop.example.com/item/1', '/compose/post?link=https%3A%2F%2Fshop.example.com%2Fitem%2F1'],
  ['  www.example.com/a  ', '/compose/post?link=https%3A%2F%2Fwww.example.com%2Fa'],
  [
    '【淘宝】 https://m.tb.cn/h.5 「手冲壶」点开看看',
    `/compose/post?link=${encodeURIComponent('【淘宝】 https://m.tb.cn/h.5 「手冲壶」点开看看')}`,
  ],
  ['想拍一条讲保温杯的视频', `/compose/post?idea=${encodeURIComponent('想拍一条讲保温杯的视频')}`],
])('%s', (input, target) => {
  expect(ideaTarget(input)).toBe(target);
});

test('nothing leads nowhere', () => {
  expect(ideaTarget('  \n ')).toBeUndefined();
});

test('topics are looked for with an idea, not with a link', () => {
  expect(topicTarget('雨天喝什么')).toBe(`/creation/conception?idea=${encodeURIComponent('雨天喝什么')}`);
  expect(topicTarget('https://shop.example.com/item/1')).toBeUndefined();
  expect(topicTarget(' ')).toBeUndefined();
});
