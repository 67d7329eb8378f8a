import { Alert, Button, Progress } from 'antd';
import { GridLayout } from '@/components/ui/GridLayout';
import { type Translate, useT } from '@/hooks/useT';
import { jobs } from '@/lib/jobs';
import { useEditorParts } from '../EditorContext';
import styles from './RecognitionNote.module.css';
import { type RecognitionJob, recognitionJobs, useRecognition } from './recognition';

/** How far auto captions are, and honestly what came out. */
export function RecognitionNote() {
  const t = useT();
  const { store, player } = useEditorParts();
  const job = useRecognition(store);
  if (!job) return null;
  const { id, state, output } = job;
  if (state.name === 'running') {
    return (
      <GridLayout columns="minmax(0, 1fr) auto" gap="4px 8px" align="center" className={styles.running} role="status">
        <span>{t('timelineCaptions.listening')}</span>
        <Progress percent={Math.round(state.percent)} size="small" aria-label={t('timelineCaptions.listening')} />
        <Button size="small" onClick={() => jobs.cancel(id)}>
          {t('timelineCaptions.stop')}
        </Button>
      </GridLayout>
    );
  }
  if (state.name === 'failed') {
    return (
      <Alert
        type="error"
        showIcon
        closable={{ onClose: () => jobs.remove(id) }}
        title={state.reason}
        action={
          <Button
            size="small"
            onClick={() => recognitionJobs.start({ store, audios: player.media, isReplacing: false })}
          >
            {t('common.retry')}
          </Button>
        }
      />
    );
  }
  if (state.name !== 'succeeded' || !output || output.kind === 'refused') return null;
  return (
    <Alert
      type={output.kind === 'done' && output.hasWords ? 'success' : 'warning'}
      showIcon
      closable={{ onClose: () => recognitionJobs.takeOutput(id) }}
      title={textOf(output, t)}
    />
  );
}

function textOf(output: Exclude<RecognitionJob['output'], undefined>, t: Translate): string {
  if (output.kind === 'done') {
    const { count, engine } = output;
    return t(output.hasWords ? 'timelineCaptions.heard' : 'timelineCaptions.heardTimes', { count, engine });
  }
  return t(output.kind === 'no-audio' ? 'timelineCaptions.noAudio' : 'timelineCaptions.noSpeech');
}
