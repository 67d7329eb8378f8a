import { planAudio } from '../../audio/audioPlan';
import { projectDuration } from '../../project/projectDuration';
import type { MainTrack, MediaRef, OverlayTrack, Project, Transition } from '../../project/schema';
import { allClips, clipEnd, mediaIdOf } from '../../project/walk';
import { aiLabelLayer } from '../../resolve/aiLabelLayer';
import type { RasterLayer } from '../../resolve/frame';
import { type Watermark, watermarkLayer } from '../../resolve/watermarkLayer';
import { toMicroseconds, ZERO } from '../../time/ticks';
import { createMaterials, type DraftJson, draftColor, spanOf } from './parts';
import { audioSegment, type DraftContext, imageSegment, photoSegment, textSegment, textSegments } from './segments';
import { textParts } from './texts';
import { draftTransitions } from './transitions.data';

interface DraftOptions {
  /** Path of a medium in the draft's files. */
  readonly pathOf: (media: MediaRef) => string;
  /** Ids of everything in the draft; no two alike. */
  readonly newId: () => string;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** The mark that the brand's videos carry, and where its image lies; absent = none. */
  readonly watermark?: DraftMark | undefined;
}

interface DraftMark {
  readonly mark: Watermark;
  /** As the app writes it; '' where the mark is a text. */
  readonly path: string;
}

const PLATFORM = { app_id: 3704, app_source: 'lv', app_version: '5.9.0', os: 'windows' };
/** Pictures, then texts: a higher number is drawn later. */
const TEXT_LAYER = 14_000;

/** Media that a draft of the project shows or plays. */
export function draftMedia(project: Project): readonly MediaRef[] {
  const used = new Set(allClips(project).flatMap((clip) => (clip.type === 'figure' ? [] : (mediaIdOf(clip) ?? []))));
  return Object.values(project.media).filter(({ id }) => used.has(id));
}

/**
 * A project as the two files of a 剪映 (Jianying, CapCut) draft of version 5.9, which newer releases read and store
 * anew. Times are whole microseconds. What the app has no equal for is left out or plain; `draftLosses` names it.
 *
 * @returns `content` for draft_content.json and draft_info.json, `meta` for draft_meta_info.json.
 */
export function toJianyingDraft(
  project: Project,
  { pathOf, newId, now, watermark }: DraftOptions,
): { readonly content: DraftJson; readonly meta: DraftJson } {
  const materials = createMaterials(newId);
  const context: DraftContext = { project, plan: planAudio(project), materials, newId, pathOf };
  const { width, height, fps } = project.canvas;
  const { main, overlay, audio } = project.tracks;
  const pictures = [
    mainTrack(context, main),
    ...overlay.flatMap((track) => pictureTrack(context, track)),
    ...markPictureTrack(context, watermark),
  ];
  const texts = [
    ...overlay.flatMap((track) => textTracks(context, track)),
    ...(watermark ? layerTrack(context, watermarkLayer(watermark.mark, project)) : []),
    ...(project.aiLabel.visible ? layerTrack(context, aiLabelLayer(project)) : []),
  ];
  const sounds = audio.map((track) =>
    draftTrack(context, 'audio', {
      name: track.name,
      isMuted: track.muted,
      segments: present(track.clips.map((clip) => audioSegment(context, clip))),
    }),
  );
  const tracks = [
    ...pictures.map((track, index) => layered(track, index)),
    ...sounds.map((track) => layered(track, 0)),
    ...texts.map((track, index) => layered(track, TEXT_LAYER + index)),
  ];
  const duration = toMicroseconds(projectDuration(project));
  const id = newId();
  const seconds = Math.floor(now / 1000);
  const content = {
    ...EMPTY_CONTENT,
    id,
    canvas_config: { width, height, ratio: 'original' },
    config: { ...EMPTY_CONFIG, maintrack_adsorb: isGapless(main) },
    create_time: seconds,
    update_time: seconds,
    duration,
    fps: fps.num / fps.den,
    materials: materials.lists,
    tracks,
  };
  const meta = {
    ...EMPTY_META,
    draft_id: id,
    draft_name: project.title,
    tm_draft_create: now * 1000,
    tm_draft_modified: now * 1000,
    tm_duration: duration,
  };
  return { content, meta };
}

interface DraftTrack {
  readonly json: DraftJson;
  readonly segments: readonly DraftJson[];
}

