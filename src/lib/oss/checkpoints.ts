import { readSession } from '@/lib/session';
import { kv } from '@/lib/storage/kv';

/** How far a file in parts has come; survives a reload. */
export interface Checkpoint {
  readonly resumeKey: string;
  readonly name: string;
  readonly key: string;
  readonly bucket: string;
  readonly uploadId: string;
  /** Bytes. */
  readonly fileSize: number;
  readonly partSize: number;
  readonly doneParts: readonly { readonly number: number; readonly etag: string }[];
  /** Milliseconds since 1970. */
  readonly savedAt: number;
}

/** Stores drop unfinished parts after some days; an older checkpoint leads nowhere. Milliseconds. */
const keptFor = 3 * 24 * 3_600_000;
const store = kv<Checkpoint>('upload_checkpoint');
const owned = (resumeKey: string): string => `${readSession().mchno}/${resumeKey}`;

/** A checkpoint is a help, not a need: without a working database an upload starts from its beginning. */
export const checkpoints = {
  async find(resumeKey: string): Promise<Checkpoint | undefined> {
    const found = await store.get(owned(resumeKey)).catch(() => undefined);
    if (found && Date.now() - found.savedAt < keptFor) return found;
    if (found) await checkpoints.remove(resumeKey);
    return undefined;
  },
  async save(checkpoint: Checkpoint): Promise<void> {
    await store.set(owned(checkpoint.resumeKey), checkpoint).catch(() => undefined);
  },
  async remove(resumeKey: string): Promise<void> {
    await store.delete(owned(resumeKey)).catch(() => undefined);
  },
  /** Uploads of this merchant that a reload or a pause has left unfinished, latest first. */
  async unfinished(): Promise<Checkpoint[]> {
    const entries = await store.entries().catch(() => []);
    return entries
      .filter(([key, { savedAt }]) => key.startsWith(owned('')) && Date.now() - savedAt < keptFor)
      .map(([, checkpoint]) => checkpoint)
      .sort((left, right) => right.savedAt - left.savedAt);
  },
};
