export { effectAudio, loopAudio, type MadeAudio, mp3Of, wavOf } from './audio/audioFiles';
export { type Player, usePlayer } from './audio/usePlayer';
export { Waveform } from './audio/Waveform';
export { CoverCanvas } from './cover/CoverCanvas';
export type { CoverContent, CoverImage } from './cover/pen';
export { imageOf, renderCover } from './cover/renderCover';
export { stickerAddress, stickerFile, stickerMedia } from './stickerMedia';
export { type Materials, useMaterials } from './useMaterials';
