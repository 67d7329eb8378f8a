import { z } from 'zod';
import { GESTURES } from '../figure/gestures';
import type { Ticks } from '../time/ticks';
import { AI_LABEL_TEXT } from './aiLabel.data';
import { captionTemplateSchema } from './captionTemplates/schema';

/**
 * The project document: plain JSON, versioned, validated at the border (load, import, server). Inside the engine the
 * inferred readonly types are used; anything that changes a document is an action of engine/edit.
 */
export const PROJECT_VERSION = 3;

const tick = z
  .number()
  .int()
  .transform((value) => value as Ticks);
const span = z
  .number()
  .int()
  .positive()
  .transform((value) => value as Ticks);
const id = z.string().min(1).max(64);
const unit = z.number().min(0).max(1);

const easing = z.enum(['linear', 'ease-in', 'ease-out', 'ease-in-out', 'back', 'bounce', 'elastic', 'hold']);
const paramValue = z.union([z.number(), z.string(), z.boolean()]);
export type ParamValue = z.infer<typeof paramValue>;
/** Values by param id; what ids there are, their defaults and limits: engine/project/params. */
const params = z.record(z.string(), paramValue).default({});
const keyframes = z.record(z.string(), z.array(z.object({ at: tick, value: z.number(), easing }))).default({});
const effect = z.object({ id, type: z.string(), enabled: z.boolean().default(true), params });

const base = {
  id,
  name: z.string().max(200).default(''),
  /** On the timeline. */
  start: tick,
  duration: span,
  params,
  /** Times are relative to the clip's start. */
  keyframes,
  effects: z.array(effect).max(20).default([]),
  /** Clips with the same group are selected and moved together. */
  groupId: id.optional(),
  /** An image and the sound that was taken out of it: moved, trimmed and split together until they are unlinked. */
  linkId: id.optional(),
};
const sourced = {
  mediaId: id,
  /** Cut off at the head of the source, in source time. */
  trimStart: tick.default(0 as Ticks),
  /** 0.25–4. */
  speed: z.number().min(0.25).max(4).default(1),
  /** At another speed voices keep their pitch; false = as a tape would play. */
  pitchKept: z.boolean().default(true),
};
const audio = {
  /** 0–2, 1 = as recorded. */
  volume: z.number().min(0).max(2).default(1),
  fadeIn: tick.default(0 as Ticks),
  fadeOut: tick.default(0 as Ticks),
  muted: z.boolean().default(false),
};
/** A word with its time relative to the clip's start, for highlight. */
const word = z.object({ text: z.string(), at: tick, duration: tick });

export const videoClip = z.object({
  type: z.literal('video'),
  ...base,
  ...sourced,
  ...audio,
  reversed: z.boolean().default(false),
  /** Freeze frame: the image at `trimStart` stands still, without sound. */
  frozen: z.boolean().default(false),
});
export const imageClip = z.object({ type: z.literal('image'), ...base, mediaId: id });
export const textClip = z.object({ type: z.literal('text'), ...base, text: z.string().max(2000) });
export const captionClip = z.object({
  type: z.literal('caption'),
  ...base,
  /** Unique key of a caption template (ruling 19). */
  templateKey: z.string(),
  /** Variable name (`caption`, `subtitle`) → text. */
  texts: z.record(z.string(), z.string().max(500)),
  words: z.array(word).max(500).default([]),
});
export const stickerClip = z.object({ type: z.literal('sticker'), ...base, mediaId: id });
export const shapeClip = z.object({
  type: z.literal('shape'),
  ...base,
  shape: z.enum(['rect', 'ellipse', 'line', 'triangle', 'star', 'arrow']),
});
export const audioClip = z.object({
  type: z.literal('audio'),
  ...base,
  ...sourced,
  ...audio,
  role: z.enum(['voice', 'music', 'effect']).default('voice'),
  reversed: z.boolean().default(false),
});
/** Pixels; what a place asks for until somebody wishes another size (brief, point 9). */
const placeholderSide = z.number().int().min(1).max(16_384).default(1200);

