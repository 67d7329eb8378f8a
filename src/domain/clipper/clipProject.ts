import { captionTemplate } from '../../engine/project/captionTemplates';
import { createProject } from '../../engine/project/createProject';
import type { CaptionClip, Keyframe, MediaRef, OverlayTrack, Project, VideoClip } from '../../engine/project/schema';
import { fromSeconds, type Ticks, ZERO } from '../../engine/time/ticks';
import { captionClips } from '../storyboard/captionClips';
import { shotMediaId } from '../storyboard/ids';
import { captionOffset, type SceneRegions, usualBand } from './captionPlace';
import { noEdits, shownSpans } from './clipEdges';
import { clipWords } from './clipWords';
import { type FramedPart, framedParts, UPRIGHT, wholeFrames } from './framedParts';
import type { FramingChoice } from './framing';
import type { ClipEdits, ClipMaterial, SentenceRange, Span, SpokenSentence } from './types';
import { type WordHit, withHit } from './wordHits';

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

const CAPTION_TEMPLATE = 'bold';

interface ClipOrder {
  readonly id: string;
  readonly title: string;
  readonly range: SentenceRange;
  readonly look: ClipLook;
  readonly edits?: ClipEdits | undefined;
  /** What was decided for single scenes, by `sceneKey`. */
  readonly framings?: Readonly<Record<string, FramingChoice>> | undefined;
}

/** One clip as a document of the timeline: the shown parts one after another on whole frames, its words as captions. */
export function clipProject(source: ClipSource, material: ClipMaterial, order: ClipOrder): Project {
  const { id, title, range, look, edits = noEdits, framings } = order;
  const spans = shownSpans(material, range, look.shortensPauses, edits);
  const said = look.hasCaptions ? keptSentences(material, range, edits) : [];
  return spansProject(source, material, { id, title, spans, said, shape: look.shape, framings });
}

/** One moment of the whole image, to be seen as it is. */
export const momentProject = (source: ClipSource, material: ClipMaterial, { start, end }: Span): Project =>
  spansProject(source, material, {
    id: `moment-${start.toFixed(2)}`,
    title: '',
    spans: [{ start, end: Math.min(end, start + AROUND_HIT) }],
    said: [],
    shape: 'source',
  });

/** Kept before and behind a cut that is listened to, seconds. */
const AROUND_HIT = 1.5;

interface HitOrder {
  readonly range: SentenceRange;
  readonly shape: ClipLook['shape'];
  /** What else was made of the clip; default nothing. */
  readonly edits?: ClipEdits;
}

/** The place of one hit as it sounds without it: what is shown last before it and first behind it. */
export function hitProject(
  source: ClipSource,
  material: ClipMaterial,
  hit: WordHit,
  { range, shape, edits = noEdits }: HitOrder,
): Project {
  const shown = shownSpans(material, range, false, withHit(edits, hit, true)).toSorted((a, b) => a.start - b.start);
  const before = shown.findLast(({ start }) => start < hit.start);
  const after = shown.find(({ start, end }) => start >= hit.start && end > hit.end);
  const spans: Span[] = [];
  if (before) {
    spans.push({
      start: Math.max(before.start, Math.min(hit.start, before.end) - AROUND_HIT),
      end: Math.min(before.end, hit.end + AROUND_HIT),
    });
  }
  if (after) spans.push({ start: after.start, end: Math.min(after.end, after.start + AROUND_HIT) });
  return spansProject(source, material, { id: `hit-${hit.key}`, title: '', spans, said: [], shape });
}

interface SpansOrder {
  readonly id: string;
  readonly title: string;
  /** Seconds of the source, in the order in which they are shown. */
  readonly spans: readonly Span[];
  /** What becomes a caption, seconds of the source. */
  readonly said: readonly SpokenSentence[];
  readonly shape: ClipLook['shape'];
  readonly framings?: ClipOrder['framings'];
}

/** Parts of a video one after another on whole frames, what is said in them as captions. */
function spansProject(source: ClipSource, material: ClipMaterial, order: SpansOrder): Project {
  const { id, title, spans, said, shape, framings = {} } = order;
  const empty = createProject({ ...canvasOf(source, shape), title, id });
  const clips: VideoClip[] = [];
  const seconds: VideoClip[] = [];
  const shown: ShownSpan[] = [];
  const scenes: ShownRegions[] = [];
  let end = ZERO;
  for (const span of spans) {
    const duration = wholeFrames(span.end - span.start);
    if (duration <= ZERO) continue;
    const parts =
      shape === 'upright' ? framedParts(source, material, { span, duration, framings }) : [{ at: ZERO, duration }];
    for (const [index, part] of parts.entries()) {
      const place = { start: (end + part.at) as Ticks, number: clips.length + 1 };
      const isCut = spans.length > 1;
      const fades = { isCutBefore: isCut && index === 0, isCutBehind: isCut && index === parts.length - 1 };
      clips.push(partOf(source, span, part, { ...place, ...fades }));
      if (part.regions) scenes.push({ ...part.regions, at: place.start });
      if (part.second) seconds.push(...secondOf(clips.at(-1), part.second));
    }
    shown.push({ ...span, at: end });
    end = (end + duration) as Ticks;
  }
  const captions = placed(captionsOf(said, shown, end), scenes);
  const overlay = [trackOf('second-image', seconds), trackOf('captions', captions)].filter(
    (track) => track.clips.length > 0,
  );
  return {
    ...empty,
    tracks: { ...empty.tracks, overlay, main: { ...empty.tracks.main, clips } },
    media: { [shotMediaId(source.url)]: mediaOf(source) },
    source: [{ type: 'file', id: source.fileId }],
  };
}

