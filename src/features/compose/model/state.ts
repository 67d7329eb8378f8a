import type { MediaTrouble } from '@/blocks/goods/collectMedia';
import { type VideoPlatformId, videoPlatformIds } from '@/domain/platforms/types';
import type { VideoFormat } from '@/domain/storyboard/formats';
import type { VideoGraphics } from '@/domain/storyboard/graphics';
import type { GraphicsStyleKey } from '@/domain/storyboard/graphics.data';
import type { Card, Focus, Shot, VoiceClip } from '@/domain/storyboard/types';
import type { CaptionTemplate } from '@/engine/project/captionTemplates';
import type { GoodsMedia } from '@/services/goods/schema';
import type { ScriptNotes } from '@/services/script/schema';
import type { Angle } from './angles';

/** The five steps of product to video, in order. */
export const steps = ['goods', 'framework', 'script', 'storyboard', 'produce'] as const;
export type Step = (typeof steps)[number];

export const platforms = videoPlatformIds;
type Platform = VideoPlatformId;

export interface GoodsDraft {
  /** Record id once saved. */
  readonly id?: string;
  readonly title: string;
  readonly price: string;
  readonly category: string;
  readonly brand: string;
  /** What it is called in speech; absent in older drafts, empty = as its title tells. */
  readonly spokenName?: string;
  readonly description: string;
  readonly sellingPoints: readonly string[];
  readonly specs: readonly { readonly name: string; readonly value: string }[];
  readonly offer: string;
  readonly link: string;
  readonly cover: string;
  readonly media: readonly GoodsMedia[];
  /** Addresses of media that the user has taken out; they stay visible and can be taken in again. */
  readonly excluded: readonly string[];
  /** Media that turned out to be unusable, by address, with the reason's message id. */
  readonly broken: Readonly<Record<string, MediaTrouble>>;
  /** What the page did not tell. */
  readonly missing: readonly string[];
  /** Whether the record on the server equals what stands here. */
  readonly isSaved: boolean;
}

export type { MediaTrouble };

/** Fields of the first step that others point to. */
export type GoodsField = 'title' | 'price' | 'sellingPoints' | 'description';

export interface GoodsState {
  readonly origin: 'link' | 'hand' | 'library';
  /** What stands in the link field, kept through errors. */
  readonly linkInput: string;
  /** The order in the user's own words that the form was filled from. */
  readonly idea?: string;
  /** What the name was taken for where the order told none, may be empty; the user is asked while it stands there. */
  readonly guess?: string;
  readonly form: GoodsDraft;
}

export interface Brief {
  readonly frameworkId?: string;
  readonly platform: Platform;
  /** Shape of the video; absent = upright, as all were before there was a choice. */
  readonly format?: VideoFormat | undefined;
  /** The user chose the shape himself: another platform leaves it. */
  readonly isFormatFixed?: boolean;
  readonly seconds: number;
  readonly wish: string;
  /** How it shall sound, in the user's words; absent = as the wish says. */
  readonly tone?: string | undefined;
  /** Documents whose facts may be told; absent in older drafts. */
  readonly knowledgeIds?: readonly string[];
}

type VariantPhase = 'streaming' | 'done' | 'stopped' | 'failed';

/** One of the scripts that are written side by side. */
export interface Variant {
  readonly id: string;
  readonly seed: number;
  /** How it tells it; absent = by the brief. */
  readonly angle?: Angle;
  readonly text: string;
  readonly phase: VariantPhase;
  /** Why it failed, as shown. */
  readonly problem?: string;
  /** What the writer says about it. */
  readonly notes?: ScriptNotes | undefined;
  /** The script of the library that it was kept as. */
  readonly keptAs?: string | undefined;
}

export type { Card, Shot, VoiceClip };

export interface VideoOutput {
  readonly id: string;
  readonly url: string;
  readonly title: string;
  readonly cover: string;
  readonly width: number;
  readonly height: number;
  readonly duration: number;
  readonly size: number;
  readonly container: string;
  readonly videoCodec: string;
  readonly audioCodec: string;
}

