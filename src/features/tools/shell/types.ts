import type { VideoText } from '@/domain/publishing/gate';
import type { MediaDetails } from '@/engine/media';
import type { MediaReason } from '@/engine/media/diagnose';
import type { SourceRef } from '@/services/contract';
import type { ToolKey } from './toolKeys';

/** What a file is to a tool. */
export type ToolFileKind = 'video' | 'audio' | 'image' | 'subtitle' | 'document' | 'sheet';

/** A file that goes into a tool. */
export interface ToolFile {
  readonly id: string;
  readonly name: string;
  readonly file: File;
  readonly kind: ToolFileKind;
  /** Of videos, sounds and images. */
  readonly facts?: MediaDetails;
  /** The library's record, where it comes from there. */
  readonly source?: SourceRef;
  /** Why it cannot be used, in words; it stays in the list until it is taken out. */
  readonly problem?: string;
  /** What is wrong with a medium and what can be done; one that is usable all the same has no `problem`. */
  readonly reason?: MediaReason;
}

/** What a tool has made. */
export type ToolOutput =
  | {
      readonly kind: 'file';
      /** With its ending. */
      readonly name: string;
      readonly blob: Blob;
      readonly width?: number;
      readonly height?: number;
      /** Seconds. */
      readonly duration?: number;
      /** The AI label stands in its image. */
      readonly isLabelled?: boolean;
      /** What is said or written in it. */
      readonly texts?: readonly VideoText[];
      /** `blob` lies in this file of the user's: it is not kept a second time. */
      readonly chosen?: FileSystemFileHandle | undefined;
      /** Frees the temporary file behind `blob` once it is kept. */
      readonly release?: () => Promise<void>;
    }
  | { readonly kind: 'text'; readonly name: string; readonly text: string };

export type ToolResultKind = 'video' | 'audio' | 'image' | 'text' | 'subtitle' | 'document' | 'other';

/** A result as it is kept: its bytes lie on the browser's private disk under `id`, or in a file of the user's. */
export interface ToolResult {
  readonly id: string;
  readonly name: string;
  readonly kind: ToolResultKind;
  readonly mime: string;
  /** Bytes. */
  readonly size: number;
  readonly width?: number;
  readonly height?: number;
  /** Seconds. */
  readonly duration?: number;
  /** The AI label stands in its image. */
  readonly isLabelled?: boolean;
  /** What is said or written in it. */
  readonly texts?: readonly VideoText[];
  readonly chosen?: FileSystemFileHandle;
}

/** One run of a tool that came to its end: what went in, how, and what came out. */
export interface ToolRecord {
  readonly id: string;
  readonly tool: ToolKey;
  readonly title: string;
  /** Names of what went in. */
  readonly inputs: readonly string[];
  /** The tool's own settings, given back to it when they are used again. */
  readonly options: unknown;
  readonly source: readonly SourceRef[];
  readonly results: readonly ToolResult[];
  /** Milliseconds since 1970. */
  readonly at: number;
  /** Whose it is: another merchant in this browser does not see it. */
  readonly mchno: string;
}

export interface ToolProgress {
  /** In words, in the language in use. */
  readonly stage?: string;
  /** 0–100. */
  readonly percent: number;
  readonly etaSeconds?: number | null;
}

/** A run of a tool as it is ordered. */
export interface ToolOrder {
  readonly tool: ToolKey;
  readonly title: string;
  readonly inputs: readonly string[];
  readonly options: unknown;
  readonly source?: readonly SourceRef[];
  /** Holds and goes on, where the work can. */
  readonly pause?: () => void;
  readonly resume?: () => void;
  readonly run: (strings: {
    readonly signal: AbortSignal;
    readonly tell: (progress: ToolProgress) => void;
  }) => Promise<readonly ToolOutput[]>;
}
