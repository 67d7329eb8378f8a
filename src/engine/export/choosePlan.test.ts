import type { Capabilities } from './capabilities';
import { choosePlan } from './choosePlan';

const all: Capabilities = {
  video: ['avc', 'vp9', 'vp8'],
  aac: 'native',
  opus: true,
  mp3: true,
  worker: true,
  offscreenCanvas: true,
};
const plan = (wish: 'mp4' | 'webm', can: Partial<Capabilities>, hasAudio = true) =>
  choosePlan({ format: wish }, { ...all, ...can }, hasAudio);

test('MP4 is H.264 with AAC', () => {
  expect(plan('mp4', {})).toEqual({ container: 'mp4', videoCodec: 'avc', audioCodec: 'aac', needsAacEncoder: false });
});

test('a browser without an AAC encoder (Chromium on Linux, Firefox) gets ours', () => {
  expect(plan('mp4', { aac: 'wasm' })).toMatchObject({ container: 'mp4', audioCodec: 'aac', needsAacEncoder: true });
});

test('without H.264 it becomes WebM, with audio', () => {
  expect(plan('mp4', { video: ['vp9', 'vp8'] })).toMatchObject({
    container: 'webm',
    videoCodec: 'vp9',
    audioCodec: 'opus',
  });
});

test('without any AAC it becomes WebM rather than silent', () => {
  expect(plan('mp4', { aac: null })).toMatchObject({ container: 'webm', audioCodec: 'opus' });
});

test('a project that audios never becomes a silent file', () => {
  expect(() => plan('mp4', { aac: null, opus: false })).toThrow(expect.objectContaining({ code: 'no-audio-encoder' }));
});

test('a silent project needs no audio encoder', () => {
  expect(plan('mp4', { aac: null, opus: false }, false)).toMatchObject({ container: 'mp4', audioCodec: null });
});

test('no image encoder is said as such', () => {
  expect(() => plan('mp4', { video: [] })).toThrow(expect.objectContaining({ code: 'no-video-encoder' }));
});

test('who wishes WebM gets it', () => {
  expect(plan('webm', {})).toMatchObject({ container: 'webm', videoCodec: 'vp9', audioCodec: 'opus' });
});
