import type { AudioPlan } from '../../audio/audioPlan';
import { DUCK_ATTACK, DUCK_RELEASE, duckGain } from '../../audio/gain';
import type {
  AudioClip,
  CaptionClip,
  ImageClip,
  MediaRef,
  Project,
  StickerClip,
  TextClip,
  VideoClip,
} from '../../project/schema';
import { clipEnd } from '../../project/walk';
import { fitRect } from '../../render/fitRect';
import { cropOf, fitOf, STICKER_WIDTH, WHOLE_CROP } from '../../resolve/clipLayer';
import { clipRaster } from '../../resolve/clipRaster';
import { fromSeconds, type Ticks, toMicroseconds, toSeconds, ZERO } from '../../time/ticks';
import { bendsOf, curveAt, keyframeList, motionOf } from './motion';
import { type DraftJson, type DraftSpan, type Materials, segmentBase, spanOf } from './parts';
import { type TextPart, textMaterial, textParts } from './texts';

/** How long a still may be in the app: three hours. */
const STILL_DURATION = 10_800_000_000;
const WHOLE_SPAN = { start: 0, duration: 0 };

export interface DraftContext {
  readonly project: Project;
  readonly plan: AudioPlan;
  readonly materials: Materials;
  readonly newId: () => string;
  /** Where a medium lies, as the app writes it. */
  readonly pathOf: (media: MediaRef) => string;
}

const nameOf = (media: MediaRef): string => media.name || media.id;

/** Stretch of the source; as long as the speed says, so that the app computes the same speed. */
const sourceSpan = (trimStart: Ticks, duration: number, speed: number) => ({
  start: toMicroseconds(trimStart),
  duration: Math.round(duration * speed),
});

const speedOf = ({ materials }: DraftContext, speed: number): string =>
  materials.add('speeds', { curve_speed: null, mode: 0, speed, type: 'speed' });

/** Volume with what fades it: fades as a material, everything else as keyframes. */
function soundOf(context: DraftContext, clip: AudioClip | VideoClip) {
  const { plan, materials, newId } = context;
  const heard = plan.segments.find(({ clipId }) => clipId === clip.id);
  if (!heard) return { volume: 0, refs: [], keyframes: [] };
  const isDucked = heard.role === 'music' && plan.voice.length > 0 && plan.duckGain < 1;
  const bends = new Set<number>(bendsOf(clip, ['volume']));
  if (isDucked) for (const at of rampsOf(plan, clip)) bends.add(at);
  if (bends.size > 0) for (const edge of [0, clip.duration]) bends.add(edge);
  const gain = (local: Ticks): number =>
    heard.volume *
    curveAt(clip, 'volume', local, 1) *
    (isDucked ? duckGain(plan.voice, plan.duckGain, toSeconds(clip.start) + toSeconds(local)) : 1);
  const points = [...bends].sort((a, b) => a - b).map((at) => ({ at: at as Ticks, value: gain(at as Ticks) }));
  const refs =
    clip.fadeIn > 0 || clip.fadeOut > 0
      ? [
          materials.add('audio_fades', {
            fade_in_duration: toMicroseconds(clip.fadeIn),
            fade_out_duration: toMicroseconds(clip.fadeOut),
            fade_type: 0,
            type: 'audio_fade',
          }),
        ]
      : [];
  return { volume: gain(ZERO), refs, keyframes: keyframeList('KFTypeVolume', points, newId) };
}

/** Where music begins and ends to give way to a voice, and points between: the ramp is a curve. */
const rampsOf = ({ voice }: AudioPlan, { start, duration }: AudioClip | VideoClip): readonly number[] =>
  voice
    .flatMap((speech) => [
      ...[1, 0.75, 0.5, 0.25, 0].map((share) => speech.start - DUCK_ATTACK * share),
      ...[0, 0.25, 0.5, 0.75, 1].map((share) => speech.end + DUCK_RELEASE * share),
    ])
    .map((seconds) => fromSeconds(seconds) - start)
    .filter((at) => at > 0 && at < duration);

