import type { UploadItem } from '@/lib/uploads';
import type { FileRecord } from '@/services/file/schema';

/** What the library knows already of a chosen file. */
export interface Twin {
  readonly file: FileRecord;
  /** Where it lies; empty = in no folder. */
  readonly folder: string;
  /** Same content, or only same name and size (very large files). */
  readonly by: 'hash' | 'name';
}

export interface LibraryTypes {
  readonly target: {
    /** Where it goes; empty = in no folder. */
    readonly folderId: string;
    /** Folders that it brings along, from the outermost. */
    readonly path: readonly string[];
  };
  readonly info: undefined;
  readonly result: FileRecord;
  readonly refusal: never;
  readonly twin: Twin;
}

/** One file on its way into the library. */
export type LibraryUpload = UploadItem<LibraryTypes>;
