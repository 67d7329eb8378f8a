import type { StoredObject } from '@/lib/oss';
import type { Words } from '@/lib/request/words';

/**
 * checking → (refused | duplicate | ready) → queued → uploading ⇄ paused → recording → done | skipped | failed
 *
 * An upload that a reload has cut off is no item but an {@link InterruptedUpload}: its file is not at hand any more.
 */
export type UploadState =
  /** Looked at: its rules, its content, whether it is stored already. */
  | 'checking'
  /** Breaks a rule (too large, empty, unreadable): trying again would not help. */
  | 'refused'
  /** Stored already: the user chooses. */
  | 'duplicate'
  /** Checked; waits for `start`. */
  | 'ready'
  | 'queued'
  | 'uploading'
  | 'paused'
  /** The bytes have arrived; the record is being made. */
  | 'recording'
  | 'done'
  /** Not sent: what was there is used instead. */
  | 'skipped'
  | 'failed';

/** The types that one purpose brings along. */
export interface UploadTypes {
  /** Where a file is going; kept across a reload as the purpose's `persist.place` says. */
  readonly target: unknown;
  /** What the check has found out. */
  readonly info: unknown;
  /** The record that the upload ends in. */
  readonly result: unknown;
  /** Why a file is not taken. */
  readonly refusal: unknown;
  /** What is stored already in place of a file. */
  readonly twin: unknown;
}

/** One file of the queue. */
export interface UploadItem<T extends UploadTypes = UploadTypes> {
  readonly id: string;
  /** Key of its purpose. */
  readonly purpose: string;
  readonly file: File;
  readonly name: string;
  /** Bytes. */
  readonly size: number;
  readonly target: T['target'];
  readonly state: UploadState;
  /** 0–100 of the step that runs: of the check, else of the bytes. */
  readonly percent: number;
  /** Bytes a second. */
  readonly speed: number;
  /** What the check or the record is at; a word of the purpose's own. */
  readonly stage: string;
  /** Why it failed or was refused, in the language in use; empty where `refusal` tells. */
  readonly reason: string;
  /** Of a failed one. */
  readonly error?: unknown;
  readonly refusal?: T['refusal'];
  readonly info?: T['info'];
  readonly twin?: T['twin'];
  /** SHA-256 of the content in hex, where it was taken. */
  readonly hash?: string;
  /** The bytes as they lie in the store: a record that failed is made again without sending them anew. */
  readonly stored?: StoredObject;
  /** Of a done or skipped one. */
  readonly result?: T['result'];
}

interface CheckContext {
  readonly signal: AbortSignal;
  /** @param percent 0–100 @param stage a word of the purpose's own */
  readonly onProgress: (percent: number, stage?: string) => void;
}

interface RecordContext {
  readonly signal: AbortSignal;
  readonly onStage: (stage: string) => void;
  /** Does a step once an upload: when a later step fails and the record is tried again, this one is not repeated. */
  readonly once: <V>(step: string, run: () => Promise<V>) => Promise<V>;
}

type CheckVerdict<T extends UploadTypes> =
  | ({ readonly info: T['info']; readonly hash?: string } & Partial<Pick<UploadItem, 'file' | 'name' | 'size'>>)
  | { readonly refusal: T['refusal'] };

/** How the uploads of one kind are described, sent, recorded and taken up again. Defined by the block or feature. */
export interface UploadPurpose<T extends UploadTypes> {
  /** Unique; written to disk with interrupted uploads. */
  readonly key: string;
  /** Default 50 (the brief, point 9). */
  maxSizeMB?(item: UploadItem<T>): number;
  /** Rules that need no look into the file. @returns why it is not taken */
  refuse?(file: File): Words | undefined;
  /** Makes the file what is checked and sent, before anything else is. @returns the file, or why it is not taken */
  convert?(file: File): Promise<File | Words>;
  /** Before the first check of files added together; an error fails them all. @returns final targets, by upload id */
  prepare?(items: readonly UploadItem<T>[]): Promise<ReadonlyMap<string, T['target']>>;
  /** Looks into a file. What it throws fails the file, and a retry checks again. */
  check?(item: UploadItem<T>, context: CheckContext): Promise<CheckVerdict<T>>;
  /** Files looked into at once; default 1. */
  readonly checksAtOnce?: number;
  /**
   * Two files with the same content: `refuse` hashes each file and refuses the second; `share` sends one (the check
   * gives the hash) and gives its result to both; `send`, the default, asks nothing.
   */
  readonly sameContent?: 'refuse' | 'share' | 'send';
  /** Which of these are stored already, by upload id: the user chooses for each. */
  findTwins?(items: readonly UploadItem<T>[]): Promise<ReadonlyMap<string, T['twin']>>;
  /** Takes what is stored already instead of sending the file. */
  resolveTwin?(item: UploadItem<T>): Promise<T['result']>;
  /** A result that is known already: then nothing is sent and nobody is asked. */
  findResult?(item: UploadItem<T>): Promise<T['result'] | undefined>;
  /** `manual`: a checked file waits for `start`. Default `auto`. */
  readonly start?: 'auto' | 'manual';
  /** Files sent and recorded at once; default as many as the store takes (four). */
  readonly uploadsAtOnce?: number;
  /** Name in the store; default the file's own. */
  nameOf?(item: UploadItem<T>): string;
  /** Names the parts of a large file across reloads; default made of the file's name, size and time of change. */
  resumeKeyOf?(item: UploadItem<T>): string;
  /** Makes the record once the bytes have arrived. */
  record(item: UploadItem<T>, stored: StoredObject, context: RecordContext): Promise<T['result']>;
  /** What survives a reload; without it an upload ends with its page. */
  readonly persist?: UploadPersistence<T>;
  /** Failed files are tried again every few seconds and when the network is back; offline they wait. */
  readonly retriesAlone?: boolean;
  /** A done file leaves the list at once. */
  readonly forgetsDone?: boolean;
}

interface UploadPersistence<T extends UploadTypes> {
  /** The target as plain data. */
  place(item: UploadItem<T>): unknown;
  /** Reads `place` back, old formats too. @returns undefined where it cannot be read */
  targetOf(place: unknown): T['target'] | undefined;
  /**
   * The file itself lies in this browser until it has arrived, and goes on alone after a reload. Where it does not, the
   * parts that have arrived wait for the user to choose the file again.
   */
  keepsFile?(file: File): boolean;
  /** Takes interrupted uploads of which nothing is known but their parts. */
  readonly takesUnknown?: boolean;
}

/** A large file that a reload has cut off: the parts that have arrived wait for the file. */
export interface InterruptedUpload<T extends UploadTypes = UploadTypes> {
  readonly resumeKey: string;
  readonly name: string;
  /** Bytes. */
  readonly size: number;
  /** 0–99 */
  readonly percent: number;
  readonly target: T['target'];
}

/** A file to add, and where it goes. */
export interface NewUpload<T extends UploadTypes> {
  readonly file: File;
  readonly target: T['target'];
  /** Default: the file's own name. */
  readonly name?: string;
  /** Known already: the file is not checked again. */
  readonly checked?: { readonly info: T['info']; readonly hash?: string };
  /** Told when it is done or skipped, also after a retry. */
  onDone?(item: UploadItem<T>): void;
}
