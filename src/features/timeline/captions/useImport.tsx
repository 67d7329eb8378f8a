import { App } from 'antd';
import { useCallback } from 'react';
import { ParseError } from '@/engine/captions/parseError';
import { readSubtitleFile } from '@/engine/captions/readSubtitles';
import { useT } from '@/hooks/useT';
import { useEditorParts } from '../EditorContext';
import { captionRows, contentEnd } from './model/captionRows';
import { placeFile } from './model/placeCues';
import { useReplaceQuestion } from './useReplaceQuestion';

/** Lines of a file that are named one by one; the count says the rest. */
const LISTED = 5;

/** Reads subtitle files into the project; says which line of a broken one is wrong. */
export function useImport(): (files: readonly File[]) => Promise<void> {
  const t = useT();
  const { message, notification } = App.useApp();
  const { store } = useEditorParts();
  const ask = useReplaceQuestion();

  return useCallback(
    async (files) => {
      for (const file of files) {
        const { name } = file;
        try {
          const { cues, skipped } = readSubtitleFile(new Uint8Array(await file.arrayBuffer()));
          if (cues.length === 0) {
            message.warning(t('timelineCaptions.fileEmpty', { name }));
            continue;
          }
          const project = () => store.getState().history.present;
          const answer = captionRows(project()).length > 0 ? await ask('timelineCaptions.replaceOnImport') : 'add';
          if (answer === 'cancel') continue;
          const end = contentEnd(project());
          const late = end > 0 ? cues.filter((cue) => cue.end > end).length : 0;
          const { action, count, above, placed, left } = placeFile(project(), cues, {
            isReplacing: answer === 'replace',
          });
          if (!action) message.warning(t('timelineCaptions.fileEmpty', { name }));
          else if (!store.act(action, { label: 'timelineCaptions.step.import' })) {
            const title = t('timelineCaptions.imported', { count, name });
            const facts = [
              ...(above > 0 ? [t('timelineCaptions.above', { count: above })] : []),
              ...(placed > 0 ? [t('timelineCaptions.placed', { count: placed })] : []),
            ];
            const notes = [
              ...(late > 0 ? [t('timelineCaptions.beyondEnd', { count: late })] : []),
              ...(left > 0 ? [t('timelineCaptions.left', { count: left })] : []),
              ...(skipped.length > 0 ? [t('timelineCaptions.skipped', { count: skipped.length })] : []),
              ...skipped
                .slice(0, LISTED)
                .map(({ line, code }) =>
                  t('timelineCaptions.skippedLine', { line, reason: t(`timelineCaptions.parse.${code}`) }),
                ),
            ];
            if (notes.length === 0) message.success([title, ...facts].join(' · '));
            else
              notification.warning({
                title,
                description: [...facts, ...notes].map((note) => <div key={note}>{note}</div>),
                duration: 0,
                // Not over the button that exports.
                placement: 'bottomRight',
              });
          }
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
    [store, message, notification, t, ask],
  );
}
