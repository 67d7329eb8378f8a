import { isLoopUrl } from '../../audio/loopMedia';
import { templateOf } from '../../project/captionTemplates';
import { booleanParam, numberParam, textParam } from '../../project/paramValue';
import type { Clip, MediaRef, Project, VisualClip } from '../../project/schema';
import { allClips, mediaIdOf } from '../../project/walk';
import { ZERO } from '../../time/ticks';
import { draftTransitions } from './transitions.data';

/** What the app has no equal for, or we cannot write down. The words belong to the screen. */
type DraftLossCode =
  /** Left out altogether. */
  | 'shape'
  | 'figure'
  | 'placeholder'
  /** There, but other than here. */
  | 'frozen'
  | 'reversed'
  | 'effects'
  | 'transition'
  | 'blend'
  | 'moving-crop'
  | 'moving-image'
  | 'caption-design'
  | 'text-look'
  | 'fonts'
  | 'below-picture'
  | 'format'
  | 'loudness'
  | 'markers';

export interface DraftLoss {
  readonly code: DraftLossCode;
  /** Clips, transitions, media or markers that it concerns. */
  readonly count: number;
}

const CROP = ['cropX', 'cropY', 'cropW', 'cropH'];

/** Each clip's losses; a clip that is left out has no other. */
const OF_CLIP: Readonly<Record<string, (clip: Clip, project: Project) => boolean>> = {
  shape: ({ type }) => type === 'shape',
  figure: ({ type }) => type === 'figure',
  placeholder: ({ type }) => type === 'placeholder',
  frozen: (clip) => clip.type === 'video' && clip.frozen,
  reversed: (clip) => (clip.type === 'video' || clip.type === 'audio') && clip.reversed,
  effects: (clip) => isKept(clip) && clip.effects.some(({ enabled }) => enabled),
  blend: (clip) => isKept(clip) && clip.type !== 'audio' && textParam(clip, 'blend') !== 'source-over',
  'moving-crop': ({ keyframes }) => CROP.some((id) => (keyframes[id]?.length ?? 0) > 1),
  'moving-image': (clip, { media }) =>
    (clip.type === 'image' || clip.type === 'sticker') && (media[clip.mediaId]?.duration ?? 0) > 0,
  'caption-design': (clip, project) => clip.type === 'caption' && isDesigned(clip.templateKey, project),
  'text-look': (clip) =>
    clip.type === 'text' &&
    (textParam(clip, 'color2') !== '' ||
      booleanParam(clip, 'strikethrough') ||
      numberParam(clip, 'letterSpacing', ZERO) !== 0),
  fonts: ({ type }) => type === 'text' || type === 'caption',
};

const isKept = ({ type }: Clip): boolean => type !== 'shape' && type !== 'figure' && type !== 'placeholder';

/** Whether a design is more than letters with an outline, a shadow and a box. */
function isDesigned(key: string, project: Project): boolean {
  const elements = templateOf(project, key)?.elements ?? [];
  return elements.some(
    (element) =>
      element.type === 'image' ||
      element.effects.some(({ type }) => type === 'enter' || type === 'highlight' || type === 'keyword'),
  );
}

/** Kinds of files that the app opens. */
const KNOWN_FILES = new Set(
  'mp4 mov avi flv wmv rmvb mkv m4v jpg jpeg png gif tif tiff bmp heic mp3 wav m4a aac flac wma'.split(' '),
);

/** A file whose name says a kind that the app does not open; our own music is written as WAV. */
const isForeign = ({ name, url }: MediaRef): boolean => {
  const ending = /\.(\w{2,5})$/.exec(name)?.[1]?.toLowerCase();
  return !isLoopUrl(url) && ending !== undefined && !KNOWN_FILES.has(ending);
};

/** Texts on a track below a picture: the app draws all texts above all pictures. */
function belowPicture({ tracks }: Project): number {
  const isPicture = ({ type }: VisualClip): boolean => type === 'video' || type === 'image' || type === 'sticker';
  return tracks.overlay
    .flatMap(({ clips }, index) => clips.map((clip) => ({ clip, index })))
    .filter(({ clip }) => clip.type === 'text' || clip.type === 'caption')
    .filter(({ clip, index }) =>
      tracks.overlay
        .slice(index + 1)
        .some(({ clips }) =>
          clips.some(
            (other) =>
              isPicture(other) && other.start < clip.start + clip.duration && clip.start < other.start + other.duration,
          ),
        ),
    ).length;
}

/** What a draft of this project will lack, for the user to read before it is saved. */
export function draftLosses(project: Project): readonly DraftLoss[] {
  const clips = allClips(project);
  const used = new Set(clips.filter(isKept).map(mediaIdOf));
  const counts: readonly (readonly [string, number])[] = [
    ...Object.entries(OF_CLIP).map(
      ([code, concerns]) => [code, clips.filter((clip) => concerns(clip, project)).length] as const,
    ),
    ['transition', project.tracks.main.transitions.filter(({ type }) => !(type in draftTransitions)).length],
    ['below-picture', belowPicture(project)],
    ['format', Object.values(project.media).filter((media) => used.has(media.id) && isForeign(media)).length],
    ['loudness', project.loudness ? 1 : 0],
    ['markers', project.markers.length],
  ];
  return counts.filter(([, count]) => count > 0).map(([code, count]) => ({ code: code as DraftLossCode, count }));
}
