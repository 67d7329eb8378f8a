import { useMemo } from 'react';
import { ExportCanceledError, ExportError } from '@/engine/export';
import { useT } from '@/hooks/useT';
import { messageOf } from '@/lib/request';
import { saveBlob } from '@/lib/saveBlob';
import { videoFileName } from '@/services/video/storeVideo';
import type { TaskWords } from './showInTasks';
import { resultOf } from './types';

/** Everything that is said about a job, in the language in use. */
export function useExportWords(): TaskWords {
  const t = useT();
  return useMemo(
    (): TaskWords => ({
      stage: (state) => {
        if (state.phase === 'exporting') {
          return state.isPaused ? t('timelineExport.paused') : t(`timelineExport.stage.${state.stage}`);
        }
        if (state.phase === 'storing') return t(`timelineExport.stage.${state.step.phase}`);
        return t(`timelineExport.phase.${state.phase}`);
      },
      reason: (error) => {
        if (error instanceof ExportCanceledError) return t('timelineExport.phase.canceled');
        return error instanceof ExportError ? t(`timelineExport.error.${error.code}`) : messageOf(error);
      },
      pause: t('timelineExport.pause'),
      resume: t('timelineExport.resume'),
      download: t('common.download'),
      store: t('timelineExport.storeVideo'),
      retry: t('timelineExport.again'),
      save: ({ state, order }) => {
        const result = resultOf(state);
        if (result) saveBlob(result.blob, videoFileName(order.title, result.container));
      },
    }),
    [t],
  );
}