interface TrackContent {
  readonly name: string;
  readonly isMuted?: boolean;
  readonly isHidden?: boolean;
  readonly segments: readonly DraftJson[];
}

const draftTrack = (
  { newId }: DraftContext,
  type: 'video' | 'audio' | 'text',
  { name, isMuted = false, isHidden = false, segments }: TrackContent,
): DraftTrack => ({
  json: { attribute: isMuted ? 1 : 0, flag: 0, id: newId(), is_default_name: name === '', name, type },
  segments: segments.map((segment) => ({ ...segment, visible: !isHidden })),
});

const layered = ({ json, segments }: DraftTrack, layer: number): DraftJson => ({
  ...json,
  segments: segments.map((segment) => ({ ...segment, render_index: layer })),
});

/** The main track is there even when it is empty: the first picture track of a draft is its main one. */
function mainTrack(context: DraftContext, track: MainTrack): DraftTrack {
  const segments = track.clips.map((clip, index) => {
    if (clip.type === 'placeholder') return undefined;
    const next = track.clips[index + 1];
    const join = track.transitions.find(
      ({ leftClipId, rightClipId }) => leftClipId === clip.id && rightClipId === next?.id,
    );
    const meets = next !== undefined && next.type !== 'placeholder' && next.start === clipEnd(clip);
    const refs = [...backgroundOf(context), ...(join && meets ? transitionOf(context, join) : [])];
    return imageSegment(context, clip, refs);
  });
  const { name, muted, hidden } = track;
  return draftTrack(context, 'video', { name, isMuted: muted, isHidden: hidden, segments: present(segments) });
}

const present = (segments: readonly (DraftJson | undefined)[]): readonly DraftJson[] =>
  segments.filter((segment) => segment !== undefined);

/** The canvas behind a picture that does not fill it; black is what the app takes by itself. */
function backgroundOf({ project, materials }: DraftContext): readonly string[] {
  const color = draftColor(project.canvas.background);
  if (!color || color.hex === '#000000') return [];
  const image = { album_image: '', blur: 0, image: '', image_id: '', image_name: '', source_platform: 0, team_id: '' };
  return [materials.add('canvases', { type: 'canvas_color', color: color.hex, ...image })];
}

function transitionOf({ materials }: DraftContext, { type, duration }: Transition): readonly string[] {
  const equal = draftTransitions[type];
  if (!equal) return [];
  return [
    materials.add('transitions', {
      category_id: '',
      category_name: '',
      duration: toMicroseconds(duration),
      effect_id: equal.effectId,
      is_overlap: equal.overlaps,
      name: equal.name,
      platform: 'all',
      resource_id: equal.resourceId,
      type: 'transition',
    }),
  ];
}

function pictureTrack(context: DraftContext, { name, muted, hidden, clips }: OverlayTrack): readonly DraftTrack[] {
  const segments = present(
    clips.map((clip) =>
      clip.type === 'video' || clip.type === 'image' || clip.type === 'sticker'
        ? imageSegment(context, clip, [])
        : undefined,
    ),
  );
  return segments.length > 0
    ? [draftTrack(context, 'video', { name, isMuted: muted, isHidden: hidden, segments })]
    : [];
}

/** The parts of a caption stand at the same time, so each has a track. */
function textTracks(context: DraftContext, { name, hidden, clips }: OverlayTrack): readonly DraftTrack[] {
  const lanes: DraftJson[][] = [];
  for (const clip of clips) {
    if (clip.type !== 'text' && clip.type !== 'caption') continue;
    textSegments(context, clip).forEach((segment, index) => {
      const lane = lanes[index] ?? [];
      lane.push(segment);
      lanes[index] = lane;
    });
  }
  return lanes.map((segments) => draftTrack(context, 'text', { name, isHidden: hidden, segments }));
}

/** The mark of AI content, and that of the brand, stay with the video wherever it is finished. */
function layerTrack(context: DraftContext, { placement, items, width, height }: RasterLayer): readonly DraftTrack[] {
  const { project } = context;
  const end = projectDuration(project);
  if (end === ZERO) return [];
  const segments = textParts(items).map((part) => {
    const x = placement.x - width / 2 + part.x;
    const y = placement.y - height / 2 + part.y;
    return textSegment(context, part, {
      target_timerange: spanOf(ZERO, end),
      clip: standing(project, { x, y, alpha: placement.opacity }),
      uniform_scale: { on: true, value: 1 },
    });
  });
  return segments.length > 0 ? [draftTrack(context, 'text', { name: '', segments })] : [];
}