/** A place to be filled later; the media placeholder of the brief, point 3. */
export const placeholderClip = z.object({
  type: z.literal('placeholder'),
  ...base,
  /** The medium that stood here or is meant for the place, if any; the project may know it no longer. */
  mediaId: id.optional(),
  width: placeholderSide,
  height: placeholderSide,
  /** Only this kind may be put here; absent = either. */
  accepts: z.enum(['image', 'video']).optional(),
  /** What the user gave to be put here, and where it lies once it is stored; the clip is then replaced by it. */
  input_url: z.string().max(4000).default(''),
  url: z.string().max(4000).default(''),
  cutter_config: z.record(z.string(), z.unknown()).default({}),
});

/** Where mouth and eyes lie on a portrait: shares of its width and height; a width is a share of the image's. */
const feature = z.object({ x: unit, y: unit, width: z.number().min(0.005).max(1) });
const portraitMarks = z.object({ mouth: feature, eyes: z.array(feature).max(2).default([]) });
/** A presenter who speaks: drawn by the engine, or a portrait that is moved. */
export const figureClip = z.object({
  type: z.literal('figure'),
  ...base,
  /** An id of engine/figure's presenters; a portrait has `mediaId` too and is drawn instead. */
  presenter: z.string().min(1).max(64),
  /** The portrait: an image of the project. */
  mediaId: id.optional(),
  /** Without marks a portrait only sways, and a ring shows its voice. */
  portrait: portraitMarks.optional(),
  /** Mouth code of the whole speech (engine/figure, one letter a thirtieth second), so that no sound is needed to draw. */
  mouth: z
    .string()
    .max(400_000)
    .regex(/^[\w-]*$/)
    .default(''),
  /** Which moment of the speech the clip begins with. */
  speechStart: tick.default(0 as Ticks),
  /** On the speech's clock. */
  gestures: z
    .array(z.object({ kind: z.enum(GESTURES), at: tick, duration: span }))
    .max(2000)
    .default([]),
  /** Makes blinks and sway its own. */
  seed: z.number().int().min(0).max(1_000_000).default(1),
});

const visualClip = z.discriminatedUnion('type', [
  videoClip,
  imageClip,
  textClip,
  captionClip,
  stickerClip,
  shapeClip,
  placeholderClip,
  figureClip,
]);
const mainClip = z.discriminatedUnion('type', [videoClip, imageClip, placeholderClip]);

/** Between a clip and its right neighbor on the main track. */
export const transition = z.object({ id, type: z.string(), leftClipId: id, rightClipId: id, duration: span });

const trackBase = {
  id,
  name: z.string().max(60).default(''),
  hidden: z.boolean().default(false),
  locked: z.boolean().default(false),
  muted: z.boolean().default(false),
};
const overlayTrack = z.object({ ...trackBase, clips: z.array(visualClip).max(5000) });
const mainTrack = z.object({
  ...trackBase,
  clips: z.array(mainClip).max(5000),
  transitions: z.array(transition).max(5000).default([]),
});
const audioTrack = z.object({ ...trackBase, clips: z.array(audioClip).max(5000) });

/** `beat`: found in the music; edges snap to it, and all beats are replaced together. */
const marker = z.object({
  id,
  at: tick,
  label: z.string().max(100).default(''),
  kind: z.enum(['note', 'beat']).default('note'),
});

export const mediaRef = z.object({
  id,
  kind: z.enum(['image', 'video', 'audio']),
  name: z.string().max(255).default(''),
  url: z.string().max(4000),
  /** Content hash, the key in local storage. */
  hash: z.string().max(128).optional(),
  width: z.number().int().min(0).default(0),
  height: z.number().int().min(0).default(0),
  /** 0 for images that stand still; one loop of those that move. */
  duration: tick.default(0 as Ticks),
  /** Of a video with a steady one. */
  fps: z.object({ num: z.number().int().positive(), den: z.number().int().positive() }).optional(),
  hasAudio: z.boolean().default(false),
  /** What a video's sound is made of where no decoder could read it when the file came in: it plays without. */
  lostAudio: z.string().max(40).optional(),
  /** The file ends before it should; `duration` is what is there. */
  isTruncated: z.boolean().optional(),
  /** Made by a machine: a synthetic voice, a generated image. */
  isAi: z.boolean().optional(),
});

/** Most characters, and what of the goods a text is filled with (`domain/templates` knows the names). */
const textRule = z.object({ limit: z.number().int().min(1).max(2000).optional(), from: z.string().max(20).optional() });

