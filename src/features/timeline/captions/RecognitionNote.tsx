import { Alert, Button, Progress } from 'antd';
import { useSyncExternalStore } from 'react';
import { MediaError } from '@/engine/media/errors';
import { type Translate, useT } from '@/hooks/useT';
import { messageOf } from '@/lib/request';
import { useEditorParts } from '../EditorContext';
import styles from './captions.module.css';
import { type RecognitionState, recognitionOf } from './recognize/recognition';

/** How far auto captions are, and honestly what came out. */
export function RecognitionNote() {
  const t = useT();
  const { store, player } = useEditorParts();
  const recognition = recognitionOf(store);
  const state = useSyncExternalStore(recognition.subscribe, recognition.state);
  if (state.kind === 'idle') return null;
  if (state.kind === 'running') {
    return (
      <div className={styles.running} role="status">
        <span>{t('timelineCaptions.listening')}</span>
        <Progress percent={Math.round(state.share * 100)} size="small" aria-label={t('timelineCaptions.listening')} />
        <Button size="small" onClick={recognition.cancel}>
          {t('timelineCaptions.stop')}
        </Button>
      </div>
    );
  }
  const isGood = state.kind === 'done' && state.hasWords;
  return (
    <Alert
      type={toneOf(state, isGood)}
      showIcon
      closable={{ onClose: recognition.dismiss }}
      title={wordsOf(state, t)}
      {...(state.kind === 'failed'
        ? {
            action: (
              <Button size="small" onClick={() => void recognition.start(player.media, false)}>
                {t('common.retry')}
              </Button>
            ),
          }
        : {})}
    />
  );
}

const toneOf = ({ kind }: RecognitionState, isGood: boolean): 'success' | 'warning' | 'error' => {
  if (kind === 'failed') return 'error';
  return isGood ? 'success' : 'warning';
};

function wordsOf(state: Exclude<RecognitionState, { kind: 'idle' | 'running' }>, t: Translate): string {
  if (state.kind === 'done') {
    const { count, engine } = state;
    return t(state.hasWords ? 'timelineCaptions.heard' : 'timelineCaptions.heardTimes', { count, engine });
  }
  if (state.kind === 'failed') {
    return state.error instanceof MediaError ? t('timelineCaptions.audioUnreadable') : messageOf(state.error);
  }
  return t(state.kind === 'no-audio' ? 'timelineCaptions.noAudio' : 'timelineCaptions.noSpeech');
}
