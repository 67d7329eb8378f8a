export * from './covers';
export { type BuiltInFont, builtInFonts } from './fonts';
export {
  type Recolouring,
  type Sticker,
  type StickerGroupId,
  type StickerId,
  stickerColours,
  stickerCount,
  stickerGroups,
  stickerSvg,
} from './stickers';
export {
  type FilledTitle,
  fillTitle,
  shortName,
  type TitleGoods,
  type TitleWords,
  titleBlanks,
  wordsOfGoods,
} from './titles/fillTitle';
export { type TitlePattern, titlePatterns } from './titles/patterns.data';
