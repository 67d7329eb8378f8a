import { triggerAt, withoutTrigger } from './trigger';

test.each([
  ['@', { kind: 'mention', query: '' }],
  ['给@保温', { kind: 'mention', query: '保温' }],
  ['给 ＠杯', { kind: 'mention', query: '杯' }],
  ['/', { kind: 'prompt', query: '' }],
  ['/标题', { kind: 'prompt', query: '标题' }],
])('%s looks for something', (text, wanted) => {
  expect(triggerAt(text, text.length)).toMatchObject(wanted);
});

test.each(['me@shop', '@保温 杯', '一半/一半', '你好', '/标题 写', '@@ '])('%s looks for nothing', (text) => {
  expect(triggerAt(text, text.length)).toBeUndefined();
});

test('only what stands before the caret counts, and only it is taken away', () => {
  const text = '给@保温写标题';
  const trigger = triggerAt(text, 4);
  expect(trigger).toMatchObject({ query: '保温' });
  expect(trigger && withoutTrigger(text, trigger)).toBe('给写标题');
});
