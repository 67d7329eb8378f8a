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
