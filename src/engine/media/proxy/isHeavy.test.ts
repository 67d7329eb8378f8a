import type { MediaDetails } from '../probe';
import { isHeavy } from './isHeavy';

const phone: MediaDetails = {
  kind: 'video',
  width: 1080,
  height: 1920,
  duration: 30,
  rotation: 90,
  hasAudio: true,
  videoCodec: 'avc',
  audioCodec: 'aac',
  canDecodeVideo: true,
  canDecodeAudio: true,
  offset: 0,
  pixelAspect: 1,
  fps: 30,
  isVfr: false,
  keyInterval: 2,
  hasAlpha: false,
  audioTracks: 1,
  isTruncated: false,
  reason: null,
  codecString: 'avc1.640028',
  isFullRange: false,
  isHdr: false,
  channels: 2,
};

test.each<[string, Partial<MediaDetails>, boolean]>([
  ['a phone’s video is light enough', {}, false],
  ['4K', { width: 3840, height: 2160 }, true],
  ['1440p upright', { width: 1440, height: 2560 }, true],
  ['120 frames a second', { fps: 120 }, true],
  ['60 frames a second', { fps: 60 }, false],
  ['HEVC that this browser decodes', { videoCodec: 'hevc' }, true],
  ['HEVC that it cannot decode: there is nothing to copy from', { videoCodec: 'hevc', canDecodeVideo: false }, false],
  ['a screen recording with one key frame', { keyInterval: 600 }, true],
  ['an image an hour', { keyInterval: 36_000, fps: 1 / 3600 }, false],
  ['transparent', { width: 3840, height: 2160, hasAlpha: true }, false],
  ['one second of 4K', { width: 3840, height: 2160, duration: 1 }, false],
])('%s', (_, change, heavy) => expect(isHeavy({ ...phone, ...change })).toBe(heavy));
