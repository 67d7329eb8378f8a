import { checkPost, type PostVideo, planTranscode, platformIds, platforms } from './index';

const MB = 1024 ** 2;
const video: PostVideo = { duration: 60, size: 60 * MB, width: 1080, height: 1920, container: 'mp4' };

it('a video that all take needs nothing', () => {
  expect(planTranscode(platformIds, video)).toEqual({ kind: 'nothing' });
});

it('a wrapping that one does not take becomes MP4, the image as it is', () => {
  expect(planTranscode(['douyin', 'xiaohongshu'], { ...video, container: 'webm' })).toEqual({
    kind: 'ready',
    container: 'mp4',
    bytes: video.size,
    maxBytes: platforms.douyin.video.maxBytes,
  });
});

it('what is too long is named, not cut', () => {
  expect(planTranscode(['bilibili', 'douyin'], { ...video, duration: 901 })).toMatchObject({
    kind: 'tooLong',
    platform: { id: 'douyin' },
    max: 900,
  });
});

it('what cannot fit without a blur is said so', () => {
  expect(planTranscode(['gongzhonghao'], { ...video, duration: 3600, size: 900 * MB })).toEqual({
    kind: 'tooTight',
    maxBytes: 200 * MB,
  });
});

it.each([120, 300, 900, 1800])(
  '%d seconds that are too big fit afterwards, and say how large they will be',
  (duration) => {
    const big = { ...video, duration, size: 250 * MB };
    const plan = planTranscode(['gongzhonghao'], big);
    if (plan.kind !== 'ready') throw new Error(plan.kind);
    expect(plan.bytes * 1.15).toBeLessThan(200 * MB);
    const after = { ...big, size: plan.bytes, container: plan.container };
    const post = { title: '保温一整天的杯子', description: '', topics: [] };
    expect(checkPost('gongzhonghao', post, after).filter(({ severity }) => severity === 'error')).toEqual([]);
  },
);

it('what is larger or denser than a platform states is made smaller, and only there', () => {
  const post = { title: '保温一整天的杯子', description: '', topics: ['好物'] };
  const find = (one: PostVideo) => checkPost('bilibili', post, one).map(({ code }) => code);
  const wide = { ...video, width: 6000, height: 3375 };
  expect(find(wide)).toEqual(['VIDEO_LARGE']);
  const plan = planTranscode(['bilibili'], wide);
  expect(plan).toMatchObject({ kind: 'ready', shortSide: 1080 });
  const long = planTranscode(['bilibili'], { ...video, width: 8000, height: 1500 });
  if (long.kind !== 'ready' || !long.shortSide) throw new Error(long.kind);
  expect((long.shortSide * 8000) / 1500).toBeLessThanOrEqual(4096);
  // 80 Mbit/s on the average.
  const dense = { ...video, size: 600_000_000 };
  expect(find(dense)).toEqual(['VIDEO_BITRATE']);
  expect(planTranscode(['bilibili'], dense)).toMatchObject({ kind: 'ready', videoBitrate: 12_000_000 });
  expect(planTranscode(['kuaishou'], wide)).toEqual({ kind: 'nothing' });
  expect(planTranscode(['kuaishou'], dense)).toEqual({ kind: 'nothing' });
});
