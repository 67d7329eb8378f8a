/** Backgrounds that leave a presenter standing out: upper color, lower color. */
export const grounds: readonly (readonly [string, string])[] = [
  ['#efeaff', '#b9a8ff'],
  ['#fff3df', '#ffcf8f'],
  ['#e2f6ef', '#93d8c0'],
  ['#e3f0ff', '#8fbdf5'],
  ['#ffe6ec', '#ffabbd'],
  ['#f5f2ec', '#cdbfa8'],
  ['#3a3f5c', '#14162a'],
  ['#00b140', '#00b140'],
];

/** What a new video stands before. */
export const defaultBackground: readonly [string, string] = ['#efeaff', '#b9a8ff'];
/** Under an image, and under nothing where the video is transparent. */
export const UNSEEN = '#000000';
