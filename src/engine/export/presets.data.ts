import type { PlaybackLimits } from './playbackLimits';
import type { ExportFormat, VideoCodecName } from './types';

/** Settings that suit one platform, as data. */
interface ExportPreset {
  readonly id: string;
  /** Id of the platform, as in the platform rules; empty = for no platform in particular. */
  readonly platform: string;
  readonly format: ExportFormat;
  readonly videoCodec: VideoCodecName;
  /** Pixels of the shorter side; the other follows the canvas. */
  readonly shortSide: number;
  /** At most this many frames a second; a slower project keeps its own. */
  readonly fps: number;
  /** Image, bits a second at that size. */
  readonly videoBitrate: number;
  /** What is beyond is encoded again instead of taken over. */
  readonly limits: PlaybackLimits;
  readonly source: string;
  /** YYYY-MM-DD */
  readonly checkedOn: string;
}

/** Level 5.2 is 4K at 60 frames, the most that the decoders of phones are made for; platforms' players are stereo. */
const limits: PlaybackLimits = { level: 5.2, channels: 2 };
const common = { format: 'mp4', videoCodec: 'avc', shortSide: 1080, limits, checkedOn: '2026-11-20' } as const;

/**
 * The platforms compress what they get once more: a bitrate well above theirs keeps that second loss small. How large and
 * how long a file they take stands in the platform rules of `domain/platforms`.
 */
export const exportPresets: readonly ExportPreset[] = [
  {
    ...common,
    id: 'douyin',
    platform: 'douyin',
    fps: 30,
    videoBitrate: 8_000_000,
    source: 'open.douyin.com 视频上传文档',
  },
  {
    ...common,
    id: 'kuaishou',
    platform: 'kuaishou',
    fps: 30,
    videoBitrate: 8_000_000,
    source: '快手创作者服务平台上传说明',
  },
  {
    ...common,
    id: 'xiaohongshu',
    platform: 'xiaohongshu',
    fps: 30,
    videoBitrate: 10_000_000,
    source: '小红书创作服务平台上传说明',
  },
  {
    ...common,
    id: 'shipinhao',
    platform: 'shipinhao',
    fps: 30,
    videoBitrate: 8_000_000,
    source: '视频号助手上传说明',
  },
  {
    ...common,
    id: 'bilibili',
    platform: 'bilibili',
    fps: 60,
    videoBitrate: 12_000_000,
    source: 'B站创作中心投稿说明',
  },
  {
    ...common,
    id: 'weibo',
    platform: 'weibo',
    fps: 30,
    videoBitrate: 8_000_000,
    source: '微博视频上传说明',
  },
  {
    ...common,
    id: 'gongzhonghao',
    platform: 'gongzhonghao',
    fps: 30,
    videoBitrate: 4_000_000,
    source: '公众号素材接口',
  },
];

const byId = new Map(exportPresets.map((preset) => [preset.id, preset]));

/** Undefined for an id that there is not. */
export const exportPreset = (id: string | undefined): ExportPreset | undefined =>
  id === undefined ? undefined : byId.get(id);
