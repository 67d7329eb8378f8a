import { ScanOutlined } from '@ant-design/icons';
import { Alert, Button, Progress } from 'antd';
import { useT } from '@/hooks/useT';
import { errorWords } from '../shell/errorWords';
import styles from './eraser.module.css';
import type { Find } from './useFind';

/** Finds subtitles by itself; says what was found, or that nothing was. */
export function FindBar({ find, file }: { readonly find: Find; readonly file: File | undefined }) {
  const t = useT();
  const { state } = find;
  if (state.phase === 'looking') {
    return (
      <div className={styles.row}>
        <Progress className={styles.seek} percent={Math.round(state.percent)} aria-label={t('toolErase.finding')} />
        <Button onClick={find.stop}>{t('toolErase.stopFinding')}</Button>
      </div>
    );
  }
  return (
    <>
      <Button block icon={<ScanOutlined aria-hidden />} disabled={!file} onClick={() => file && find.start(file)}>
        {t('toolErase.find')}
      </Button>
      {state.phase === 'found' && (
        <Alert
          type={state.count > 0 ? 'success' : 'info'}
          showIcon
          title={
            state.count > 0
              ? t('toolErase.found', { count: state.count, spans: state.spans })
              : t('toolErase.foundNothing')
          }
        />
      )}
      {state.phase === 'failed' && <Alert type="error" showIcon title={errorWords(state.error, t)} />}
    </>
  );
}
