import { App } from 'antd';
import dayjs from 'dayjs';
import { inMemoryLimit, saveZip, TooLargeError, type ZipFailure, type ZipSource } from '@/lib/zip';
import { formatSize } from '@/utils/formatSize';
import { useT } from './useT';

interface ZipNames {
  /** What the task center calls it. */
  readonly title: string;
  /** Of the archive, without date and ending. */
  readonly name: string;
}

/** Saves several files as one archive, and says what did not come. */
export function useSaveZip(): (sources: readonly ZipSource[], names: ZipNames) => Promise<void> {
  const t = useT();
  const { message, notification } = App.useApp();
  return async (sources, { title, name }) => {
    const size = formatSize(sources.reduce((sum, source) => sum + source.size, 0));
    const partly = (failures: readonly ZipFailure[]) =>
      failures.map((file) => t(file.isPart ? 'zip.part' : 'zip.missing', { name: file.name })).join('\n');
    message.info(t('zip.begun', { count: sources.length, size }));
    try {
      const failures = await saveZip(sources, {
        title,
        name: `${name}-${dayjs().format('YYYYMMDD-HHmm')}.zip`,
        broken: t('zip.broken'),
        nothing: t('zip.failed'),
        reportName: t('zip.report'),
        partly,
      });
      if (failures && failures.length > 0)
        notification.warning({
          title: t('zip.partly', { count: failures.length }),
          description: partly(failures),
          duration: 0,
        });
    } catch (error) {
      const reason = error instanceof Error ? error.message : t('zip.broken');
      const isTooLarge = error instanceof TooLargeError;
      message.error(isTooLarge ? t('zip.tooLarge', { size, max: formatSize(inMemoryLimit) }) : reason);
    }
  };
}
