import { isLoopUrl } from '../audio/loopMedia';
import type { Clip, MediaRef, Project, Transition } from '../project/schema';
import { clipEnd } from '../project/walk';
import type { FrameRate } from '../time/frameRate';
import { type OtioContext, otioClip } from './otioClip';
import * as otio from './otioParts';

interface OtioOptions {
  /**
   * Where another program finds a medium. Default: its address, or its file name where the address means something only in
   * this page; programs then look beside the file, or ask.
   */
  readonly urlOf?: (media: MediaRef) => string;
}

/**
 * A project as an OpenTimelineIO document (`JSON.stringify` it into an `.otio` file): Timeline.1 with a Stack.1 of
 * Track.1, lowest first. Times are whole frames of the project's rate. An image track with sound of its own is followed,
 * after all image tracks, by a sound track for it. Texts, captions and shapes are clips without media, with their content
 * in the metadata and, where there is text, in a marker.
 */
export function toOtio(project: Project, { urlOf = addressOf }: OtioOptions = {}): otio.OtioObject {
  const { fps, width, height, background } = project.canvas;
  const context: OtioContext = { project, fps, urlOf };
  const { main, overlay, audio } = project.tracks;
  const images = [main, ...overlay];
  const audios = [
    ...images
      .map((track) => ({ name: track.name, muted: track.muted, clips: ownAudio(project, track.clips) }))
      .filter(({ clips }) => clips.length > 0),
    ...audio,
  ];
  const tracks = [
    ...images.map((track, index) =>
      otioTrack(context, 'Video', {
        name: track.name || `V${index + 1}`,
        enabled: !track.hidden,
        clips: track.clips,
        transitions: track === main ? main.transitions : [],
      }),
    ),
    ...audios.map(({ name, muted, clips }, index) =>
      otioTrack(context, 'Audio', { name: name || `A${index + 1}`, enabled: !muted, clips, transitions: [] }),
    ),
  ];
  return {
    OTIO_SCHEMA: 'Timeline.1',
    name: project.title,
    global_start_time: otio.rationalTime(0, fps),
    tracks: otio.stack('tracks', tracks, markersOf(project)),
    metadata: otio.own({
      width,
      height,
      background,
      frame_rate: fps,
      ai_label: project.aiLabel,
      source: project.source,
    }),
  };
}

function addressOf({ url, name, id }: MediaRef): string {
  // Other programs cannot play our own music: they ask for a file of that name.
  return url === '' || /^(blob|data):/.test(url) || isLoopUrl(url) ? encodeURIComponent(name || id) : url;
}

/** Videos of an image track that are heard. */
const ownAudio = ({ media }: Project, clips: readonly Clip[]): readonly Clip[] =>
  clips.filter(
    (clip) => clip.type === 'video' && !clip.muted && !clip.frozen && media[clip.mediaId]?.hasAudio === true,
  );

interface TrackContent {
  readonly name: string;
  readonly enabled: boolean;
  readonly clips: readonly Clip[];
  readonly transitions: readonly Transition[];
}

/** Clips with gaps before them, so that lengths add up, and a transition between the two that it joins. */
function otioTrack(context: OtioContext, kind: 'Video' | 'Audio', content: TrackContent): otio.OtioObject {
  const { fps } = context;
  const { clips, enabled, name } = content;
  const frames = (clip: Clip): number => otio.framesAt(clipEnd(clip), fps) - otio.framesAt(clip.start, fps);
  const children: otio.OtioObject[] = [];
  let at = 0;
  clips.forEach((clip, index) => {
    const length = frames(clip);
    // Shorter than half a frame: other programs have no such clip.
    if (length === 0) return;
    const start = otio.framesAt(clip.start, fps);
    const left = clips[index - 1];
    const join =
      left &&
      content.transitions.find(({ leftClipId, rightClipId }) => leftClipId === left.id && rightClipId === clip.id);
    if (start > at) children.push(otio.gap(start - at, fps));
    else if (join && frames(left) > 0) children.push(...joint(join, frames(left), length, fps));
    children.push(otioClip(context, clip, length));
    at = start + length;
  });
  return { ...otio.track(name, kind, { enabled }), children };
}

/** A transition is centered on its cut and takes at most half of either clip, so that two never meet within one. */
function joint(
  { type, duration }: Transition,
  left: number,
  right: number,
  fps: FrameRate,
): readonly otio.OtioObject[] {
  const frames = otio.framesAt(duration, fps);
  const before = Math.min(Math.floor(frames / 2), Math.floor(left / 2));
  const after = Math.min(frames - Math.floor(frames / 2), Math.floor(right / 2));
  return before + after > 0 ? [otio.transition(type, { in: before, out: after }, fps)] : [];
}

const markersOf = ({ markers, canvas: { fps } }: Project): readonly otio.OtioObject[] =>
  markers.map(({ id, at, label, kind }) =>
    otio.marker({
      name: label,
      color: kind === 'beat' ? 'PURPLE' : 'GREEN',
      range: otio.timeRange(otio.framesAt(at, fps), 0, fps),
      metadata: otio.own({ id, kind }),
    }),
  );