/** A sound as a segment; undefined where its medium is not in the project. */
export function audioSegment(context: DraftContext, clip: AudioClip): DraftJson | undefined {
  const { project, materials, newId, pathOf } = context;
  const media = project.media[clip.mediaId];
  if (!media) return undefined;
  const target = spanOf(clip.start, clipEnd(clip));
  const source = sourceSpan(clip.trimStart, target.duration, clip.speed);
  const { volume, refs, keyframes } = soundOf(context, clip);
  const materialId = materials.add('audios', {
    ...PLAIN_AUDIO,
    name: clip.name || nameOf(media),
    path: pathOf(media),
    duration: Math.max(toMicroseconds(media.duration), source.start + source.duration),
    type: media.kind === 'video' ? 'video_original_sound' : 'extract_music',
  });
  return {
    ...segmentBase(newId(), materialId, target),
    clip: null,
    hdr_settings: null,
    source_timerange: source,
    speed: clip.speed,
    volume,
    last_nonzero_volume: volume > 0 ? volume : 1,
    is_tone_modify: !clip.pitchKept,
    extra_material_refs: [speedOf(context, clip.speed), ...refs],
    common_keyframes: keyframes,
  };
}

/** An image, a sticker or a video as a segment; `refs` are further materials of it. */
export function imageSegment(
  context: DraftContext,
  clip: VideoClip | ImageClip | StickerClip,
  refs: readonly string[],
): DraftJson | undefined {
  const { project, materials, newId, pathOf } = context;
  const media = project.media[clip.mediaId];
  if (!media) return undefined;
  const { base, size, crop } = layOut(clip, media, project.canvas);
  const motion = motionOf(clip, { canvas: project.canvas, base, size }, newId);
  const target = spanOf(clip.start, clipEnd(clip));
  const isVideo = clip.type === 'video';
  const speed = isVideo ? clip.speed : 1;
  const source = isVideo ? sourceSpan(clip.trimStart, target.duration, speed) : { start: 0, duration: target.duration };
  const sound = isVideo ? soundOf(context, clip) : { volume: 1, refs: [], keyframes: [] };
  const materialId = materials.add('videos', {
    ...PLAIN_VIDEO,
    crop: cornersOf(crop),
    duration: isVideo ? Math.max(toMicroseconds(media.duration), source.start + source.duration) : STILL_DURATION,
    has_audio: media.hasAudio,
    height: media.height || project.canvas.height,
    width: media.width || project.canvas.width,
    material_name: nameOf(media),
    path: pathOf(media),
    type: isVideo ? 'video' : 'photo',
  });
  return {
    ...segmentBase(newId(), materialId, target),
    ...motion.settings,
    hdr_settings: { intensity: 1, mode: 1, nits: 1000 },
    source_timerange: source,
    speed,
    volume: sound.volume,
    last_nonzero_volume: sound.volume > 0 ? sound.volume : 1,
    is_tone_modify: isVideo && !clip.pitchKept,
    extra_material_refs: [speedOf(context, speed), ...sound.refs, ...refs],
    common_keyframes: [...motion.keyframes, ...sound.keyframes],
  };
}

interface DraftPhoto {
  readonly path: string;
  /** Its shape; the app reads the pixels from the file. */
  readonly width: number;
  readonly height: number;
  readonly span: DraftSpan;
}

/** An image that is no medium of the project. */
export function photoSegment(context: DraftContext, { path, width, height, span }: DraftPhoto): DraftJson {
  const { materials, newId } = context;
  const materialId = materials.add('videos', {
    ...PLAIN_VIDEO,
    ...{ crop: cornersOf(WHOLE_CROP), duration: STILL_DURATION, has_audio: false, height, width },
    ...{ material_name: path.slice(path.lastIndexOf('/') + 1), path, type: 'photo' },
  });
  return {
    ...segmentBase(newId(), materialId, span),
    hdr_settings: { intensity: 1, mode: 1, nits: 1000 },
    source_timerange: { start: 0, duration: span.duration },
    extra_material_refs: [speedOf(context, 1)],
  };
}

/**
 * The app fits the cropped image into the canvas whole, then scales it. So what covers the canvas here is cropped to the
 * canvas's shape there, and what is stretched here is scaled differently in both directions.
 */
function layOut(clip: VideoClip | ImageClip | StickerClip, media: MediaRef, canvas: Project['canvas']) {
  const source = { width: media.width || canvas.width, height: media.height || canvas.height };
  const base = { x: canvas.width / 2, y: canvas.height / 2, width: canvas.width, height: canvas.height };
  const contained = (part: { readonly width: number; readonly height: number }): number =>
    Math.min(canvas.width / part.width, canvas.height / part.height);
  if (clip.type === 'sticker') {
    const width = (canvas.width * STICKER_WIDTH) / (source.width * contained(source));
    return { base, size: { x: width, y: width }, crop: WHOLE_CROP };
  }
  const { source: shown, target } = fitRect(source, cropOf(clip, ZERO), base, fitOf(clip));
  const scale = contained(shown);
  const size = { x: target.width / (shown.width * scale), y: target.height / (shown.height * scale) };
  const isAlike = Math.abs(size.x - size.y) < 1e-4;
  return {
    base,
    size: isAlike ? { x: size.x, y: size.x } : size,
    crop: {
      x: shown.x / source.width,
      y: shown.y / source.height,
      width: shown.width / source.width,
      height: shown.height / source.height,
    },
  };
}

