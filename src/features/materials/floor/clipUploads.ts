import { useEffect } from 'react';
import { useUploads } from '@/hooks/useUploads';
import { kv } from '@/lib/storage';
import { type UploadItem, uploadQueue } from '@/lib/uploads';
import { recordFile } from '@/services/file/storeFile';
import { floorQueueOf } from './floorQueue';

interface ClipTarget {
  readonly plan: string;
  readonly shot: string;
  readonly take: string;
}

interface ClipTypes {
  readonly target: ClipTarget;
  readonly info: { readonly width: number; readonly height: number; readonly duration: number };
  readonly result: string;
  readonly refusal: never;
  readonly twin: never;
}

/** A clip on its way from the phone to its shot. */
export type ClipUpload = UploadItem<ClipTypes>;

const MAX_SIZE_MB = 4096;

async function factsOf(file: File): Promise<ClipTypes['info']> {
  try {
    const { probe } = await import('@/engine/media/probe');
    const { width, height, duration } = await probe(file);
    return { width, height, duration };
  } catch {
    // It is stored all the same: the timeline says what it cannot play.
    return { width: 0, height: 0, duration: 0 };
  }
}

const isTarget = (value: unknown): value is ClipTarget =>
  typeof value === 'object' && value !== null && 'plan' in value && 'shot' in value && 'take' in value;

/**
 * Clips of shooting plans. A chosen file lies on the phone's disk until it has arrived, so a reload loses nothing; what
 * fails is tried again until there is a network.
 */
export const clipUploads = uploadQueue.define<ClipTypes>({
  key: 'clip',
  maxSizeMB: () => MAX_SIZE_MB,
  check: async ({ file }) => ({ info: await factsOf(file) }),
  resumeKeyOf: ({ target }) => `floor:${target.take}`,
  async record({ target, info: facts = { width: 0, height: 0, duration: 0 } }, stored, { signal }) {
    const { id, url, name } = await recordFile(stored, { facts, signal });
    floorQueueOf(target.plan).do({
      kind: 'clip',
      shot: target.shot,
      take: target.take,
      at: new Date().toISOString(),
      clip: { file_id: id, url, name, ...facts },
    });
    return id;
  },
  persist: {
    place: ({ target }) => target,
    targetOf: (place) => (isTarget(place) ? { plan: place.plan, shot: place.shot, take: place.take } : undefined),
    keepsFile: () => true,
  },
  retriesAlone: true,
  forgetsDone: true,
});

/** Where clips were kept before there was one queue. */
const oldClips = kv<ClipTarget & { readonly file: File }>('floor-clips');

async function takeOverOldClips(): Promise<void> {
  for (const [key, { plan, shot, take, file }] of await oldClips.entries()) {
    clipUploads.add([{ file, target: { plan, shot, take } }]);
    await oldClips.delete(key);
  }
}

/** The clips of one plan on their way, those that an earlier visit has left among them. */
export function useClipUploads(plan: string): readonly ClipUpload[] {
  useEffect(() => void takeOverOldClips().catch(() => undefined), []);
  return useUploads(clipUploads, ({ target }) => target.plan === plan);
}
