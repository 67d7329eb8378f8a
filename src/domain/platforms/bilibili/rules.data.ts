import { GB, MB, type PlatformRules } from '../types';
import { pairBreaks } from '../wordBreaks.data';

export const bilibiliRules: PlatformRules = {
  id: 'bilibili',
  name: '哔哩哔哩',
  titleCounting: 'codePoints',
  descriptionCounting: 'codePoints',
  title: { min: 1, max: 80 },
  description: { min: 0, max: 250 },
  topics: {
    min: 1,
    max: 10,
    maxTotal: 200,
    maxEach: 20,
    form: 'label',
    isInDescription: false,
    breaks: `,，${pairBreaks}`,
  },
  caption: { length: 240, layout: 'list', topics: 5 },
  video: {
    maxSeconds: 10 * 3600,
    maxBytes: 16 * GB,
    containers: ['mp4', 'flv', 'mov'],
    advisedShortSide: 720,
    ratios: [
      [16, 9],
      [9, 16],
      [4, 3],
      [3, 4],
      [1, 1],
    ],
    // Also there: 8 bits (HDR 10) of 4:2:0, two channels, 48 kHz, 320 kbit/s of sound, a key frame at least every 10 s.
    stated: {
      maxSide: 4096,
      maxFps: 120,
      maxBitrate: 60_000_000,
      source: 'https://apifox.com/apidoc/docs-site/1106400/doc-885734',
      checkedOn: '2026-11-28',
    },
  },
  window: { minMinutes: 240, maxDays: 15 },
  cover: {
    ratios: [
      [16, 9],
      [4, 3],
    ],
    minWidth: 960,
    minHeight: 600,
    maxBytes: 5 * MB,
    formats: ['jpg', 'jpeg', 'png'],
  },
  declarations: ['含AI生成内容', '自制', '转载'],
  source:
    'apifox 1106400（简介 250 为接口值，网页端据称 2000，未核实；标签合计不到 200 字）；biliup（定时提前 4 小时以上）。视频编码规格见接口文档「接口概述」；单个标签 20 字、封面 960×600 为投稿页提示，未见文档',
  checkedOn: '2026-11-22',
};
