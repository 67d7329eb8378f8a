import { createProject } from '../../engine/project/createProject';
import type { MediaRef, OverlayTrack, Project, VideoClip } from '../../engine/project/schema';
import { FPS_30, frameAt, frameStart } from '../../engine/time/frameRate';
import { fromSeconds, type Ticks, ZERO } from '../../engine/time/ticks';
import { withMusic } from '../storyboard/buildProject';
import { textDrawer } from '../storyboard/graphicClips';
import { shotMediaId } from '../storyboard/ids';
import type { MixRecipe, RecipeClip, RecipeRatio } from './recipe';
import type { MixPiece, MixVersion } from './types';

const canvases: Readonly<Record<RecipeRatio, { readonly width: number; readonly height: number }>> = {
  '9:16': { width: 1080, height: 1920 },
  '3:4': { width: 1080, height: 1440 },
  '1:1': { width: 1080, height: 1080 },
  '16:9': { width: 1920, height: 1080 },
};

const MUSIC_VOLUME = 0.6;
/** Under voices that are heard the music only accompanies. */
const QUIET_MUSIC_VOLUME = 0.25;

interface MixProjectOptions {
  /** Of the project; default a random one. */
  readonly id?: string;
  readonly name: string;
  /** Printed on the video; empty = none. */
  readonly title: string;
  readonly source: Project['source'];
}

/**
 * The video of one version: its clips one after another on whole frames, title and music where the recipe has them.
 * Clips that the recipe has no more are left out.
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
  let end = ZERO;
  for (const piece of version) {
    const clip = byId.get(piece.clipId);
    const duration = clip ? wholeFrames(piece.seconds) : ZERO;
    if (!clip || duration <= ZERO) continue;
    media[shotMediaId(clip.url)] = mediaOf(clip);
    clips.push(videoClipOf(clip, piece, { start: end, duration, isMuted: !recipe.keepsSound }));
    end = (end + duration) as Ticks;
  }
  const video: Project = {
    ...empty,
    aiLabel: { ...empty.aiLabel, visible: recipe.hasAiParts, metadata: recipe.hasAiParts },
    tracks: {
      ...empty.tracks,
      overlay: titleTracks(options.title, end, empty.canvas),
      main: { ...empty.tracks.main, clips },
    },
    media,
    source: options.source,
  };
  const { music } = recipe;
  return music ? withMusic(video, { ...music, volume: recipe.keepsSound ? QUIET_MUSIC_VOLUME : MUSIC_VOLUME }) : video;
}

const wholeFrames = (seconds: number): Ticks => frameStart(frameAt(fromSeconds(seconds), FPS_30), FPS_30);

const mediaOf = ({ url, name, hash, width, height, duration, hasAudio }: RecipeClip): MediaRef => ({
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
  readonly isMuted: boolean;
}

const videoClipOf = (clip: RecipeClip, piece: MixPiece, { start, duration, isMuted }: Place): VideoClip => ({
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
  speed: 1,
  pitchKept: true,
  volume: 1,
  fadeIn: ZERO,
  fadeOut: ZERO,
  muted: isMuted || !clip.hasAudio,
  reversed: false,
  frozen: false,
});

function titleTracks(title: string, end: Ticks, canvas: Project['canvas']): readonly OverlayTrack[] {
  const clip = textDrawer(canvas)('mix-title', title, { from: ZERO, to: end }, titleStyle);
  return clip ? [{ id: 'mix-titles', name: '', hidden: false, locked: false, muted: false, clips: [clip] }] : [];
}

const titleStyle = { size: 0.078, y: 0.16, color: '#ffffff', outline: '#1a1a1a', pops: true } as const;
