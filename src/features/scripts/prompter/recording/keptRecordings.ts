import { readSession } from '@/lib/session';
import { kv } from '@/lib/storage';
import { newId } from '@/utils/newId';

/** What is known of a recording before anybody looks into it. */
export interface RecordingNote {
  readonly id: string;
  /** Account within its merchant; empty = nobody was signed in. */
  readonly owner: string;
  /** What was read aloud. */
  readonly text: string;
  readonly title: string;
  readonly isUpright: boolean;
  /** As the browser records. */
  readonly type: string;
  /** Milliseconds since 1970. */
  readonly startedAt: number;
  /** Recorded so far. */
  readonly seconds: number;
}

const notes = kv<RecordingNote>('recording');
const piecesOf = (id: string) => kv<Blob>(`recording_${id}`);
const lockOf = (id: string): string => `recording/${id}`;

const ownerNow = (): string => {
  const { token, mchno, accountId } = readSession();
  return token ? `${mchno}/${accountId}` : '';
};

/** A recording under way: each piece is on disk before the next one comes, so that a crash loses a second or two. */
export interface KeptRecording {
  readonly note: () => RecordingNote;
  /** @throws DOMException `QuotaExceededError` when the disk is full; what came before stays. */
  readonly add: (piece: Blob, seconds: number) => Promise<void>;
  /** From now on it is offered again. */
  readonly end: () => void;
}

export function keepRecording(about: Pick<RecordingNote, 'text' | 'title' | 'isUpright' | 'type'>): KeptRecording {
  let note: RecordingNote = { ...about, id: newId(), owner: ownerNow(), startedAt: Date.now(), seconds: 0 };
  const pieces = piecesOf(note.id);
  let count = 0;
  let end = (): void => undefined;
  // As long as this page holds it, no other tab offers it as one that was cut off.
  void navigator.locks?.request(
    lockOf(note.id),
    () =>
      new Promise<void>((release) => {
        end = release;
      }),
  );
  return {
    note: () => note,
    add: async (piece, seconds) => {
      count += 1;
      await pieces.set(String(count).padStart(6, '0'), piece, true);
      note = { ...note, seconds };
      await notes.set(note.id, note, true);
    },
    end: () => end(),
  };
}

/** The recording, as far as it came; undefined where nothing of it is left. */
export async function readRecording({ id, type }: RecordingNote): Promise<Blob | undefined> {
  const pieces = (await piecesOf(id).entries()).toSorted(([a], [b]) => a.localeCompare(b)).map(([, piece]) => piece);
  return pieces.length > 0 ? new Blob(pieces, { type }) : undefined;
}

export async function discardRecording(id: string): Promise<void> {
  await notes.delete(id);
  const pieces = piecesOf(id);
  for (const key of await pieces.keys()) await pieces.delete(key);
}

/** Recordings of this account that nobody is making any more, latest first. */
export async function leftRecordings(): Promise<readonly RecordingNote[]> {
  const [all, locks] = await Promise.all([
    notes.entries().catch(() => []),
    navigator.locks?.query().catch(() => undefined),
  ]);
  const held = new Set(locks?.held?.map(({ name }) => name));
  const owner = ownerNow();
  return all
    .map(([, note]) => note)
    .filter((note) => (note.owner === '' || note.owner === owner) && !held.has(lockOf(note.id)))
    .toSorted((a, b) => b.startedAt - a.startedAt);
}
