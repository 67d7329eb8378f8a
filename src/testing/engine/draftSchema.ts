import { z } from 'zod';

/**
 * What a published reader of 剪映 drafts (pyJianYingDraft, its `ScriptFile.load_template`, `ImportedTrack` and
 * `ImportedSegment`, November 2026) takes from a file, and what its writer says the app needs beside it. Written by hand:
 * it knows nothing of our writer.
 */
const micros = z.number().int().min(0);
const span = z.object({ start: micros, duration: micros.positive() });
const id = z.string().min(1);
const path = z.string().regex(/^##_draftpath_placeholder_[0-9A-F-]{36}_##\/media\/[^/\\]+$/);
const pair = z.object({ x: z.number(), y: z.number() });

const keyframes = z.array(
  z.object({
    id,
    property_type: z.enum([
      'KFTypePositionX',
      'KFTypePositionY',
      'KFTypeRotation',
      'KFTypeScaleX',
      'KFTypeScaleY',
      'KFTypeAlpha',
      'KFTypeVolume',
    ]),
    keyframe_list: z
      .array(z.object({ id, curveType: z.literal('Line'), time_offset: micros, values: z.tuple([z.number()]) }))
      .min(2),
  }),
);

const segment = z.object({
  id,
  material_id: id,
  target_timerange: span,
  render_index: z.number().int(),
  extra_material_refs: z.array(id),
  common_keyframes: keyframes,
  visible: z.boolean(),
  speed: z.number().positive(),
  volume: z.number().min(0),
});
const picture = {
  clip: z.object({
    alpha: z.number().min(0).max(1),
    flip: z.object({ horizontal: z.boolean(), vertical: z.boolean() }),
    rotation: z.number(),
    scale: pair,
    transform: pair,
  }),
  uniform_scale: z.object({ on: z.boolean(), value: z.number() }),
};
const track = { id, name: z.string(), attribute: z.union([z.literal(0), z.literal(1)]), flag: z.number() };

const tracks = z.array(
  z.discriminatedUnion('type', [
    z.object({
      ...track,
      type: z.literal('video'),
      segments: z.array(segment.extend({ ...picture, source_timerange: span })),
    }),
    z.object({
      ...track,
      type: z.literal('audio'),
      segments: z.array(segment.extend({ clip: z.null(), source_timerange: span })),
    }),
    z.object({
      ...track,
      type: z.literal('text'),
      segments: z.array(segment.extend({ ...picture, source_timerange: z.null() })),
    }),
  ]),
);

const unit = z.number().min(0).max(1);
const crop = z.object({
  upper_left_x: unit,
  upper_left_y: unit,
  upper_right_x: unit,
  upper_right_y: unit,
  lower_left_x: unit,
  lower_left_y: unit,
  lower_right_x: unit,
  lower_right_y: unit,
});
const rgb = z.tuple([unit, unit, unit]);
const solid = z.object({ solid: z.object({ alpha: unit, color: rgb }) });
/** The letters of a text: JSON within the JSON. */
export const draftTextContent = z.object({
  text: z.string().min(1),
  styles: z.tuple([
    z.object({
      fill: z.object({ content: solid }),
      range: z.tuple([z.literal(0), z.number().int().positive()]),
      size: z.number().positive(),
      bold: z.boolean(),
      italic: z.boolean(),
      underline: z.boolean(),
      strokes: z.array(z.object({ content: solid, width: z.number().positive() })),
    }),
  ]),
});

/** draft_content.json, the fields that are read. */
export const draftContentSchema = z.object({
  id,
  version: z.literal(360_000),
  fps: z.number().positive(),
  duration: micros,
  canvas_config: z.object({ width: z.number().int(), height: z.number().int(), ratio: z.literal('original') }),
  last_modified_platform: z.object({ app_id: z.literal(3704), app_version: z.literal('5.9.0') }),
  materials: z
    .object({
      videos: z.array(
        z.object({
          id,
          path,
          material_name: z.string().min(1),
          type: z.enum(['video', 'photo']),
          duration: micros.positive(),
          width: z.number().int().positive(),
          height: z.number().int().positive(),
          crop,
        }),
      ),
      audios: z.array(z.object({ id, path, name: z.string().min(1), type: z.string(), duration: micros.positive() })),
      texts: z.array(z.object({ id, type: z.literal('text'), content: z.string() })),
      speeds: z.array(z.object({ id, type: z.literal('speed'), mode: z.literal(0), speed: z.number().positive() })),
      transitions: z.array(
        z.object({
          id,
          type: z.literal('transition'),
          name: z.string().min(1),
          effect_id: z.string().regex(/^\d+$/),
          resource_id: z.string().regex(/^\d{19}$/),
          duration: micros.positive(),
          is_overlap: z.boolean(),
        }),
      ),
      audio_fades: z.array(
        z.object({ id, type: z.literal('audio_fade'), fade_in_duration: micros, fade_out_duration: micros }),
      ),
      canvases: z.array(z.object({ id, type: z.literal('canvas_color'), color: z.string().regex(/^#[0-9A-F]{6}$/) })),
    })
    .catchall(z.array(z.unknown()).length(0)),
  tracks,
});
export type DraftContent = z.infer<typeof draftContentSchema>;

/** draft_meta_info.json. */
export const draftMetaSchema = z.object({
  draft_id: id,
  draft_name: z.string().min(1),
  draft_materials: z.array(z.object({ type: z.number(), value: z.array(z.unknown()) })).length(7),
  tm_draft_create: micros,
  tm_draft_modified: micros,
  tm_duration: micros,
});
