import { beyondLimits } from './playbackLimits';

const limits = { level: 5.2, channels: 2 };
const beyond = (codecString: string | null, more: { isFullRange?: boolean; channels?: number } = {}) =>
  beyondLimits({ codecString, isFullRange: false, channels: 2, ...more }, limits);

test.each([
  ['H.264 High of a phone', 'avc1.640028'],
  ['H.264 Constrained Baseline', 'avc1.42e01f'],
  ['4K at 60 frames', 'avc1.640034'],
  ['H.265 Main', 'hvc1.1.6.L120.90'],
  ['VP9 of 8 bits', 'vp09.00.51.08'],
  ['AV1 of 8 bits', 'av01.0.08M.08'],
  ['VP8', 'vp8'],
])('%s is taken over', (_, codecString) => {
  expect(beyond(codecString)).toEqual([]);
});

test.each([
  ['avc1.6e0028', '10 bit'],
  ['avc1.7a0028', '4:2:2'],
  ['avc1.f40028', '4:4:4'],
  ['avc1.64003c', 'Level 6'],
  ['avc1.76001e', 'H.264'],
  ['hvc1.2.4.L120.90', '10 bit'],
  ['hev1.4.10.H120.9c', '4:2:2'],
  ['hvc1.1.6.L186.90', 'Level 6.2'],
  ['vp09.02.51.10', '10 bit'],
  ['av01.0.08M.10', '10 bit'],
])('%s is not: %s', (codecString, named) => {
  expect(beyond(codecString)).toEqual([named]);
});

test('full range and surround sound are named too, all of them at once', () => {
  expect(beyond('avc1.640028', { isFullRange: true })).toEqual(['Full Range']);
  expect(beyond(null, { channels: 6 })).toEqual(['5.1']);
  expect(beyond('avc1.7a003c', { isFullRange: true, channels: 8 })).toEqual(['4:2:2', 'Level 6', 'Full Range', '7.1']);
});
