export * from './covers';
export {
  type FilledTitle,
  fillTitle,
  titleBlanks,
  wordsOfGoods,
} from './fillTitle';
export { builtInFonts } from './fonts';
export { type TitlePattern, titlePatterns } from './patterns.data';
export {
  type Recoloring,
  stickerColors,
  stickerCount,
  stickerGroups,
  stickerSvg,
} from './stickers';
