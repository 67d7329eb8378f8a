import { readAnswer } from './readAnswer';

test('script lines are found plain, in lists, in bold and with seconds', () => {
  const { lines } = readAnswer(
    [
      '给你一版 30 秒的脚本：',
      '',
      '【钩子】早上装的热水，晚上还烫嘴？',
      '- 【痛点】普通杯子两小时就凉。',
      '3. **【方案】**：真空双层，放一天还是热的。',
      '【行动】（3秒）点下方看看颜色。',
      '【提示】发布前再核对一次价格。',
      '引用一句【这里】不是台词。',
    ].join('\n'),
  );
  expect(lines).toEqual([
    { role: '钩子', text: '早上装的热水，晚上还烫嘴？' },
    { role: '痛点', text: '普通杯子两小时就凉。' },
    { role: '方案', text: '真空双层，放一天还是热的。' },
    { role: '行动', text: '点下方看看颜色。' },
  ]);
});

test('one bracket alone is no script', () => {
  expect(readAnswer('【公告】今天休息。').lines).toEqual([]);
});

test('titles stand in the list below their lead-in', () => {
  const { titles, topics } = readAnswer(
    '可以用这些标题：\n1. **“通勤包里的小暖炉”**\n2. 一只手开盖，开车也能喝\n   为什么有效：画面感\n\n其他建议\n- 封面用近景',
  );
  expect(titles).toEqual(['通勤包里的小暖炉', '一只手开盖，开车也能喝']);
  expect(topics).toEqual([]);
});

test('topics come with what they would say', () => {
  const { topics, titles } = readAnswer(
    '## 三个选题方向\n1. **冰块挑战**：早上放冰，下班还在\n2. 杯子倒着放：包里不漏水\n- 妈妈的养生杯 —— 热饮一整天\n- 办公室的一天',
  );
  expect(topics).toEqual([
    { title: '冰块挑战', angle: '早上放冰，下班还在' },
    { title: '杯子倒着放', angle: '包里不漏水' },
    { title: '妈妈的养生杯', angle: '热饮一整天' },
    { title: '办公室的一天', angle: '' },
  ]);
  expect(titles).toEqual([]);
});

test('a long answer is an article with its heading as title', () => {
  const body = '好用的保温杯不必贵。'.repeat(12);
  expect(readAnswer(`# 选杯三步\n\n${body}`).article).toEqual({ title: '选杯三步', markdown: body });
  expect(readAnswer(`${body}\n\n## 小节`).article?.title).toBe('好用的保温杯不必贵');
  expect(readAnswer('很短').article).toBeUndefined();
});

test('an empty answer holds nothing', () => {
  expect(readAnswer('')).toEqual({ lines: [], titles: [], topics: [], article: undefined });
});
