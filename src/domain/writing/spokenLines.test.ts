import { spokenLines } from './spokenLines';

test('captions in pieces become sentences; what is only seen is left out', () => {
  expect(
    spokenLines([
      { text: '保温杯用的什么料，\n你看过吗？', sentence: 0 },
      { text: '山野日常' },
      { text: '早上八点装的热水', sentence: 1 },
      { text: '316不锈钢内胆' },
      { text: '晚上下班打开还烫嘴', sentence: 1 },
      { text: '129元，', sentence: 2 },
      { text: '两只装立减30元', sentence: 2 },
    ]),
  ).toEqual(['保温杯用的什么料，你看过吗？', '早上八点装的热水，晚上下班打开还烫嘴。', '129元，两只装立减30元。']);
});

test('where nothing is noted as spoken every text is a line', () => {
  expect(spokenLines([{ text: '第一句。' }, { text: ' ' }, { text: '第二句' }])).toEqual(['第一句。', '第二句']);
});
