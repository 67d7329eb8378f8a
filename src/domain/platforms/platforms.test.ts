import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { exportPresets } from '../../engine/export/presets.data';
import { checkPost, fitTitle, platformIds, platforms, strictestOf, titleWeight } from './index';

const post = { title: '保温一整天的杯子', description: '', topics: ['好物'] };
const video = { duration: 30, size: 5_000_000, width: 1080, height: 1920, container: 'mp4' };
const codes = (...args: Parameters<typeof checkPost>) => checkPost(...args).map((finding) => finding.code);

it.each(platformIds)('%s is described with source and day, and takes an ordinary post', (id) => {
  expect(platforms[id].id).toBe(id);
  expect(platforms[id].source).not.toBe('');
  expect(platforms[id].checkedOn).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  expect(checkPost(id, post, video)).toEqual([]);
});

it.each(platformIds)('%s has export settings of a file that it takes', (id) => {
  const preset = exportPresets.find(({ platform }) => platform === id);
  const { containers, advisedShortSide } = platforms[id].video;
  expect(containers).toContain(preset?.format);
  expect(preset?.shortSide).toBeGreaterThanOrEqual(advisedShortSide);
});

describe('titleWeight', () => {
  it.each([
    ['xiaohongshu', 'abc', 2],
    ['xiaohongshu', 'ab', 1],
    ['xiaohongshu', '保温杯', 3],
    ['xiaohongshu', '保温杯500ml', 6],
    // UTF-16 units, as its own publisher counts
    ['xiaohongshu', '😀', 2],
    ['douyin', '😀保温', 3],
    ['douyin', '  abc ', 3],
  ] as const)('%s counts %j as %d', (platform, text, weight) => {
    expect(titleWeight(platform, text)).toBe(weight);
  });

  it('repairs a long title to the longest that fits', () => {
    const title = 'a'.repeat(10) + '字'.repeat(30);
    const fitted = fitTitle('xiaohongshu', title);
    expect(titleWeight('xiaohongshu', fitted)).toBe(20);
    expect(title.startsWith(fitted)).toBe(true);
  });
});

