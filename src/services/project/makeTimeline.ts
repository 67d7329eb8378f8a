import { applyAction } from '@/engine/edit/applyAction';
import { createProject } from '@/engine/project/createProject';
import { projectJson } from '@/engine/project/projectJson';
import { type Project, videoClip } from '@/engine/project/schema';
import { FPS_30, frameAt, frameStart } from '@/engine/time/frameRate';
import { fromSeconds } from '@/engine/time/ticks';
import { shownByCaller } from '@/lib/request/types';
import { newId } from '@/utils/newId';
import type { SourceRef } from '../contract';
import type { Video } from '../video/schema';
import { timelineAddress } from './address';
import { projectApi } from './api';

const longestTitle = 120;

interface TimelineOrder {
  readonly title: string;
  readonly cover?: string;
  /** What it was made from. */
  readonly source: readonly SourceRef[];
}

/**
 * Makes a project of the timeline editor out of a document.
 *
 * @returns the address that opens it
 * @throws the typed errors of lib/request
 */
export const makeTimeline = async (document: Project, order: TimelineOrder): Promise<string> =>
  timelineAddress(await saveTimeline(document, order));

/**
 * The same.
 *
 * @returns the id of the project
 * @throws the typed errors of lib/request
 */
export async function saveTimeline(document: Project, { title, cover = '', source }: TimelineOrder): Promise<string> {
  const project: Project = { ...document, id: newId(), title, source };
  const saved = await projectApi.save(
    {
      title: title.slice(0, longestTitle),
      kind: 'editor.timeline',
      cover: cover.slice(0, 2000),
      document: projectJson(project),
      source: [...source],
    },
    shownByCaller,
  );
  return saved.id;
}

type ShownVideo = Pick<Video, 'id' | 'title' | 'url' | 'width' | 'height' | 'duration'> &
  Partial<Pick<Video, 'is_ai' | 'ai_label'>>;

/**
 * A document with a finished video as its only clip, in the video's own size. Where AI made it, the label stays; what
 * shows a mark already gets no second one.
 */
export function documentOfVideo(video: ShownVideo): Project {
  const { title, url, width, height } = video;
  const mediaId = `video-${video.id}`.slice(0, 64);
  const empty = createProject({ title, width, height, fps: FPS_30 });
  const source = fromSeconds(video.duration);
  const whole = frameStart(frameAt(source, FPS_30), FPS_30);
  const clip = videoClip.parse({
    type: 'video',
    id: newId(),
    name: title,
    start: 0,
    duration: whole > 0 ? whole : source,
    mediaId,
  });
  const labeled = { ...empty.aiLabel, visible: video.ai_label?.visible !== true, metadata: true };
  const begun: Project = video.is_ai ? { ...empty, aiLabel: labeled } : empty;
  return applyAction(begun, {
    type: 'batch',
    actions: [
      {
        type: 'addMedia',
        media: {
          ...{ id: mediaId, kind: 'video', name: title, url, width, height, duration: source, hasAudio: true },
          ...(video.is_ai ? { isAi: true } : {}),
        },
      },
      { type: 'insertClip', trackId: empty.tracks.main.id, clip },
    ],
  });
}

/**
 * A finished video in the timeline editor: the project it was made from, where that still has its video, else a new
 * project with the video in it.
 *
 * @returns the address that opens it
 * @throws the typed errors of lib/request
 */
export async function timelineOfVideo(video: Video): Promise<string> {
  if (video.project_id) {
    const record = await projectApi.info({ id: video.project_id }, shownByCaller).catch(() => undefined);
    if (record?.document) return timelineAddress(record.id);
  }
  return makeTimeline(documentOfVideo(video), {
    title: video.title,
    cover: video.cover,
    source: [...video.source, { type: 'video', id: video.id }],
  });
}
