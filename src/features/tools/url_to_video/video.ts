import type { Card, Focus, VoiceClip } from '@/domain/storyboard/types';
import type { SourceRef } from '@/services/contract';
import type { GoodsMedia } from '@/services/goods/schema';

/** The stages from a link to a video, in order. */
export const stages = ['read', 'framework', 'script', 'board', 'voice', 'render'] as const;
export type Stage = (typeof stages)[number];

/** Action keys that each stage needs. */
export const stageRights: Readonly<Record<Stage, readonly string[]>> = {
  read: ['goods.save', 'file.save'],
  framework: [],
  script: ['script.generate', 'script.save'],
  board: [],
  voice: ['speech.synthesize'],
  render: [],
};

export type StageState =
  | { readonly phase: 'todo' }
  | { readonly phase: 'running'; readonly percent?: number; readonly done?: number; readonly count?: number }
  | { readonly phase: 'done' }
  | { readonly phase: 'failed'; readonly problem: string };

/** What the page told, as it was put right. */
export interface Facts {
  readonly title: string;
  readonly price: string;
  readonly category: string;
  readonly brand: string;
  readonly offer: string;
  readonly description: string;
  readonly selling_points: string[];
  readonly specs: { name: string; value: string }[];
  readonly link: string;
  readonly cover: string;
}

interface MadeVideo {
  readonly id: string;
  readonly url: string;
  readonly cover: string;
  readonly title: string;
}

/** A video on its way: plain data, kept by the browser after every change. */
export interface Video {
  readonly id: string;
  readonly link: string;
  readonly facts?: Facts;
  readonly media: readonly GoodsMedia[];
  /** Addresses that were taken out, or cannot be used. */
  readonly without: readonly string[];
  readonly goodsId?: string;
  /** Facts as they were saved, to save them again only when they changed. */
  readonly savedFacts?: string;
  readonly frameworkId?: string;
  readonly seconds: number;
  readonly seed: number;
  readonly script: string;
  /** The script that the cards were made of. */
  readonly boardOf?: string;
  readonly cards: readonly Card[];
  readonly scriptId?: string;
  readonly voiceId: string;
  readonly speed: number;
  /** By text, voice and speed. */
  readonly voices: Readonly<Record<string, VoiceClip>>;
  readonly templateKey: string;
  /** Where the subject of an image is, by its address. */
  readonly focuses?: Readonly<Record<string, Focus>>;
  readonly aiLabel: boolean;
  readonly made?: MadeVideo;
  readonly states: Readonly<Record<Stage, StageState>>;
}

export type { Card };

const todo: StageState = { phase: 'todo' };

export const emptyVideo: Video = {
  id: '',
  link: '',
  media: [],
  without: [],
  seconds: 20,
  seed: 1,
  script: '',
  cards: [],
  voiceId: '',
  speed: 1,
  voices: {},
  templateKey: '',
  aiLabel: true,
  states: { read: todo, framework: todo, script: todo, board: todo, voice: todo, render: todo },
};

export const chosenMedia = ({ media, without }: Video): readonly GoodsMedia[] =>
  media.filter(({ url }) => !without.includes(url));

export const voiceKey = ({ voiceId, speed }: Video, text: string): string =>
  `${voiceId}|${speed.toFixed(2)}|${text.trim()}`;

/** Stages after one that was done anew are to be done again; what they made stays to be seen meanwhile. */
export function outdated(video: Video, after: Stage): Video['states'] {
  const from = stages.indexOf(after) + 1;
  return Object.fromEntries(
    stages.map((stage, at) => [stage, at < from ? video.states[stage] : todo]),
  ) as Video['states'];
}

/** A video as it was kept: what was under way when the page closed is to be done again. */
export function recovered(video: Video): Video {
  const states = Object.fromEntries(
    stages.map((stage) => [stage, video.states[stage]?.phase === 'running' ? todo : (video.states[stage] ?? todo)]),
  ) as Video['states'];
  return { ...emptyVideo, ...video, states };
}

/** The first stage that is not done; undefined when the video is made. */
export const nextStage = ({ states }: Video): Stage | undefined =>
  stages.find((stage) => states[stage].phase !== 'done');

/** What the video is made from, for the chain. */
export const sourceOf = ({ goodsId, frameworkId, scriptId }: Video): SourceRef[] => [
  ...(goodsId ? [{ type: 'goods' as const, id: goodsId }] : []),
  ...(frameworkId ? [{ type: 'framework' as const, id: frameworkId }] : []),
  ...(scriptId ? [{ type: 'script' as const, id: scriptId }] : []),
];
