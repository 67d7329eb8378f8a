import { hasAiParts } from '../../engine/project/aiParts';
import { createProject } from '../../engine/project/createProject';
import type { MediaRef, OverlayTrack, Project, VideoClip } from '../../engine/project/schema';
import { FPS_30, frameAt, frameStart } from '../../engine/time/frameRate';
import { fromSeconds, type Ticks, toSeconds, ZERO } from '../../engine/time/ticks';
import { carriedDesigns, designOf } from '../captionDesigns';
import { withMusic, withVoice } from '../storyboard/buildProject';
import { captionClips } from '../storyboard/captionClips';
import { textDrawer } from '../storyboard/graphicClips';
import { shotMediaId } from '../storyboard/ids';
import { saidIn, spokenOf, stretchOf } from './mixWords';
import type { MixRecipe, RecipeClip, RecipeRatio } from './recipe';
import type { MixPiece, MixVersion } from './types';
import type { VersionParts } from './versionParts';

const canvases: Readonly<Record<RecipeRatio, { readonly width: number; readonly height: number }>> = {
  '9:16': { width: 1080, height: 1920 },
  '3:4': { width: 1080, height: 1440 },
  '1:1': { width: 1080, height: 1080 },
  '16:9': { width: 1920, height: 1080 },
};

const MUSIC_VOLUME = 0.6;
/** Under voices that are heard the music only accompanies. */
const QUIET_MUSIC_VOLUME = 0.25;

interface MixProjectOptions extends Partial<VersionParts> {
  /** Of the project; default a random one. */
  readonly id?: string;
  readonly name: string;
  readonly source: Project['source'];
}

/**
 * The video of one version: its clips one after another on whole frames, title, words, captions and music where it was
 * dealt them. Where a voice needs longer than the clips, all of them are shown as much slower. Clips that the recipe has no more are left out.
 */
export function mixProject(recipe: MixRecipe, version: MixVersion, options: MixProjectOptions): Project {
  const byId = new Map(recipe.groups.flatMap(({ clips }) => clips.map((clip) => [clip.id, clip] as const)));
  const empty = createProject({
    ...canvases[recipe.ratio],
    title: options.name,
    ...(options.id ? { id: options.id } : {}),
  });
  const clips: VideoClip[] = [];
  const media: Record<string, MediaRef> = {};
  const stretch = stretchOf(recipe.words, options.words, version);
  const spoken = spokenOf(recipe.words, options.words);
  let end = ZERO;
  for (const piece of version) {
    const clip = byId.get(piece.clipId);
    const duration = clip ? wholeFrames(piece.seconds * stretch) : ZERO;
    if (!clip || duration <= ZERO) continue;
    media[shotMediaId(clip.url)] = mediaOf(clip);
    clips.push(
      videoClipOf(clip, piece, {
        start: end,
        duration,
        stretch,
        isMuted: !recipe.keepsSound,
        isUnderVoice: spoken !== undefined,
      }),
    );
    end = (end + duration) as Ticks;
  }
  const silent: Project = {
    ...empty,
    templates: carriedDesigns(designOf(options.captions ?? '', recipe.words?.designs)),
    tracks: {
      ...empty.tracks,
      overlay: [...titleTracks(options.title, end, empty.canvas), ...captionTracks(recipe, options, end)],
      main: { ...empty.tracks.main, clips },
    },
    media,
    source: options.source,
  };
  const heard = spoken ? withVoice(silent, spoken) : silent;
  // A voice that nobody has spoken has to be named, whatever the recipe says of its footage.
  const mustLabel = recipe.hasAiParts || hasAiParts(heard);
  const video = { ...heard, aiLabel: { ...heard.aiLabel, visible: mustLabel, metadata: mustLabel } };
  const { music } = options;
  const volume = recipe.keepsSound || spoken ? QUIET_MUSIC_VOLUME : MUSIC_VOLUME;
  return music ? withMusic(video, { ...music, volume }) : video;
}

function captionTracks(
  { words }: Pick<MixRecipe, 'words'>,
  { words: wanted, captions = '' }: Partial<VersionParts>,
  end: Ticks,
): readonly OverlayTrack[] {
  if (!words || !wanted || captions === '') return [];
  const spans = saidIn(words, wanted, toSeconds(end)).map(({ text, start, end: until }, index) => ({
    card: { id: String(index), text },
    start: fromSeconds(start),
    end: fromSeconds(until),
  }));
  const clips = captionClips(spans, designOf(captions, words.designs), '');
  return clips.length > 0 ? [{ id: 'mix-captions', name: '', hidden: false, locked: false, muted: false, clips }] : [];
}

const wholeFrames = (seconds: number): Ticks => frameStart(frameAt(fromSeconds(seconds), FPS_30), FPS_30);

/** A recording of the recipe as a video's medium. */
export const mediaOf = ({ url, name, hash, width, height, duration, hasAudio }: RecipeClip): MediaRef => ({
  id: shotMediaId(url),
  kind: 'video',
  name: name.slice(0, 255),
  url,
  ...(hash ? { hash } : {}),
  width: Math.round(width),
  height: Math.round(height),
  duration: fromSeconds(duration),
  hasAudio,
});

interface Place {
  readonly start: Ticks;
  readonly duration: Ticks;
  /** So many times slower. */
  readonly stretch: number;
  readonly isMuted: boolean;
  readonly isUnderVoice: boolean;
}

/** What the recordings say or sound like under a voice. */
const UNDER_VOICE = 0.25;

const videoClipOf = (
  clip: RecipeClip,
  piece: MixPiece,
  { start, duration, stretch, isMuted, isUnderVoice }: Place,
): VideoClip => ({
  type: 'video',
  id: `mix-${piece.groupId}`.slice(0, 64),
  name: clip.name.slice(0, 200),
  start,
  duration,
  params: {},
  keyframes: {},
  effects: [],
  mediaId: shotMediaId(clip.url),
  trimStart: fromSeconds(piece.trimStart),
  speed: 1 / stretch,
  pitchKept: true,
  volume: isUnderVoice ? UNDER_VOICE : 1,
  fadeIn: ZERO,
  fadeOut: ZERO,
  muted: isMuted || !clip.hasAudio,
  reversed: false,
  frozen: false,
});

function titleTracks(title = '', end: Ticks, canvas: Project['canvas']): readonly OverlayTrack[] {
  const clip = textDrawer(canvas)('mix-title', title, { from: ZERO, to: end }, titleStyle);
  return clip ? [{ id: 'mix-titles', name: '', hidden: false, locked: false, muted: false, clips: [clip] }] : [];
}

const titleStyle = { size: 0.078, y: 0.16, color: '#ffffff', outline: '#1a1a1a', pops: true } as const;
