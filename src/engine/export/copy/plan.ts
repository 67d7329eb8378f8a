import type { MediaStore } from '../../media/mediaStore';
import type { Project } from '../../project/schema';
import type { Watermark } from '../../resolve/watermarkLayer';
import type { ExportSettings } from '../settings';
import type { ExportFormat, VideoCodecName } from '../types';
import { type CutRange, cutRange } from './cut';
import { canJoin } from './join';
import { type CopySource, openSource, packetsOf } from './source';
import { type Stretch, untouchedStretches } from './stretches';

/** A part of the file, half-open, in images. */
type Part =
  | { readonly kind: 'encode'; readonly first: number; readonly end: number }
  | {
      readonly kind: 'copy';
      readonly first: number;
      readonly end: number;
      readonly source: CopySource;
      readonly stretch: Stretch;
      readonly cut: CutRange;
      /** Of its packets, those included that only help to decode. */
      readonly bytes: number;
    };

export type CopyPart = Extract<Part, { kind: 'copy' }>;

/** Where the images of a file come from; `close` frees the sources. */
export interface CopyPlan {
  readonly parts: readonly Part[];
  /** Parts of several encoders follow each other: each key image brings its parameter sets along. */
  readonly isJoined: boolean;
  readonly close: () => void;
}

export interface CopyPlanInput {
  readonly project: Project;
  readonly settings: ExportSettings;
  readonly store: MediaStore;
  readonly watermark?: Watermark | undefined;
  readonly container: ExportFormat;
  readonly codec: VideoCodecName;
  /** What our own encoder tells decoders, see `textOf`; asked only when some parts must be encoded. */
  readonly ownDescription: () => Promise<string | null>;
}

/** Copied images that are worth the risk of joints. */
const FEWEST = 15;

/**
 * Decides what is copied. Nothing has to be joined where the whole video comes from videos with equal parameters, or where
 * those of the encoded parts are the same (a video that this product made). Other H.264 videos stand beside encoded parts,
 * and beside each other, by bringing their parameters along, see `canJoin`. null: everything is encoded.
 */
export async function planCopy(input: CopyPlanInput): Promise<CopyPlan | null> {
  const { project, settings, store, watermark, codec, container } = input;
  const stretches = untouchedStretches(project, settings, watermark);
  if (stretches.length === 0) return null;
  const sources = new Map<string, CopySource | null>();
  const close = (): void => {
    for (const source of sources.values()) source?.input.dispose();
  };
  try {
    const copies: CopyPart[] = [];
    for (const stretch of stretches) {
      let source = sources.get(stretch.mediaId);
      if (source === undefined) {
        source = await openSource(store, stretch.mediaId, { ...settings, codec });
        sources.set(stretch.mediaId, source);
      }
      if (!source) continue;
      const fps = settings.fps.num / settings.fps.den;
      // Only what lies before the file's start can be hidden, and only by MP4's edit list.
      const canHide = stretch.first === 0 && (container === 'mp4' || container === 'mov');
      const packets = await packetsOf(source, stretch, fps);
      const cut = cutRange(packets, stretch, fps, canHide);
      if (!cut) continue;
      const { first, end, packet, preroll } = cut;
      const taken = packets.slice(packet, packet + preroll + end - first);
      const bytes = taken.reduce((sum, { bytes }) => sum + bytes, 0);
      copies.push({ kind: 'copy', first, end, source, stretch, cut, bytes });
    }
    const chosen = await choose(copies, input);
    if (chosen) return { ...chosen, close };
    close();
    return null;
  } catch (error) {
    close();
    throw error;
  }
}

async function choose(
  copies: readonly CopyPart[],
  { settings, ownDescription }: CopyPlanInput,
): Promise<Pick<CopyPlan, 'parts' | 'isJoined'> | null> {
  const known = copies[0]?.source.description;
  if (known === undefined) return null;
  const alike = copies.filter(({ source }) => source.description === known);
  const whole = fill(alike, settings.frames);
  if (whole.every(({ kind }) => kind === 'copy')) return { parts: whole, isJoined: false };
  const own = await ownDescription();
  const long = copies.filter(({ first, end }) => end - first >= FEWEST);
  const mixed = long.filter(({ source }) => source.description === own || canJoin(source));
  if (mixed.length === 0) return null;
  return {
    parts: fill(mixed, settings.frames),
    isJoined: mixed.some(({ source }) => source.description !== own),
  };
}

/** Puts encoded parts into the gaps. */
function fill(copies: readonly CopyPart[], frames: number): readonly Part[] {
  const parts: Part[] = [];
  let at = 0;
  for (const copy of copies) {
    if (copy.first > at) parts.push({ kind: 'encode', first: at, end: copy.first });
    parts.push(copy);
    at = copy.end;
  }
  if (at < frames) parts.push({ kind: 'encode', first: at, end: frames });
  return parts;
}
