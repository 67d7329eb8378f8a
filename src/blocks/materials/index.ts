export { CoverCanvas } from './cover/CoverCanvas';
export type { CoverContent, CoverPicture } from './cover/pen';
export { pictureOf, renderCover } from './cover/renderCover';
export { effectSound, loopSound, type MadeSound, mp3Of, wavOf } from './sound/soundFiles';
export { type Player, usePlayer } from './sound/usePlayer';
export { Waveform } from './sound/Waveform';
export { stickerAddress, stickerFile, stickerMedia } from './stickerMedia';
export { type Materials, useMaterials } from './useMaterials';
