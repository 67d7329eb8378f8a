import { finishedLines } from './lines';

it('reads role and text, and counts the last line only when the text has ended', () => {
  const text = '【钩子】你还在用旧杯子？\n\n没有角色的一句\n【行动】点左下';
  expect(finishedLines(text, false)).toEqual([
    { role: '钩子', text: '你还在用旧杯子？' },
    { role: '', text: '没有角色的一句' },
  ]);
  expect(finishedLines(text, true).at(-1)).toEqual({ role: '行动', text: '点左下' });
});
