import { Alert, Button } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { useT } from '@/hooks/useT';
import { type Checkpoint, checkpoints, fingerprint, forgetUpload } from '@/lib/oss';
import { formatSize } from '@/utils/formatSize';
import { libraryUploads } from './libraryUploads';
import type { LibraryUpload } from './types';
import styles from './uploads.module.css';
import { showUploadTasks } from './uploadTask';

/** Uploads that a reload or a closed tab has left behind, each with the way to go on. */
export function UnfinishedUploads({ items }: { readonly items: readonly LibraryUpload[] }) {
  const t = useT();
  const [found, setFound] = useState<readonly Checkpoint[]>([]);
  const [wrong, setWrong] = useState('');
  const wanted = useRef<Checkpoint>(null);
  const dialog = useRef<HTMLInputElement>(null);
  const signature = items.map(({ id, step }) => `${id}${step}`).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: what has begun or ended changes what is left behind
  useEffect(() => {
    let isGone = false;
    void checkpoints.unfinished().then((all) => {
      if (!isGone) setFound(all);
    });
    return () => {
      isGone = true;
    };
  }, [signature]);
  const here = new Set(items.map(({ file, name }) => fingerprint(file, name)));
  const left = found.filter(({ resumeKey }) => !here.has(resumeKey));
  if (left.length === 0) return null;

  const goOn = async (file: File | undefined) => {
    const checkpoint = wanted.current;
    if (!file || !checkpoint) return;
    if (fingerprint(file, file.name) !== checkpoint.resumeKey) {
      setWrong(t('upload.otherFile', { name: checkpoint.name, size: formatSize(checkpoint.fileSize) }));
      return;
    }
    setWrong('');
    const folderId = await libraryUploads.placeOf(checkpoint.resumeKey);
    showUploadTasks();
    libraryUploads.add([{ file, path: [] }], { folderId });
  };
  const discard = async (checkpoint: Checkpoint) => {
    setFound((all) => all.filter(({ resumeKey }) => resumeKey !== checkpoint.resumeKey));
    await forgetUpload(checkpoint.resumeKey).catch(() => undefined);
  };
  return (
    <section className={styles.unfinished} aria-labelledby="upload-unfinished">
      <h3 id="upload-unfinished" className={styles.unfinishedTitle}>
        {t('upload.unfinished')}
      </h3>
      <span className={styles.dropHint}>{t('upload.unfinishedHint')}</span>
      <input
        ref={dialog}
        type="file"
        className={styles.hidden}
        tabIndex={-1}
        aria-label={t('upload.pickAgain')}
        onChange={(event) => {
          void goOn(event.target.files?.[0]);
          event.target.value = '';
        }}
      />
      {wrong && <Alert type="warning" showIcon title={wrong} />}
      <ul className={styles.list}>
        {left.map((checkpoint) => (
          <li key={checkpoint.resumeKey} className={styles.row}>
            <div className={styles.rowHead}>
              <span className={styles.rowName}>{checkpoint.name}</span>
              <span className={styles.rowActions}>
                <Button
                  size="small"
                  onClick={() => {
                    wanted.current = checkpoint;
                    dialog.current?.click();
                  }}
                >
                  {t('upload.pickAgain')}
                </Button>
                <Button size="small" type="text" onClick={() => void discard(checkpoint)}>
                  {t('upload.discard')}
                </Button>
              </span>
            </div>
            <div className={styles.rowFacts}>
              {t('upload.unfinishedAt', { percent: percentOf(checkpoint), size: formatSize(checkpoint.fileSize) })}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

const percentOf = ({ doneParts, partSize, fileSize }: Checkpoint): number =>
  Math.min(99, Math.floor(((doneParts.length * partSize) / fileSize) * 100));
