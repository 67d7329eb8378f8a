import { type Checkpoint, checkpoints, multipartFrom } from '@/lib/oss';
import { readSession } from '@/lib/session';
import { kv } from '@/lib/storage/kv';

interface Place {
  readonly purpose: string;
  readonly place: unknown;
}

interface KeptFile extends Place {
  readonly owner: string;
  readonly name: string;
  readonly file: File;
  readonly savedAt: number;
}

/** Where an interrupted upload was going, by its resume key. Once a bare string: the library's folder. */
const places = kv<Place | string>('upload_place');
/** Files that go on alone after a reload, by upload id. */
const files = kv<KeptFile>('upload_file');

/** Bytes of files kept at once: what is beyond is not worth the disk. */
const MAX_KEPT_BYTES = 1024 * 1024 * 1024;
let keptBytes = 0;
const keptSizes = new Map<string, number>();

const count = (id: string, size: number): void => {
  keptBytes += size - (keptSizes.get(id) ?? 0);
  if (size > 0) keptSizes.set(id, size);
  else keptSizes.delete(id);
};

/** Keeps a file until it has arrived. A full or blocked disk costs only the help after a reload. */
export function keepFile(id: string, entry: Omit<KeptFile, 'owner' | 'savedAt'>): void {
  if (keptBytes + entry.file.size > MAX_KEPT_BYTES) return;
  count(id, entry.file.size);
  void files.set(id, { ...entry, owner: readSession().mchno, savedAt: Date.now() }).catch(() => count(id, 0));
}

export function forgetFile(id: string): void {
  count(id, 0);
  void files.delete(id).catch(() => undefined);
}

/** Files of this merchant that an earlier visit has not brought home. */
export async function keptFiles(purpose: string): Promise<(readonly [id: string, KeptFile])[]> {
  const owner = readSession().mchno;
  const entries = await files.entries().catch(() => []);
  return entries
    .filter(([, kept]) => kept.purpose === purpose && kept.owner === owner)
    .sort(([, a], [, b]) => a.savedAt - b.savedAt);
}

/** Remembers where a file in parts is going; smaller files leave no parts behind. */
export function keepPlace(resumeKey: string, size: number, place: Place): void {
  if (size > multipartFrom) void places.set(resumeKey, place).catch(() => undefined);
}

export const forgetPlace = (resumeKey: string): void => void places.delete(resumeKey).catch(() => undefined);

interface Unfinished {
  readonly checkpoint: Checkpoint;
  /** Undefined when nothing is known but the parts. */
  readonly purpose: string | undefined;
  readonly place: unknown;
}

/** What lies in the store in parts, and where it was going. */
export async function unfinishedUploads(): Promise<Unfinished[]> {
  const all = await checkpoints.unfinished();
  return Promise.all(
    all.map(async (checkpoint) => {
      const found = await places.get(checkpoint.resumeKey).catch(() => undefined);
      if (typeof found === 'object') return { checkpoint, ...found };
      return { checkpoint, purpose: undefined, place: found };
    }),
  );
}

/**
 * Takes an upload for this tab, so that a second tab does not send the same kept file.
 * @returns gives it back; undefined when another tab has it
 */
export async function claimUpload(id: string): Promise<(() => void) | undefined> {
  if (!('locks' in navigator)) return () => undefined;
  return new Promise((resolve) => {
    void navigator.locks
      .request(`upload/${id}`, { ifAvailable: true }, (lock) => {
        if (lock) return new Promise<void>((release) => resolve(release));
        resolve(undefined);
        return undefined;
      })
      // A document that is not active may hold no locks.
      .catch(() => resolve(() => undefined));
  });
}
