import { continueText, finishedLines } from './lines';

it('reads role and text, and counts the last line only when the text has ended', () => {
  const text = '【钩子】你还在用旧杯子？\n\n没有角色的一句\n【行动】点左下';
  expect(finishedLines(text, false)).toEqual([
    { role: '钩子', text: '你还在用旧杯子？' },
    { role: '', text: '没有角色的一句' },
  ]);
  expect(finishedLines(text, true).at(-1)).toEqual({ role: '行动', text: '点左下' });
});

it.each([
  ['a writer that gives the same text again goes on where it stopped', 'one\ntw', 'one\ntwo\nthree', 'one\ntwo\nthree'],
  ['while it catches up, nothing is lost', 'one\ntwo\nth', 'one\n', 'one\ntwo\nth'],
  [
    'another text: finished lines stay, later ones are taken',
    'one\ntwo\nth',
    'eins\nzwei\ndrei\nvier',
    'one\ntwo\ndrei\nvier',
  ],
  ['another text that has not come that far changes nothing', 'one\ntwo\nth', 'eins\nzw', 'one\ntwo\nth'],
])('%s', (_name, before, again, expected) => {
  expect(continueText(before, again)).toBe(expected);
});