describe('checkPost', () => {
  it('finds each broken limit by its own code', () => {
    expect(codes('douyin', { ...post, title: ' ' })).toEqual(['TITLE_MISSING']);
    expect(codes('shipinhao', { ...post, title: '太短了' })).toEqual(['TITLE_TOO_SHORT']);
    expect(codes('xiaohongshu', { ...post, title: '字'.repeat(21) })).toEqual(['TITLE_TOO_LONG']);
    expect(codes('bilibili', { ...post, description: '字'.repeat(251) })).toEqual(['DESCRIPTION_TOO_LONG']);
    expect(codes('bilibili', { ...post, topics: [] })).toEqual(['TOPICS_TOO_FEW']);
    expect(codes('kuaishou', { ...post, topics: ['a', 'b', 'c', 'd', 'e'] })).toEqual(['TOPICS_TOO_MANY']);
    expect(codes('bilibili', { ...post, topics: ['字'.repeat(120), '词'.repeat(90)] })).toEqual([
      'TOPICS_TOO_LONG',
      'TOPIC_TOO_LONG',
    ]);
    expect(codes('douyin', { ...post, topics: ['#好物', '好物 '] })).toEqual(['TOPIC_TWICE']);
    expect(codes('douyin', post, { ...video, duration: 901 })).toEqual(['VIDEO_TOO_LONG']);
    expect(codes('douyin', post, { ...video, size: 5 * 1024 ** 3 })).toEqual(['VIDEO_TOO_BIG']);
    expect(codes('xiaohongshu', post, { ...video, container: 'webm' })).toEqual(['VIDEO_CONTAINER']);
    expect(codes('douyin', post, { ...video, width: 540, height: 960 })).toEqual(['VIDEO_SMALL']);
  });

  it('says the numbers, and only informs of a time beyond the window', () => {
    expect(checkPost('shipinhao', { ...post, title: '字'.repeat(20) })[0]?.values).toEqual({ count: 20, max: 16 });
    const far = { ...post, publish_at: '2026-12-20T00:00:00Z' };
    expect(checkPost('douyin', far, undefined, new Date('2026-11-20T00:00:00Z'))[0]).toMatchObject({
      severity: 'info',
      code: 'TIME_BEYOND_WINDOW',
    });
  });

  it.each([
    ['shipinhao', { title: '热水随时有，出门带上' }, 'TITLE_CHARACTERS', 'warning'],
    ['douyin', { topics: ['通勤 好物'] }, 'TOPIC_CHARACTERS', 'warning'],
    ['douyin', { description: '字'.repeat(997) }, 'DESCRIPTION_TOO_LONG', 'error'],
    ['bilibili', { fields: { copyright: 'repost' } }, 'FIELD_MISSING', 'error'],
    ['bilibili', { fields: { category: '' } }, 'FIELD_MISSING', 'error'],
    ['xiaohongshu', { fields: { declaration: 'repost', mediaSource: ' ' } }, 'FIELD_MISSING', 'error'],
    ['gongzhonghao', { fields: { author: '九个字的作者名字呀' } }, 'FIELD_TOO_LONG', 'error'],
    ['weibo', { fields: { visibility: 'moon' } }, 'FIELD_OPTION', 'error'],
    ['bilibili', { cover: { width: 1920, height: 1080, size: 6 * 1024 ** 2 } }, 'COVER_TOO_BIG', 'error'],
    ['bilibili', { cover: { width: 1920, height: 1080, format: 'webp' } }, 'COVER_FORMAT', 'error'],
    ['bilibili', { cover: { width: 1080, height: 1440 } }, 'COVER_RATIO', 'warning'],
    ['bilibili', { cover: { width: 800, height: 450 } }, 'COVER_SMALL', 'warning'],
    ['douyin', { ai_declared: true, fields: { declaration: 'self' } }, 'DECLARATION_OTHER', 'warning'],
  ] as const)('%s: %j → %s, %s', (id, change, code, severity) => {
    expect(checkPost(id, { ...post, ...change })).toEqual([expect.objectContaining({ code, severity })]);
  });

  it('a field is asked only where it matters, a foreign one is not looked at', () => {
    expect(codes('bilibili', { ...post, fields: { copyright: 'original', mediaSource: '' } })).toEqual([]);
    expect(codes('douyin', { ...post, fields: { category: 'nonsense' } })).toEqual([]);
    expect(codes('weibo', { ...post, title: '' })).toEqual([]);
  });

  it('a very wide image gets bars', () => {
    expect(codes('douyin', post, { ...video, width: 2560, height: 1080 })).toEqual(['VIDEO_RATIO']);
    expect(codes('douyin', post, { ...video, width: 1078 })).toEqual([]);
  });

  it('warns when an AI video is not declared', () => {
    const made = { ...video, ai_label: { visible: true, metadata: true } };
    expect(codes('douyin', { ...post, ai_declared: false }, made)).toEqual(['AI_NOT_DECLARED']);
    expect(codes('douyin', { ...post, ai_declared: true }, made)).toEqual([]);
  });
});

it('names the strictest platform of each text', () => {
  expect(strictestOf(['douyin', 'bilibili', 'weibo'], 'description')).toMatchObject({
    platform: { id: 'bilibili' },
    max: 250,
  });
  expect(strictestOf(['douyin', 'kuaishou'], 'topics')).toMatchObject({ platform: { id: 'kuaishou' }, max: 4 });
});

test('the read-me and the home page tell as many platforms as there are', () => {
  const readme = readFileSync(resolve('README.md'), 'utf8');
  const listed = /排进(.*?)的发布日历/.exec(readme)?.[1]?.split('、');
  expect(listed).toHaveLength(platformIds.length);
  for (const language of ['zh-CN', 'zh-TW', 'en-US']) {
    const home = readFileSync(resolve('locales', language, 'home.ts'), 'utf8');
    expect([
      language,
      /\{count\}/.test(home),
      /[三四五六七八九十]大平|\b(?:five|six|seven) platforms/.test(home),
    ]).toEqual([language, true, false]);
  }
});
