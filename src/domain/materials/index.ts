export * from './covers';
export { builtInFonts } from './fonts';
export {
  type Recoloring,
  stickerColors,
  stickerCount,
  stickerGroups,
  stickerSvg,
} from './stickers';
export {
  type FilledTitle,
  fillTitle,
  shortName,
  titleBlanks,
  wordsOfGoods,
} from './titles/fillTitle';
export { type TitlePattern, titlePatterns } from './titles/patterns.data';
