import { createProject } from '../../engine/project/createProject';
import type { MediaRef, Project, VideoClip } from '../../engine/project/schema';
import { FPS_30, frameAt, frameStart } from '../../engine/time/frameRate';
import { fromSeconds, type Ticks, ZERO } from '../../engine/time/ticks';
import { captionClips } from '../storyboard/captionClips';
import { shotMediaId } from '../storyboard/ids';
import { shownSpans } from './clipEdges';
import type { ClipMaterial, SentenceRange, Span } from './types';

/** The long video as a file of the library. */
export interface ClipSource {
  readonly fileId: string;
  readonly name: string;
  readonly url: string;
  /** Pixels; 0 = unknown. */
  readonly width: number;
  readonly height: number;
  /** Seconds. */
  readonly duration: number;
  readonly hasAudio: boolean;
}

/** How clips are made of what was found. */
export interface ClipLook {
  /** `upright`: 9:16, cut out of a wide image. */
  readonly shape: 'source' | 'upright';
  readonly shortensPauses: boolean;
  readonly hasCaptions: boolean;
}

export const shapes = ['source', 'upright'] as const;

const UPRIGHT = { width: 1080, height: 1920 };
const CAPTION_TEMPLATE = 'bold';

interface ClipOrder {
  readonly id: string;
  readonly title: string;
  readonly range: SentenceRange;
  readonly look: ClipLook;
  /** Where the middle of the cut-out lies, 0 (left) to 1 (right); default the middle. */
  readonly center?: number;
}

/** One clip as a document of the timeline: the shown parts one after another on whole frames, its words as captions. */
export function clipProject(source: ClipSource, material: ClipMaterial, order: ClipOrder): Project {
  const { id, title, range, look, center = 0.5 } = order;
  const canvas = canvasOf(source, look.shape);
  const empty = createProject({ ...canvas, title, id });
  const params = look.shape === 'upright' ? cutOut(source, center) : {};
  const clips: VideoClip[] = [];
  const shown: (Span & { readonly at: Ticks })[] = [];
  let end = ZERO;
  for (const span of shownSpans(material, range, look.shortensPauses)) {
    const duration = wholeFrames(span.end - span.start);
    if (duration <= ZERO) continue;
    clips.push(partOf(source, span, { start: end, duration, params, number: clips.length + 1 }));
    shown.push({ ...span, at: end });
    end = (end + duration) as Ticks;
  }
  const captions = look.hasCaptions ? captionsOf(material, range, shown, end) : [];
  const track = { id: 'captions', name: '', hidden: false, locked: false, muted: false, clips: captions };
  return {
    ...empty,
    tracks: { ...empty.tracks, overlay: captions.length > 0 ? [track] : [], main: { ...empty.tracks.main, clips } },
    media: { [shotMediaId(source.url)]: mediaOf(source) },
    source: [{ type: 'file', id: source.fileId }],
  };
}

const even = (pixels: number): number => Math.max(16, 2 * Math.round(pixels / 2));

const canvasOf = ({ width, height }: ClipSource, shape: ClipLook['shape']) =>
  shape === 'upright' || width <= 0 || height <= 0 ? UPRIGHT : { width: even(width), height: even(height) };

/** The part of a wide image that fills an upright one, as shares of its sides. */
function cutOut({ width, height }: ClipSource, center: number): VideoClip['params'] {
  const share = width > 0 && height > 0 ? (UPRIGHT.width / UPRIGHT.height) * (height / width) : 1;
  if (share >= 1) return {};
  const left = Math.min(1 - share, Math.max(0, center - share / 2));
  return { cropX: left, cropW: share };
}

const wholeFrames = (seconds: number): Ticks => frameStart(frameAt(fromSeconds(seconds), FPS_30), FPS_30);

const mediaOf = ({ url, name, width, height, duration, hasAudio }: ClipSource): MediaRef => ({
  id: shotMediaId(url),
  kind: 'video',
  name: name.slice(0, 255),
  url,
  width: Math.round(width),
  height: Math.round(height),
  duration: fromSeconds(duration),
  hasAudio,
});

interface Place {
  readonly start: Ticks;
  readonly duration: Ticks;
  readonly params: VideoClip['params'];
  readonly number: number;
}

const partOf = (source: ClipSource, span: Span, { start, duration, params, number }: Place): VideoClip => ({
  type: 'video',
  id: `part-${number}`,
  name: source.name.slice(0, 200),
  start,
  duration,
  params,
  keyframes: {},
  effects: [],
  mediaId: shotMediaId(source.url),
  trimStart: fromSeconds(span.start),
  speed: 1,
  pitchKept: true,
  volume: 1,
  fadeIn: ZERO,
  fadeOut: ZERO,
  muted: !source.hasAudio,
  reversed: false,
  frozen: false,
});

/** The sentences of a range at the times where the clip says them. */
function captionsOf(
  { sentences }: ClipMaterial,
  { first, last }: SentenceRange,
  shown: readonly (Span & { readonly at: Ticks })[],
  end: Ticks,
) {
  const timeOf = (seconds: number): Ticks => {
    const part = shown.findLast(({ start }) => start <= seconds) ?? shown[0];
    if (!part) return ZERO;
    const inside = Math.min(Math.max(seconds, part.start), part.end) - part.start;
    return Math.min(end, part.at + fromSeconds(inside)) as Ticks;
  };
  const spans = sentences.slice(first, last + 1).flatMap(({ text, start, end: until }, index) => {
    const said = { card: { id: String(first + index), text }, start: timeOf(start), end: timeOf(until) };
    return text !== '' && said.end > said.start ? [said] : [];
  });
  return captionClips(spans, CAPTION_TEMPLATE, '');
}
