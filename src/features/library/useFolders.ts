import { useLoad } from '@/hooks/useLoad';
import { fileFolderApi } from '@/services/file_folder/api';
import type { FileFolder } from '@/services/file_folder/schema';

export interface Folders {
  readonly list: readonly FileFolder[];
  readonly counts: { readonly all: number; readonly loose: number; readonly bin: number } | undefined;
  readonly error: Error | undefined;
  readonly refresh: () => void;
}

const none: readonly FileFolder[] = [];

/** The folders with their counts. */
export function useFolders(): Folders {
  const { data, error, refresh } = useLoad(fileFolderApi.data);
  return { list: data?.list ?? none, counts: data?.counts, error, refresh };
}