const trackOf = (id: string, clips: OverlayTrack['clips']): OverlayTrack => ({
  id,
  name: '',
  hidden: false,
  locked: false,
  muted: false,
  clips,
});

/** What of the sentences of a range is still said, from its first to its last kept word. */
function keptSentences({ sentences }: ClipMaterial, range: SentenceRange, { removed }: ClipEdits): SpokenSentence[] {
  if (removed.length === 0) return sentences.slice(range.first, range.last + 1);
  const gone = new Set(removed);
  const kept = clipWords(sentences, range).filter(({ key }) => !gone.has(key));
  return [...new Set(kept.map(({ sentence }) => sentence))].map((number) => {
    const words = kept.filter(({ sentence }) => sentence === number);
    const [start, end] = [words[0]?.start ?? 0, words.at(-1)?.end ?? 0];
    return { start, end, text: words.map(({ text }) => text).join('') };
  });
}

const even = (pixels: number): number => Math.max(16, 2 * Math.round(pixels / 2));

const canvasOf = ({ width, height }: ClipSource, shape: ClipLook['shape']) =>
  shape === 'upright' || width <= 0 || height <= 0 ? UPRIGHT : { width: even(width), height: even(height) };

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
  readonly number: number;
  /** Its sound begins, or ends, in the middle of something. */
  readonly isCutBefore: boolean;
  readonly isCutBehind: boolean;
}

/** So short that nobody hears it, long enough that the cut does not click, seconds. */
const CUT_FADE = fromSeconds(0.003);

const partOf = (source: ClipSource, span: Span, part: FramedPart, place: Place): VideoClip => ({
  type: 'video',
  id: `part-${place.number}`,
  name: source.name.slice(0, 200),
  start: place.start,
  duration: part.duration,
  params: part.params ?? {},
  keyframes: part.keyframes ?? {},
  effects: [],
  mediaId: shotMediaId(source.url),
  trimStart: (fromSeconds(span.start) + part.at) as Ticks,
  speed: 1,
  pitchKept: true,
  volume: 1,
  fadeIn: place.isCutBefore ? CUT_FADE : ZERO,
  fadeOut: place.isCutBehind ? CUT_FADE : ZERO,
  muted: !source.hasAudio,
  reversed: false,
  frozen: false,
});

/** The same moment once more, in another part of the image and without its sound. */
const secondOf = (clip: VideoClip | undefined, params: VideoClip['params']): readonly VideoClip[] =>
  clip ? [{ ...clip, id: `${clip.id}-second`, params, keyframes: {}, muted: true, fadeIn: ZERO, fadeOut: ZERO }] : [];

type ShownSpan = Span & { readonly at: Ticks };

type ShownRegions = SceneRegions & { readonly at: Ticks };

/** Captions where they lie on no face: they change their place where the image does. */
function placed(captions: readonly CaptionClip[], scenes: readonly ShownRegions[]): readonly CaptionClip[] {
  const usual = usualBand(CAPTION_TEMPLATE);
  if (!usual || scenes.length === 0) return captions;
  const places = scenes.map((regions) => ({ at: regions.at, y: captionOffset(regions, usual) }));
  return captions.map((caption) => {
    const first = places.findLast(({ at }) => at <= caption.start)?.y ?? 0;
    const changes = places.filter(({ at, y }, index) => {
      const isInside = at > caption.start && at < caption.start + caption.duration;
      return isInside && y !== places[index - 1]?.y;
    });
    const params = first === 0 ? caption.params : { ...caption.params, y: first };
    if (changes.length === 0) return { ...caption, params };
    const keys = [{ at: caption.start, y: first }, ...changes].map(
      ({ at, y }): Keyframe => ({ at: (at - caption.start) as Ticks, value: y, easing: 'hold' }),
    );
    return { ...caption, params, keyframes: { ...caption.keyframes, y: keys } };
  });
}

/** Sentences at the times where the video says them. */
function captionsOf(sentences: readonly SpokenSentence[], shown: readonly ShownSpan[], end: Ticks) {
  const timeOf = (seconds: number): Ticks => {
    // Parts may stand in another order than in the source: the one that holds it, else the nearest before it.
    const part =
      shown.find(({ start, end: until }) => start <= seconds && seconds <= until) ??
      shown
        .filter(({ start }) => start <= seconds)
        .toSorted((a, b) => a.start - b.start)
        .at(-1) ??
      shown[0];
    if (!part) return ZERO;
    const inside = Math.min(Math.max(seconds, part.start), part.end) - part.start;
    return Math.min(end, part.at + fromSeconds(inside)) as Ticks;
  };
  const spans = sentences.flatMap(({ text, start, end: until }, index) => {
    const said = { card: { id: String(index), text }, start: timeOf(start), end: timeOf(until) };
    return text !== '' && said.end > said.start ? [said] : [];
  });
  const inOrder = spans.toSorted((a, b) => a.start - b.start);
  return captionClips(inOrder, captionTemplate(CAPTION_TEMPLATE), '');
}
