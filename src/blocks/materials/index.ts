export { stickerAddress, stickerMedia } from './stickerMedia';
