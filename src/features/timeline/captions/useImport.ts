import { App } from 'antd';
import { useCallback } from 'react';
import { ParseError } from '@/engine/captions/parseError';
import { readSubtitles } from '@/engine/captions/readSubtitles';
import { useT } from '@/hooks/useT';
import { useEditorParts } from '../EditorContext';
import { captionRows } from './model/captionRows';
import { placeCues } from './model/placeCues';
import { useReplaceQuestion } from './useReplaceQuestion';

/** Reads subtitle files into the project; says which line of a broken one is wrong. */
export function useImport(): (files: readonly File[]) => Promise<void> {
  const t = useT();
  const { message } = App.useApp();
  const { store } = useEditorParts();
  const ask = useReplaceQuestion();

  return useCallback(
    async (files) => {
      for (const file of files) {
        const { name } = file;
        try {
          const cues = readSubtitles(new Uint8Array(await file.arrayBuffer()));
          if (cues.length === 0) {
            message.warning(t('timelineCaptions.fileEmpty', { name }));
            continue;
          }
          const project = () => store.getState().history.present;
          const answer = captionRows(project()).length > 0 ? await ask('timelineCaptions.replaceOnImport') : 'add';
          if (answer === 'cancel') continue;
          const action = placeCues(project(), cues, { isReplacing: answer === 'replace' });
          if (!action) message.warning(t('timelineCaptions.fileEmpty', { name }));
          else if (!store.act(action, { label: 'timelineCaptions.step.import' }))
            message.success(t('timelineCaptions.imported', { count: cues.length, name }));
        } catch (error) {
          message.error(
            error instanceof ParseError
              ? t('timelineCaptions.fileBroken', {
                  name,
                  line: error.line,
                  reason: t(`timelineCaptions.parse.${error.code}`),
                })
              : t('timelineCaptions.fileUnreadable', { name }),
          );
        }
      }
    },
    [store, message, t, ask],
  );
}