export const projectSchema = z.object({
  version: z.literal(PROJECT_VERSION),
  id,
  title: z.string().max(200),
  canvas: z.object({
    width: z.number().int().min(16).max(8192),
    height: z.number().int().min(16).max(8192),
    fps: z.object({ num: z.number().int().positive(), den: z.number().int().positive() }),
    /** CSS color. */
    background: z.string().max(40).default('#000000'),
  }),
  tracks: z.object({
    /** Drawn above main, first = lowest. */
    overlay: z.array(overlayTrack).max(50),
    main: mainTrack,
    audio: z.array(audioTrack).max(50),
  }),
  media: z.record(z.string(), mediaRef),
  /** Own caption designs by key; a key that a predefined design has too means this one. */
  templates: z
    .record(z.string().min(1).max(64), captionTemplateSchema)
    .refine((templates) => Object.keys(templates).length <= 200, 'too many templates')
    .default({}),
  markers: z.array(marker).max(2000).default([]),
  /**
   * The duty to label AI content (in force 2025-09-01): a visible mark and metadata in the file. A new project begins
   * without; it is turned on when the first AI-made part comes in. Documents that say nothing of it are older.
   */
  aiLabel: z
    .object({ visible: z.boolean(), metadata: z.boolean(), text: z.string().max(30) })
    .default({ visible: true, metadata: true, text: AI_LABEL_TEXT }),
  ducking: z.object({ enabled: z.boolean(), gain: unit }).default({ enabled: true, gain: 0.25 }),
  /** The main track has no gaps: what leaves pulls what follows along, what comes makes room (main track magnetic). */
  magnetic: z.boolean().optional(),
  /** Files that come in stay in the browser that they came into; absent = nobody was asked yet, and they are stored. */
  keepsMediaLocal: z.boolean().optional(),
  /** What an export's sound is mastered to: integrated loudness in LUFS, true peak in dBTP. Absent = as it was mixed. */
  loudness: z.object({ target: z.number().min(-36).max(-6), truePeak: z.number().min(-9).max(0) }).optional(),
  /** Of a video that is made to be filled: the moment that its cover shows. */
  coverAt: tick.optional(),
  /** Of a video that is made to be filled: what may be written in its named texts, by the id of their clips. */
  textRules: z.record(id, textRule).optional(),
  source: z
    .array(z.object({ type: z.string(), id }))
    .max(50)
    .default([]),
});

type DeepReadonly<T> = T extends Ticks
  ? T
  : T extends (infer U)[]
    ? readonly DeepReadonly<U>[]
    : T extends object
      ? { readonly [K in keyof T]: DeepReadonly<T[K]> }
      : T;

export type Project = DeepReadonly<z.output<typeof projectSchema>>;
export type VideoClip = DeepReadonly<z.output<typeof videoClip>>;
export type ImageClip = DeepReadonly<z.output<typeof imageClip>>;
export type TextClip = DeepReadonly<z.output<typeof textClip>>;
export type CaptionClip = DeepReadonly<z.output<typeof captionClip>>;
export type StickerClip = DeepReadonly<z.output<typeof stickerClip>>;
export type ShapeClip = DeepReadonly<z.output<typeof shapeClip>>;
export type AudioClip = DeepReadonly<z.output<typeof audioClip>>;
export type PlaceholderClip = DeepReadonly<z.output<typeof placeholderClip>>;
export type FigureClip = DeepReadonly<z.output<typeof figureClip>>;
export type PortraitMarks = DeepReadonly<z.output<typeof portraitMarks>>;
export type VisualClip = DeepReadonly<z.output<typeof visualClip>>;
export type MainClip = DeepReadonly<z.output<typeof mainClip>>;
export type Clip = VisualClip | AudioClip;
export type OverlayTrack = DeepReadonly<z.output<typeof overlayTrack>>;
export type MainTrack = DeepReadonly<z.output<typeof mainTrack>>;
export type AudioTrack = DeepReadonly<z.output<typeof audioTrack>>;
export type Transition = DeepReadonly<z.output<typeof transition>>;
export type Marker = DeepReadonly<z.output<typeof marker>>;
export type MediaRef = DeepReadonly<z.output<typeof mediaRef>>;
export type Keyframe = { readonly at: Ticks; readonly value: number; readonly easing: z.infer<typeof easing> };
export type TextRule = DeepReadonly<z.output<typeof textRule>>;
export type Effect = DeepReadonly<z.output<typeof effect>>;
