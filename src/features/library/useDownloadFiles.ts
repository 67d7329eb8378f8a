import { useSaveZip } from '@/hooks/useSaveZip';
import { useT } from '@/hooks/useT';
import { saveUrl } from '@/lib/saveBlob';
import { openUrl } from '@/lib/zip';
import type { FileRecord } from '@/services/file/schema';

/** One file goes to the browser's downloads as it is, several as one archive; the task center shows how far it is. */
export function useDownloadFiles(): (files: readonly FileRecord[]) => void {
  const t = useT();
  const saveZip = useSaveZip();
  return (files) => {
    const [first, second] = files;
    if (!first) return;
    if (!second) {
      saveUrl(first.url, first.name);
      return;
    }
    const sources = files.map(({ name, size, url, created_at }) => ({
      name,
      size,
      madeAt: new Date(created_at),
      open: openUrl(url),
    }));
    void saveZip(sources, { title: t('library.zipTask', { count: files.length }), name: t('library.zipName') });
  };
}