/** Where something stands that never moves: the app counts from the middle, upwards, in halves of the canvas. */
const standing = (
  { canvas }: Project,
  {
    x,
    y,
    alpha,
    scale = 1,
  }: { readonly x: number; readonly y: number; readonly alpha: number; readonly scale?: number },
): DraftJson => ({
  alpha,
  flip: { horizontal: false, vertical: false },
  rotation: 0,
  scale: { x: scale, y: scale },
  transform: { x: (x / canvas.width) * 2 - 1, y: 1 - (y / canvas.height) * 2 },
});

/** The brand's image above all other pictures. */
function markPictureTrack(context: DraftContext, watermark: DraftMark | undefined): readonly DraftTrack[] {
  const { project } = context;
  const end = projectDuration(project);
  if (!watermark || watermark.path === '' || end === ZERO) return [];
  const { placement, width, height } = watermarkLayer(watermark.mark, project);
  const { canvas } = project;
  // The app fits the whole image into the canvas, then scales it.
  const scale = Math.max(width / canvas.width, height / canvas.height);
  const segment = photoSegment(context, { path: watermark.path, width, height, span: spanOf(ZERO, end) });
  const clip = standing(project, { x: placement.x, y: placement.y, alpha: placement.opacity, scale });
  return [
    draftTrack(context, 'video', {
      name: '',
      segments: [{ ...segment, clip, uniform_scale: { on: true, value: 1 } }],
    }),
  ];
}

const isGapless = ({ clips }: MainTrack): boolean =>
  clips.every((clip, index) => {
    const before = clips[index - 1];
    return clip.type !== 'placeholder' && clip.start === (before ? clipEnd(before) : ZERO);
  });

const EMPTY_CONFIG: DraftJson = {
  adjust_max_index: 1,
  attachment_info: [],
  combination_max_index: 1,
  export_range: null,
  extract_audio_last_index: 1,
  lyrics_recognition_id: '',
  lyrics_sync: true,
  lyrics_taskinfo: [],
  material_save_mode: 0,
  multi_language_current: 'none',
  multi_language_list: [],
  multi_language_main: 'none',
  multi_language_mode: 'none',
  original_sound_last_index: 1,
  record_audio_last_index: 1,
  sticker_max_index: 1,
  subtitle_keywords_config: null,
  subtitle_recognition_id: '',
  subtitle_sync: true,
  subtitle_taskinfo: [],
  system_font_list: [],
  video_mute: false,
  zoom_info_params: null,
};

const EMPTY_CONTENT: DraftJson = {
  color_space: 0,
  cover: null,
  extra_info: null,
  free_render_index_mode_on: false,
  group_container: null,
  keyframe_graph_list: [],
  keyframes: { adjusts: [], audios: [], effects: [], filters: [], handwrites: [], stickers: [], texts: [], videos: [] },
  last_modified_platform: PLATFORM,
  mutable_config: null,
  name: '',
  new_version: '110.0.0',
  platform: PLATFORM,
  relationships: [],
  render_index_track_mode_on: false,
  retouch_cover: null,
  source: 'default',
  static_cover_image_path: '',
  time_marks: null,
  version: 360_000,
};

const EMPTY_META: DraftJson = {
  cloud_package_completed_time: '',
  draft_cloud_last_action_download: false,
  draft_cloud_materials: [],
  draft_cover: '',
  draft_deeplink_url: '',
  draft_enterprise_info: {
    draft_enterprise_extra: '',
    draft_enterprise_id: '',
    draft_enterprise_name: '',
    enterprise_material: [],
  },
  draft_fold_path: '',
  draft_is_ai_shorts: false,
  draft_is_article_video_draft: false,
  draft_is_from_deeplink: 'false',
  draft_is_invisible: false,
  draft_materials: [0, 1, 2, 3, 6, 7, 8].map((type) => ({ type, value: [] })),
  draft_materials_copied_info: [],
  draft_new_version: '',
  draft_removable_storage_device: '',
  draft_root_path: '',
  draft_segment_extra_info: [],
  draft_type: '',
  tm_draft_cloud_completed: '',
  tm_draft_cloud_modified: 0,
  tm_draft_removed: 0,
};
