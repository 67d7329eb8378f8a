import { Button, Result, Skeleton } from 'antd';
import { useState } from 'react';
import { OpenFailure } from '@/components/LoadFailure';
import { spokenText } from '@/domain/script';
import { useLoad } from '@/hooks/useLoad';
import { useT } from '@/hooks/useT';
import { readSession } from '@/lib/session';
import { scriptApi } from '@/services/script/api';
import { PasteText } from './PasteText';
import styles from './prompter.module.css';
import type { RecordingNote } from './recording/keptRecordings';
import { RecordStage } from './recording/RecordStage';
import { type ReviewedTake, TakeReview } from './recording/TakeReview';
import { Stage } from './Stage';
import { keepText, readText } from './settings';

/** The teleprompter: a script of one's own by its id, or any pasted text without an account. */
export function Prompter({ scriptId }: { readonly scriptId?: string | undefined }) {
  const t = useT();
  const [pasted, setPasted] = useState('');
  const [reviewed, setReviewed] = useState<RecordingNote>();
  const isSignedIn = readSession().token !== '';
  const asks = scriptId !== undefined && isSignedIn;
  const { data, error, refresh } = useLoad(scriptApi.info, asks ? { id: scriptId } : undefined, {
    fresh: true,
    // The text must not change under the one who reads it aloud.
    refreshOnWindowFocus: false,
  });

  const show = (text: string, title: string, speed?: number) => (
    <Reader
      text={text}
      title={title}
      {...(speed ? { speed } : {})}
      {...(pasted ? { onLeave: () => setPasted('') } : {})}
    />
  );
  if (reviewed) return <TakeReview take={{ note: reviewed }} onBack={() => setReviewed(undefined)} />;
  if (pasted) return show(pasted, '');
  if (scriptId !== undefined && !isSignedIn) {
    const back = `/daping?id=${encodeURIComponent(scriptId)}`;
    return (
      <div className={styles.page}>
        <Result
          status="info"
          title={t('scripts.prompterLogin')}
          extra={
            <>
              <Button type="primary" href={`/login?redirect=${encodeURIComponent(back)}`}>
                {t('scripts.login')}
              </Button>
              <Button href="/daping">{t('scripts.pasteInstead')}</Button>
            </>
          }
        />
      </div>
    );
  }
  if (asks && error) {
    return (
      <div className={styles.page}>
        <OpenFailure
          title={t('scripts.openFailed')}
          error={error}
          onRetry={refresh}
          leave={<Button href="/daping">{t('scripts.pasteInstead')}</Button>}
        />
      </div>
    );
  }
  if (asks && !data) return <Skeleton className={styles.page} active />;
  const text = data ? spokenText(data.sentences) : '';
  if (data && text) return show(text, data.title, data.voice_speed);
  return (
    <PasteText
      initial={readText()}
      note={data ? t('scripts.prompterEmpty') : ''}
      onRecording={setReviewed}
      onStart={(words) => {
        keepText(words);
        setPasted(words);
      }}
    />
  );
}

interface ReaderProps {
  readonly text: string;
  readonly title: string;
  readonly speed?: number;
  readonly onLeave?: () => void;
}

/** A text that is read, recorded, and what was recorded. */
function Reader({ onLeave, ...script }: ReaderProps) {
  const [isRecording, setRecording] = useState(false);
  const [take, setTake] = useState<ReviewedTake>();
  if (take) return <TakeReview take={take} onBack={() => setTake(undefined)} />;
  if (isRecording) {
    return (
      <RecordStage
        {...script}
        onClose={() => setRecording(false)}
        onTaken={(note, ended) => {
          setRecording(false);
          setTake({ note, ended });
        }}
      />
    );
  }
  return (
    <Stage
      {...script}
      onLeave={onLeave}
      onRecord={() => setRecording(true)}
      onRecording={(file) => setTake({ file, text: script.text })}
    />
  );
}
