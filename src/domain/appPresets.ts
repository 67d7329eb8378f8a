import { goodsCategories } from './appPresets.data';
import type { AppKey } from './apps';

type PresetValue = string | number | boolean;

/**
 * What a merchant may preset of an application, each with its choices; the values are the tool's own. What is not here
 * has no presets: the framework tool is given a text and asks nothing else.
 */
export const appPresets = {
  text_to_audio: {
    format: ['mp3', 'wav'],
    speed: [0.8, 0.9, 1, 1.1, 1.2, 1.3],
    isLevelled: [true, false],
    hasSrt: [true, false],
  },
  video_to_audio: {
    format: ['original', 'm4a', 'mp3', 'wav'],
    kbps: [64, 96, 128, 192, 256, 320],
    channels: ['same', 1, 2],
  },
  video_cut: { mode: ['smart', 'before', 'after', 'exact'], isJoined: [false, true] },
  figure_video: { shape: ['portrait', 'wide', 'square'] },
  asr: { format: ['all', 'srt', 'vtt', 'txt', 'docx'] },
  detection: {
    platform: ['xiaohongshu', 'douyin', 'kuaishou', 'shipinhao', 'bilibili', 'weibo', 'gongzhonghao'],
    category: goodsCategories,
  },
  subtitle_remover: {
    method: ['fill', 'blur', 'mosaic', 'crop'],
    cover: ['strokes', 'region'],
    cropAspect: ['free', 'source', '9:16', '3:4', '1:1', '4:3', '16:9'],
  },
  prompt_to_text: { count: [1, 2, 3] },
  url_to_video: {
    seconds: [15, 20, 30, 45, 60],
    speed: [0.8, 1, 1.15, 1.3, 1.5],
    templateKey: [
      ...['bold', 'keyword', 'boxed', 'neon', 'karaoke', 'film', 'headline', 'corner'],
      ...['news', 'note', 'bubble', 'stripe', 'stripe-night'],
    ],
    aiLabel: [true, false],
  },
} as const satisfies Partial<Record<AppKey, Readonly<Record<string, readonly PresetValue[]>>>>;

export type PresetAppKey = keyof typeof appPresets;
/** Values by the name of the tool's option; one that is left out is the tool's own to choose. */
export type AppPreset = Readonly<Record<string, PresetValue>>;

/** What can be preset of an application, with the choices. */
export const presetOptions = (key: AppKey): Readonly<Record<string, readonly PresetValue[]>> =>
  key in appPresets ? appPresets[key as PresetAppKey] : {};

/** Of what is given, what an application can be preset with: options that it has, with values that they take. */
export function knownPreset(key: AppKey, given: AppPreset): AppPreset {
  const options = presetOptions(key);
  return Object.fromEntries(
    Object.entries(given).filter(([name, value]) => Object.hasOwn(options, name) && options[name]?.includes(value)),
  );
}
