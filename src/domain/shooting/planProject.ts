import { captionRoom } from '../../engine/captions/captionRoom';
import { fitCaption } from '../../engine/captions/fitCaption';
import { captionTemplate } from '../../engine/project/captionTemplates';
import { createProject } from '../../engine/project/createProject';
import {
  type CaptionClip,
  captionClip,
  type MediaRef,
  type Project,
  type VideoClip,
  videoClip,
} from '../../engine/project/schema';
import { FPS_30, frameAt, frameStart } from '../../engine/time/frameRate';
import { addTicks, fromSeconds, type Ticks, ZERO } from '../../engine/time/ticks';
import { bestTake } from './floor';
import type { PlanShot, Take } from './types';

interface PlanProjectOptions {
  readonly title: string;
  /** Caption template; '' = no captions. */
  readonly templateKey: string;
}

interface Span {
  readonly shot: PlanShot;
  readonly take: Take;
  readonly start: Ticks;
  readonly duration: Ticks;
}

const isLying = ({ width, height }: Take): boolean => width > height;
const mediaId = (take: Take): string => `take-${take.id}`.slice(0, 64);

/** Clips meet on frame borders: half a frame of the next one would otherwise be seen. */
const wholeFrames = (seconds: number): Ticks => frameStart(Math.max(1, frameAt(fromSeconds(seconds), FPS_30)), FPS_30);

function spansOf(shots: readonly PlanShot[]): readonly Span[] {
  let at = ZERO;
  return shots.flatMap((shot) => {
    const take = bestTake(shot);
    if (!take) return [];
    const duration = wholeFrames(take.duration > 0 ? take.duration : shot.seconds);
    const span = { shot, take, start: at, duration };
    at = addTicks(at, duration);
    return [span];
  });
}

const mediaOf = (take: Take, seconds: number): MediaRef => ({
  id: mediaId(take),
  kind: 'video',
  name: take.name,
  url: take.url,
  width: Math.round(take.width),
  height: Math.round(take.height),
  duration: fromSeconds(take.duration > 0 ? take.duration : seconds),
  hasAudio: true,
});

function captionsOf(spans: readonly Span[], templateKey: string): readonly CaptionClip[] {
  const template = captionTemplate(templateKey);
  if (!template) return [];
  const room = captionRoom(template);
  return spans.flatMap(({ shot, start, duration }) =>
    shot.line.trim() === ''
      ? []
      : fitCaption(shot.line, { ...room, start, duration }).map((cue, index) =>
          captionClip.parse({
            type: 'caption',
            id: `caption-${shot.id}-${index + 1}`.slice(0, 64),
            name: '',
            start: cue.start,
            duration: (cue.end - cue.start) as Ticks,
            templateKey,
            texts: { caption: cue.text },
          }),
        ),
  );
}

/**
 * The video of a plan: the best take of each shot in the order of the story, its line as captions. Shots without a clip
 * are left out; the canvas lies when most of the clips do.
 */
export function planProject(shots: readonly PlanShot[], { title, templateKey }: PlanProjectOptions): Project {
  const spans = spansOf(shots);
  const lying = spans.filter(({ take }) => isLying(take)).length * 2 > spans.length;
  const empty = createProject({ title, ...(lying ? { width: 1920, height: 1080 } : {}), fps: FPS_30 });
  const clips = spans.map(
    ({ shot, take, start, duration }): VideoClip =>
      videoClip.parse({
        type: 'video',
        id: `shot-${shot.id}`.slice(0, 64),
        name: shot.what.slice(0, 60),
        start,
        duration,
        mediaId: mediaId(take),
      }),
  );
  const captions = captionsOf(spans, templateKey);
  const track = { id: 'captions', name: '', hidden: false, locked: false, muted: false };
  return {
    ...empty,
    tracks: {
      ...empty.tracks,
      overlay: captions.length > 0 ? [{ ...track, clips: [...captions] }] : [],
      main: { ...empty.tracks.main, clips },
    },
    media: Object.fromEntries(spans.map(({ take, shot }) => [mediaId(take), mediaOf(take, shot.seconds)])),
  };
}
