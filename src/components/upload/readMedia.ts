import type { MediaFacts, MediaKind } from './types';

/** How long a file may take to give its first facts; a truncated video can stay silent for ever. */
const READ_TIMEOUT = 15_000;

const extensions: Readonly<Record<MediaKind, RegExp>> = {
  image: /\.(jpe?g|png|webp|gif|bmp|avif|hei[cf])$/i,
  video: /\.(mp4|m4v|mov|webm|mkv)$/i,
};

/** SVG is left out on purpose: it can carry script and is never taken as an image. HEIC becomes JPEG: `readableImage`. */
export const acceptAttribute: Readonly<Record<MediaKind, string>> = {
  image: 'image/jpeg,image/png,image/webp,image/gif,image/bmp,image/avif,image/heic,image/heif,.heic,.heif',
  video: 'video/mp4,video/quicktime,video/webm,video/x-matroska,.mkv,.mov,.m4v',
};

/** Kind of a file by its type, else by its name (some systems give no type for .mkv and .mov); undefined = neither. */
export function mediaKindOf(file: { readonly type: string; readonly name: string }): MediaKind | undefined {
  if (file.type.startsWith('image/')) return file.type.includes('svg') ? undefined : 'image';
  if (file.type.startsWith('video/')) return 'video';
  if (extensions.image.test(file.name)) return 'image';
  return extensions.video.test(file.name) ? 'video' : undefined;
}

/** Reads size and length in this browser; rejects when the file cannot be decoded here. */
export function readMedia(kind: MediaKind, address: string): Promise<MediaFacts> {
  return kind === 'image' ? readImage(address) : readVideo(address);
}

function readImage(address: string): Promise<MediaFacts> {
  return new Promise((resolve, reject) => {
    const image = new Image();
    image.onload = () => resolve({ kind: 'image', width: image.naturalWidth, height: image.naturalHeight });
    image.onerror = () => reject(new Error('image cannot be decoded'));
    image.src = address;
  });
}

function readVideo(address: string): Promise<MediaFacts> {
  return new Promise((resolve, reject) => {
    const video = document.createElement('video');
    const timer = setTimeout(() => fail(), READ_TIMEOUT);
    const release = () => {
      clearTimeout(timer);
      video.onloadedmetadata = null;
      video.onerror = null;
      video.removeAttribute('src');
      video.load();
    };
    const fail = () => {
      release();
      reject(new Error('video cannot be decoded'));
    };
    video.preload = 'metadata';
    video.muted = true;
    video.onerror = fail;
    video.onloadedmetadata = () => {
      const { videoWidth: width, videoHeight: height, duration } = video;
      // A sound file named .mp4 and an undecodable track (HEVC) both give no image size.
      if (width === 0 || height === 0) return fail();
      release();
      resolve({ kind: 'video', width, height, ...(Number.isFinite(duration) ? { duration } : {}) });
    };
    video.src = address;
  });
}
