import type { z } from 'zod';
import type { CaptionTemplate } from '@/engine/project/captionTemplates';
import { parseProject } from '@/engine/project/parseProject';
import { PROJECT_VERSION, type Project, type projectSchema } from '@/engine/project/schema';
import { fromSeconds } from '@/engine/time/ticks';
import { type ImageName, imageUrl } from './images';

type Input = z.input<typeof projectSchema>;
type Tracks = Input['tracks'];
export type DraftClip = Tracks['overlay'][number]['clips'][number];
export type DraftAudio = Tracks['audio'][number]['clips'][number];
export type DraftTransition = Pick<NonNullable<Tracks['main']['transitions']>[number], 'type' | 'duration'>;

/** A project in few words; what it leaves out is the schema's default. */
export interface ProjectDraft {
  readonly main: readonly DraftClip[];
  /** Tracks of one or more clips, lowest first. */
  readonly overlays: readonly (readonly DraftClip[])[];
  /** Between each two neighbors of the main track. */
  readonly transition?: DraftTransition;
  readonly audios?: readonly DraftAudio[];
  /** Default: none, so that an image shows one thing. */
  readonly label?: { readonly visible: boolean; readonly text?: string };
  /** Own caption designs. */
  readonly templates?: readonly CaptionTemplate[];
  /** Media that only a design names. */
  readonly media?: readonly string[];
  readonly size?: { readonly width: number; readonly height: number };
}

/** Files that no image of ours can stand for, by media id. */
export type GivenMedia = ReadonlyMap<string, { readonly kind: 'video' | 'audio'; readonly url: string }>;

export const span = (id: string, start: number, seconds: number) => ({
  id,
  start: fromSeconds(start),
  duration: fromSeconds(seconds),
});

/** An image that fills the frame. */
export const still = (mediaId: ImageName, start: number, seconds: number) => ({
  ...span(`${mediaId}-${start}`, start, seconds),
  type: 'image' as const,
  mediaId,
});

const sizes: Readonly<Record<ImageName, number>> = {
  warm: 600,
  cold: 600,
  vivid: 600,
  sunset: 600,
  studio: 600,
  badge: 240,
  black: 64,
  white: 64,
};
const isImage = (id: string): id is ImageName => id in sizes;

async function mediaOf(ids: readonly string[], given: GivenMedia): Promise<Input['media']> {
  const entries = ids.map(async (id): Promise<[string, Input['media'][string]]> => {
    const file = given.get(id);
    if (file) return [id, { id, kind: file.kind, url: file.url }];
    if (!isImage(id)) throw new Error(`no media ${id}`);
    const width = sizes[id];
    return [id, { id, kind: 'image', url: await imageUrl(id), width, height: width === 600 ? 800 : width }];
  });
  return Object.fromEntries(await Promise.all(entries));
}

/** The document of a draft, by the door that every document takes. */
export async function projectOf(title: string, draft: ProjectDraft, given: GivenMedia): Promise<Project> {
  const {
    main,
    overlays,
    transition,
    audios = [],
    label,
    templates = [],
    size = { width: 1080, height: 1920 },
  } = draft;
  const clips = [...main, ...overlays.flat(), ...audios];
  const ids = [
    ...clips.flatMap((clip) => ('mediaId' in clip && clip.mediaId !== undefined ? [clip.mediaId] : [])),
    ...(draft.media ?? []),
  ];
  const transitions = main.slice(1).flatMap((right, index) => {
    const left = main[index];
    return left && transition
      ? [{ id: `joint-${index}`, leftClipId: left.id, rightClipId: right.id, ...transition }]
      : [];
  });
  return parseProject({
    version: PROJECT_VERSION,
    id: title,
    title,
    canvas: { ...size, fps: { num: 30, den: 1 } },
    tracks: {
      overlay: overlays.map((list, index) => ({ id: `overlay-${index}`, clips: list })),
      main: { id: 'main', clips: main, transitions },
      audio: audios.map((clip, index) => ({ id: `audio-${index}`, clips: [clip] })),
    },
    templates: Object.fromEntries(templates.map((template) => [template.key, template])) as Input['templates'],
    media: await mediaOf([...new Set(ids)], given),
    aiLabel: { visible: false, metadata: true, text: '', ...label },
    ducking: { enabled: false, gain: 1 },
  });
}
