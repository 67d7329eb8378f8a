import { fitLines } from './drawPoster';

/** Every character one wide. */
const measure = (line: string): number => [...line].length;

test.each([
  ['陈小满邀请你一起用灵框', 6, ['陈小满邀请你', '一起用灵框']],
  ['Jane invites you', 8, ['Jane', 'invites', 'you']],
  ['陈小满 邀请你 一起用 Studio', 10, ['陈小满 邀请你 一起', '用 Studio']],
  ['', 6, []],
])('%s in lines of %d', (text, width, lines) => {
  expect(fitLines(text, measure, width)).toEqual(lines);
});
