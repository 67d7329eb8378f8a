import { type Ticks, toMicroseconds } from '../../time/ticks';

export type DraftJson = Readonly<Record<string, unknown>>;

/** The app puts the draft's own folder in its place, wherever the folder lies. */
export const DRAFT_PATH = '##_draftpath_placeholder_0E685133-18CE-45ED-8CB8-2904A212EC80_##';

export interface DraftSpan {
  readonly start: number;
  readonly duration: number;
}

/** A stretch of the timeline in whole microseconds. Both edges are rounded, so that neighbors still meet. */
export const spanOf = (start: Ticks, end: Ticks): DraftSpan => ({
  start: toMicroseconds(start),
  duration: toMicroseconds(end) - toMicroseconds(start),
});

/** Kinds of materials that the app keeps lists of; we fill seven of them. */
const MATERIAL_KINDS = [
  'ai_translates',
  'audio_balances',
  'audio_effects',
  'audio_fades',
  'audio_track_indexes',
  'audios',
  'beats',
  'canvases',
  'chromas',
  'color_curves',
  'digital_humans',
  'drafts',
  'effects',
  'flowers',
  'green_screens',
  'handwrites',
  'hsl',
  'images',
  'log_color_wheels',
  'loudnesses',
  'manual_deformations',
  'masks',
  'material_animations',
  'material_colors',
  'multi_language_refs',
  'placeholders',
  'plugin_effects',
  'primary_color_wheels',
  'realtime_denoises',
  'shapes',
  'smart_crops',
  'smart_relights',
  'sound_channel_mappings',
  'speeds',
  'stickers',
  'tail_leaders',
  'text_templates',
  'texts',
  'time_marks',
  'transitions',
  'video_effects',
  'video_trackings',
  'videos',
  'vocal_beautifys',
  'vocal_separations',
] as const;
type MaterialKind = (typeof MATERIAL_KINDS)[number];

/** The materials of a draft while it is written. */
export interface Materials {
  /** @returns the id that segments refer to it by */
  readonly add: (kind: MaterialKind, material: DraftJson) => string;
  readonly lists: Readonly<Record<string, readonly DraftJson[]>>;
}

export function createMaterials(newId: () => string): Materials {
  const lists = new Map<string, DraftJson[]>(MATERIAL_KINDS.map((kind) => [kind, []]));
  return {
    add: (kind, material) => {
      const id = newId();
      lists.get(kind)?.push({ ...material, id });
      return id;
    },
    get lists() {
      return Object.fromEntries(lists);
    },
  };
}

/** What segments of every kind carry. */
export const segmentBase = (id: string, materialId: string, target: DraftSpan): DraftJson => ({
  id,
  material_id: materialId,
  target_timerange: target,
  caption_info: null,
  cartoon: false,
  common_keyframes: [],
  enable_adjust: true,
  enable_color_correct_adjust: false,
  enable_color_curves: true,
  enable_color_match_adjust: false,
  enable_color_wheels: true,
  enable_lut: true,
  enable_smart_color_adjust: false,
  group_id: '',
  intensifies_audio: false,
  is_placeholder: false,
  is_tone_modify: false,
  keyframe_refs: [],
  last_nonzero_volume: 1,
  responsive_layout: {
    enable: false,
    horizontal_pos_layout: 0,
    size_layout: 0,
    target_follow: '',
    vertical_pos_layout: 0,
  },
  reverse: false,
  speed: 1,
  template_id: '',
  template_scene: 'default',
  track_attribute: 0,
  track_render_index: 0,
  visible: true,
  volume: 1,
});

interface DraftColor {
  /** Red, green, blue, each 0–1. */
  readonly rgb: readonly [number, number, number];
  readonly alpha: number;
  readonly hex: string;
}

/** A color as documents have it: `#rgb`, `#rrggbb`, `#rrggbbaa`, `rgb()` or `rgba()`; undefined for any other. */
export function draftColor(css: string): DraftColor | undefined {
  const hex = /^#([0-9a-f]{3,8})$/i.exec(css.trim())?.[1];
  if (hex && [3, 4, 6, 8].includes(hex.length)) {
    const full = hex.length < 6 ? [...hex].map((digit) => digit + digit).join('') : hex;
    const [red = 0, green = 0, blue = 0, alpha = 255] = (full.match(/../g) ?? []).map((pair) =>
      Number.parseInt(pair, 16),
    );
    return colorOf([red, green, blue], alpha / 255);
  }
  const parts =
    /^rgba?\(([\d.\s,%/]+)\)$/i
      .exec(css.trim())?.[1]
      ?.split(/[\s,/]+/)
      .map(Number.parseFloat) ?? [];
  const [red, green, blue, alpha = 1] = parts;
  if (red === undefined || green === undefined || blue === undefined || parts.some(Number.isNaN)) return undefined;
  return colorOf([red, green, blue], alpha);
}

function colorOf(bytes: readonly [number, number, number], alpha: number): DraftColor {
  const [red, green, blue] = bytes.map((byte) => Math.min(255, Math.max(0, Math.round(byte)))) as [
    number,
    number,
    number,
  ];
  const hex = [red, green, blue].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return {
    rgb: [red / 255, green / 255, blue / 255],
    alpha: Math.min(1, Math.max(0, alpha)),
    hex: `#${hex.toUpperCase()}`,
  };
}
