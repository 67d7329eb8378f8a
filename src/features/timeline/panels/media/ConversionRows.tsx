import { CloseOutlined } from '@ant-design/icons';
import { App, Button, Flex } from 'antd';
import { useEffect, useRef } from 'react';
import { ConversionOffer } from '@/blocks/media/conversions/ConversionOffer';
import { type ConversionJob, mediaConversions } from '@/blocks/media/conversions/mediaConversions';
import { Text } from '@/components/ui/Text';
import { useT } from '@/hooks/useT';
import { isJobBusy, jobs, useJobsOf } from '@/lib/jobs';
import { useEditor, useEditorParts } from '../../EditorContext';
import { intakeOf } from './intake';
import styles from './media.module.css';
import { useMediaUploads } from './mediaUploads';

/** The conversions that this project waits for. */
function useProjectConversions(): readonly ConversionJob[] {
  const projectId = useEditor(({ history }) => history.present.id);
  return useJobsOf(mediaConversions).filter(({ input }) => input?.projectId === projectId);
}

const isUnfinished = ({ state, output }: ConversionJob): boolean =>
  isJobBusy(state) || output !== undefined || state.name === 'failed' || state.name === 'interrupted';

/** Conversions that no refused upload stands for: of media of the project, and those of an earlier visit. */
export function ConversionRows() {
  const t = useT();
  const { store } = useEditorParts();
  const uploads = useMediaUploads(store);
  const waiting = useProjectConversions().filter(
    (job) => isUnfinished(job) && !uploads.some(({ id }) => id === job.input?.key),
  );
  if (waiting.length === 0) return null;
  return (
    <Flex component="ul" vertical gap={8}>
      {waiting.map(
        ({ id, input, state }) =>
          input && (
            <Flex key={id} component="li" vertical gap={4} className={styles.row}>
              <Flex gap={8} align="center">
                <Text ellipsis style={{ flex: 1 }} title={input.name}>
                  {input.name}
                </Text>
                {!isJobBusy(state) && (
                  <Button
                    size="small"
                    type="text"
                    icon={<CloseOutlined aria-hidden />}
                    aria-label={t('timelinePanels.dismiss', { name: input.name })}
                    onClick={() => jobs.remove(id)}
                  />
                )}
              </Flex>
              <ConversionOffer order={input} takingText={t('mediaConversion.taking')} />
            </Flex>
          ),
      )}
    </Flex>
  );
}

/** Takes what conversions have made into the open project, and says what became of the sound. */
export function ConversionTaker() {
  const t = useT();
  const { message } = App.useApp();
  const { store } = useEditorParts();
  const made = useProjectConversions().filter(({ state, output }) => state.name === 'succeeded' && output);
  const taken = useRef(new Set<string>());

  useEffect(() => void mediaConversions.recover().catch(() => undefined), []);
  useEffect(() => {
    for (const job of made) {
      if (taken.current.has(job.id)) continue;
      taken.current.add(job.id);
      const name = job.input?.name ?? '';
      const done = (isHere: boolean) => {
        if (!isHere) return;
        taken.current.delete(job.id);
        if (job.input?.lostAudio === undefined) message.success(t('mediaConversion.made', { name }));
        else message.warning(t('mediaConversion.madeSilent', { name }));
      };
      void intakeOf(store)
        .takeConverted(job)
        .then(done, () => message.warning(t('timelinePanels.keepFailed')));
    }
  }, [made, store, message, t]);
  return null;
}
