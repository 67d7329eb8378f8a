import { MediaStore } from '@/engine/media/mediaStore';
import { createProject } from '@/engine/project/createProject';
import { imageClip, type Project, projectSchema } from '@/engine/project/schema';
import { fromSeconds, type Ticks } from '@/engine/time/ticks';
import { sampleColors } from './sampleColors.data';

const size = { width: 480, height: 360 };
const clipSeconds = 2;
const transitionLength = 1.2;

/** Two images that no one mistakes for each other, drawn here. */
async function image([from, to]: readonly [string, string], isRound: boolean): Promise<Blob> {
  const canvas = new OffscreenCanvas(size.width, size.height);
  const context = canvas.getContext('2d');
  if (!context) return new Blob();
  const ground = context.createLinearGradient(0, 0, size.width, size.height);
  ground.addColorStop(0, from);
  ground.addColorStop(1, to);
  context.fillStyle = ground;
  context.fillRect(0, 0, size.width, size.height);
  context.fillStyle = 'rgba(255,255,255,0.85)';
  context.beginPath();
  if (isRound) context.arc(size.width / 2, size.height / 2, 84, 0, Math.PI * 2);
  else {
    context.moveTo(size.width / 2, 80);
    context.lineTo(size.width / 2 + 110, 270);
    context.lineTo(size.width / 2 - 110, 270);
  }
  context.fill();
  return canvas.convertToBlob();
}

let store: Promise<MediaStore> | undefined;

/** The media of every sample; made once a page. */
export function sampleMedia(): Promise<MediaStore> {
  store ??= Promise.all([image(sampleColors.left, true), image(sampleColors.right, false)]).then(
    ([left, right]) =>
      new MediaStore({
        blobs: new Map([
          ['left', left],
          ['right', right],
        ]),
      }),
  );
  return store;
}

/** A cut between two images with one transition on it. */
export function sampleCut(type: string): Project {
  const base = createProject({ title: type, id: `cut-${type}`, ...size });
  const clip = (id: string, start: number) =>
    imageClip.parse({
      type: 'image',
      id,
      start: fromSeconds(start),
      duration: fromSeconds(clipSeconds),
      mediaId: id,
    });
  const medium = (id: string) => ({ id, kind: 'image', url: id, ...size });
  return projectSchema.parse({
    ...base,
    aiLabel: { ...base.aiLabel, visible: false },
    tracks: {
      ...base.tracks,
      main: {
        id: 'main',
        clips: [clip('left', 0), clip('right', clipSeconds)],
        transitions: [
          { id: 't', type, leftClipId: 'left', rightClipId: 'right', duration: fromSeconds(transitionLength) },
        ],
      },
    },
    media: { left: medium('left'), right: medium('right') },
  });
}

/** Time of the sample at a share of its transition; a little before 0 and after 1 the images stand alone. */
export const timeAt = (share: number): Ticks => fromSeconds(clipSeconds + (share - 0.5) * transitionLength);
