import { Button, Result, Skeleton } from 'antd';
import { useState } from 'react';
import { spokenText } from '@/domain/script';
import { useLoad } from '@/hooks/useLoad';
import { useT } from '@/hooks/useT';
import { messageOf } from '@/lib/request';
import { readSession } from '@/lib/session';
import { scriptApi } from '@/services/script/api';
import { PasteText } from './PasteText';
import styles from './prompter.module.css';
import { Stage } from './Stage';
import { keepText, readText } from './settings';

/** The teleprompter: a script of one's own by its id, or any pasted text without an account. */
export function Prompter({ scriptId }: { readonly scriptId?: string | undefined }) {
  const t = useT();
  const [pasted, setPasted] = useState('');
  const isSignedIn = readSession().token !== '';
  const asks = scriptId !== undefined && isSignedIn;
  const { data, error, refresh } = useLoad(scriptApi.info, asks ? { id: scriptId } : undefined, {
    fresh: true,
    // The text must not change under the one who reads it aloud.
    refreshOnWindowFocus: false,
  });

  if (pasted) return <Stage text={pasted} title="" onLeave={() => setPasted('')} />;
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
        <Result
          status="404"
          title={t('scripts.openFailed')}
          subTitle={messageOf(error)}
          extra={
            <>
              <Button type="primary" onClick={refresh}>
                {t('common.retry')}
              </Button>
              <Button href="/daping">{t('scripts.pasteInstead')}</Button>
            </>
          }
        />
      </div>
    );
  }
  if (asks && !data) return <Skeleton className={styles.page} active />;
  const text = data ? spokenText(data.sentences) : '';
  if (data && text) return <Stage text={text} title={data.title} speed={data.voice_speed} />;
  return (
    <PasteText
      initial={readText()}
      note={data ? t('scripts.prompterEmpty') : ''}
      onStart={(words) => {
        keepText(words);
        setPasted(words);
      }}
    />
  );
}
