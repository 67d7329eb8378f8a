import type { TextLimit } from '../types';

/** Places for texts with images. Apart from `platformIds`: videos are published to those, texts are made ready for these. */
export const textPlatformIds = ['xiaohongshu', 'weibo', 'gongzhonghao', 'douyin', 'shipinhao'] as const;
export type TextPlatformId = (typeof textPlatformIds)[number];

/** A limit; `advised` is where readers stop or the screen cuts it off: going beyond is a warning. */
export interface AdvisedLimit extends TextLimit {
  readonly advised?: number;
}

/** What an editor of posts, articles and notes must know of a platform; it names no platform itself. */
export interface TextPlatform {
  readonly id: TextPlatformId;
  readonly name: string;
  /** What a text is called there. */
  readonly noun: string;
  /** `rich`: headings and styles; `plain`: words, emoji, line breaks and topics. */
  readonly body: 'rich' | 'plain';
  readonly counting: 'codePoints' | 'halfWidthAscii';
  /** Undefined: there is no title. */
  readonly title?: AdvisedLimit;
  readonly summary?: AdvisedLimit;
  readonly text: AdvisedLimit;
  /** How the body counts: characters, or ASCII as half (微博). */
  readonly textCounting: 'codePoints' | 'halfWidthAscii';
  readonly topics: AdvisedLimit;
  /** How a topic is written. */
  readonly topicForm: 'hash' | 'hashPair';
  /** Topics stand in the body and count with it. */
  readonly topicsInText: boolean;
  readonly images: AdvisedLimit & { readonly maxBytes: number };
  /** width / height of the cover; the first is the best. */
  readonly coverRatios: readonly (readonly [number, number])[];
  readonly source: string;
  /** Day of our reference notes, YYYY-MM-DD. */
  readonly checkedOn: string;
}
