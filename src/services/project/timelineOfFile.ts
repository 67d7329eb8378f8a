import { apartCues } from '@/engine/captions/apartCues';
import { captionRoom } from '@/engine/captions/captionRoom';
import type { Cue } from '@/engine/captions/cue';
import { fitCaption } from '@/engine/captions/fitCaption';
import type { Action } from '@/engine/edit/actions';
import { applyAction } from '@/engine/edit/applyAction';
import { captionTemplate, DEFAULT_TEMPLATE_KEY } from '@/engine/project/captionTemplates';
import { createProject } from '@/engine/project/createProject';
import { audioClip, captionClip, imageClip, type Project } from '@/engine/project/schema';
import { FPS_30, frameAt, frameStart } from '@/engine/time/frameRate';
import { fromSeconds, subTicks } from '@/engine/time/ticks';
import { newId } from '@/utils/newId';
import type { SourceRef } from '../contract';
import { documentOfVideo, makeTimeline } from './makeTimeline';

/** What puts cues into a new project: a track of captions of the usual design, each sentence in pieces that fit it. */
function captionActions(cues: readonly Cue[]): readonly Action[] {
  const template = captionTemplate(DEFAULT_TEMPLATE_KEY);
  if (!template) return [];
  const room = captionRoom(template);
  const shortest = frameStart(1, FPS_30);
  const pieces = cues.flatMap(({ start, end, text }) =>
    fitCaption(text, { ...room, start, duration: subTicks(end, start) }),
  );
  const apart = apartCues(pieces, shortest).filter(({ start, end }) => start >= 0 && end - start >= shortest);
  if (apart.length === 0) return [];
  const trackId = newId();
  return [
    { type: 'addTrack', kind: 'overlay', id: trackId },
    ...apart.map(({ start, end, text }): Action => {
      const clip = captionClip.parse({
        type: 'caption',
        id: newId(),
        start,
        duration: subTicks(end, start),
        templateKey: DEFAULT_TEMPLATE_KEY,
        texts: { caption: text },
      });
      return { type: 'insertClip', trackId, clip };
    }),
  ];
}

/** A stored medium as a timeline needs it; sizes in pixels, duration in seconds (0 for images). */
export interface TimelineFile {
  readonly id: string;
  readonly title: string;
  readonly url: string;
  readonly kind: 'video' | 'audio' | 'image';
  readonly width: number;
  readonly height: number;
  readonly duration: number;
}

/** A sound or an image without a video of its own stands in a portrait one. */
const portrait = { width: 1080, height: 1920 } as const;
const stillSeconds = 3;

/** A document with a stored medium as its only clip, and what is said in it as captions. */
export function documentOfFile(file: TimelineFile, captions: readonly Cue[] = []): Project {
  const bare = documentOfMedium(file);
  const actions = captionActions(captions);
  return actions.length === 0 ? bare : applyAction(bare, { type: 'batch', actions: [...actions] });
}

function documentOfMedium(file: TimelineFile): Project {
  if (file.kind === 'video') return documentOfVideo(file);
  const { title: name, url, width, height, kind } = file;
  const empty = createProject({ title: name, ...portrait, fps: FPS_30 });
  const source = fromSeconds(kind === 'image' ? stillSeconds : file.duration);
  const whole = frameStart(frameAt(source, FPS_30), FPS_30);
  const mediaId = `file-${file.id}`.slice(0, 64);
  const fields = { id: newId(), name, start: 0, duration: whole > 0 ? whole : source, mediaId };
  const isAudio = kind === 'audio';
  const duration = isAudio ? source : fromSeconds(0);
  const media = { id: mediaId, kind, name, url, width, height, duration, hasAudio: isAudio };
  if (!isAudio) {
    const clip = imageClip.parse({ type: 'image', ...fields });
    return applyAction(empty, {
      type: 'batch',
      actions: [
        { type: 'addMedia', media },
        { type: 'insertClip', trackId: empty.tracks.main.id, clip },
      ],
    });
  }
  const track = newId();
  return applyAction(empty, {
    type: 'batch',
    actions: [
      { type: 'addMedia', media },
      { type: 'addTrack', kind: 'audio', id: track },
      { type: 'insertClip', trackId: track, clip: audioClip.parse({ type: 'audio', ...fields }) },
    ],
  });
}

/**
 * Opens a stored medium in a new project of the timeline editor.
 *
 * @param captions What is said in it, at the times of the medium.
 * @returns the address that opens it
 * @throws the typed errors of lib/request
 */
export const timelineOfFile = (
  file: TimelineFile,
  source: readonly SourceRef[],
  captions: readonly Cue[] = [],
): Promise<string> =>
  makeTimeline(documentOfFile(file, captions), {
    title: file.title,
    source: [...source, { type: 'file', id: file.id }],
  });