/** `running` in a draft that was just loaded means: the tab was closed in the middle. */
export type Output =
  | { readonly status: 'none' }
  | { readonly status: 'running'; readonly startedAt: number; readonly fingerprint: string }
  | { readonly status: 'done'; readonly fingerprint: string; readonly video: VideoOutput };

/** Everything the user has entered or decided; plain JSON, saved to IndexedDB and to the project record. */
export interface Draft {
  readonly schema: 1;
  /** Names the save that brought it to the server: a browser knows its own by it. */
  readonly saveId?: string;
  /** Id of the project document, the same at every build. */
  readonly documentId: string;
  readonly step: Step;
  readonly goods: GoodsState;
  readonly brief: Brief;
  /** Grows with every set of variants, so that a new set is not the old one again. */
  readonly round: number;
  readonly variants: readonly Variant[];
  readonly chosenVariantId?: string;
  /** How many lines of the chosen variant have become cards. */
  readonly importedLines: number;
  readonly cards: readonly Card[];
  readonly scriptId?: string;
  /** The topic that it was begun with. */
  readonly topicId?: string;
  readonly voiceId: string;
  readonly speed: number;
  /** By voiceKey(text, voice, speed). */
  readonly voices: Readonly<Record<string, VoiceClip>>;
  readonly templateKey: string;
  /** Caption designs that were taken along, as they were then. */
  readonly designs?: readonly CaptionTemplate[];
  /** Graphics that the user wrote or took out (empty text); the others follow script and goods. */
  readonly graphics?: Partial<VideoGraphics>;
  /** False = none of them is shown; absent = they are. */
  readonly hasGraphics?: boolean;
  readonly graphicsStyle?: GraphicsStyleKey;
  /** A piece of our own music by id, empty for none; absent = what suits the goods. */
  readonly music?: string;
  /** Where the subject of an image is, by its address, for those that were looked at. */
  readonly focuses?: Readonly<Record<string, Focus>>;
  readonly aiLabel: boolean;
  readonly output: Output;
}

export interface Past {
  readonly label:
    | 'typing'
    | 'replace'
    | 'replaceAll'
    | 'remove'
    | 'add'
    | 'move'
    | 'split'
    | 'merge'
    | 'paste'
    | 'shot';
  /** Typing into the same card is one entry. */
  readonly cardId?: string;
  readonly cards: readonly Card[];
}

/** What is going on for one voice; absent = nothing. */
type VoiceRun = { readonly state: 'running' } | { readonly state: 'failed'; readonly problem: string };

export interface ComposeState {
  readonly draft: Draft;
  /** Cards before each change, newest last. */
  readonly past: readonly Past[];
  readonly voiceRuns: Readonly<Record<string, VoiceRun>>;
  /** Who writes, as the stream told. */
  readonly writer?: string;
  /** The field of the first step that the user was sent to and that waits for the focus. */
  readonly asked?: GoodsField | undefined;
}

export const emptyGoods: GoodsDraft = {
  title: '',
  price: '',
  category: '',
  brand: '',
  description: '',
  sellingPoints: [],
  specs: [],
  offer: '',
  link: '',
  cover: '',
  media: [],
  excluded: [],
  broken: {},
  missing: [],
  isSaved: false,
};

export const emptyDraft: Draft = {
  schema: 1,
  documentId: 'draft',
  step: 'goods',
  goods: { origin: 'link', linkInput: '', form: emptyGoods },
  brief: { platform: 'douyin', seconds: 30, wish: '' },
  round: 0,
  variants: [],
  importedLines: 0,
  cards: [],
  voiceId: '',
  speed: 1,
  voices: {},
  templateKey: '',
  aiLabel: true,
  output: { status: 'none' },
};

export const initialState: ComposeState = { draft: emptyDraft, past: [], voiceRuns: {} };