const cornersOf = ({ x, y, width, height }: typeof WHOLE_CROP): DraftJson => ({
  upper_left_x: x,
  upper_left_y: y,
  upper_right_x: x + width,
  upper_right_y: y,
  lower_left_x: x,
  lower_left_y: y + height,
  lower_right_x: x + width,
  lower_right_y: y + height,
});

/** A text or caption as one segment for each part of one style, each for a track of its own. */
export function textSegments(context: DraftContext, clip: TextClip | CaptionClip): readonly DraftJson[] {
  const { project, newId } = context;
  const raster = clipRaster(clip, project);
  if (!raster) return [];
  const { content } = raster;
  return textParts(content.items).map((part) => {
    const offset = { x: part.x - content.width / 2, y: part.y - content.height / 2 };
    const { settings, keyframes } = motionOf(clip, { canvas: project.canvas, base: content, offset }, newId);
    return textSegment(context, part, {
      ...settings,
      target_timerange: spanOf(clip.start, clipEnd(clip)),
      common_keyframes: keyframes,
    });
  });
}

/** A text that stands for `more.target_timerange` at `more.clip`. */
export const textSegment = (
  { project, materials, newId }: DraftContext,
  part: TextPart,
  more: DraftJson,
): DraftJson => ({
  ...segmentBase(newId(), materials.add('texts', textMaterial(part, project.canvas.width)), WHOLE_SPAN),
  source_timerange: null,
  extra_material_refs: [],
  ...more,
});

const PLAIN_VIDEO: DraftJson = {
  aigc_type: 'none',
  audio_fade: null,
  cartoon_path: '',
  category_id: '',
  category_name: 'local',
  check_flag: 63_487,
  crop_ratio: 'free',
  crop_scale: 1,
  extra_type_option: 0,
  formula_id: '',
  freeze: null,
  intensifies_audio_path: '',
  intensifies_path: '',
  is_ai_generate_content: false,
  is_copyright: false,
  is_text_edit_overdub: false,
  is_unified_beauty_mode: false,
  local_id: '',
  local_material_id: '',
  material_id: '',
  material_url: '',
  matting: {
    flag: 0,
    has_use_quick_brush: false,
    has_use_quick_eraser: false,
    interactiveTime: [],
    path: '',
    strokes: [],
  },
  media_path: '',
  object_locked: null,
  origin_material_id: '',
  picture_from: 'none',
  picture_set_category_id: '',
  picture_set_category_name: '',
  request_id: '',
  reverse_intensifies_path: '',
  reverse_path: '',
  smart_motion: null,
  source: 0,
  source_platform: 0,
  stable: { matrix_path: '', stable_level: 0, time_range: WHOLE_SPAN },
  team_id: '',
  video_algorithm: {
    algorithms: [],
    complement_frame_config: null,
    deflicker: null,
    gameplay_configs: [],
    motion_blur_config: null,
    noise_reduction: null,
    path: '',
    quality_enhance: null,
    time_range: null,
  },
};

const PLAIN_AUDIO: DraftJson = {
  app_id: 0,
  category_id: '',
  category_name: 'local',
  check_flag: 1,
  copyright_limit_type: 'none',
  effect_id: '',
  formula_id: '',
  intensifies_path: '',
  is_ai_clone_tone: false,
  is_text_edit_overdub: false,
  is_ugc: false,
  local_material_id: '',
  music_id: '',
  query: '',
  request_id: '',
  resource_id: '',
  search_id: '',
  source_from: '',
  source_platform: 0,
  team_id: '',
  text_id: '',
  tone_category_id: '',
  tone_category_name: '',
  tone_effect_id: '',
  tone_effect_name: '',
  tone_platform: '',
  tone_second_category_id: '',
  tone_second_category_name: '',
  tone_speaker: '',
  tone_type: '',
  video_id: '',
  wave_points: [],
};
