import { Alert, Button, Flex, Typography } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { Text } from '@/components/ui/Text';
import { useT } from '@/hooks/useT';
import type { InterruptedUpload, UploadItem, Uploads, UploadTypes } from '@/lib/uploads';
import { formatSize } from '@/utils/formatSize';
import { FileInput } from './FileInput';
import styles from './InterruptedUploads.module.css';

interface InterruptedUploadsProps<T extends UploadTypes> {
  readonly uploads: Uploads<T>;
  /** What is on its way: an upload that goes on is not offered again. */
  readonly items: readonly UploadItem<T>[];
  readonly isMeant?: (upload: InterruptedUpload<T>) => boolean;
}

/** Uploads that a reload or a closed tab has left behind, each with the way to go on. */
export function InterruptedUploads<T extends UploadTypes>(props: InterruptedUploadsProps<T>) {
  const { uploads, items, isMeant = () => true } = props;
  const t = useT();
  const [found, setFound] = useState<readonly InterruptedUpload<T>[]>([]);
  const [wrong, setWrong] = useState('');
  const wanted = useRef<InterruptedUpload<T>>(null);
  const dialog = useRef<HTMLInputElement>(null);
  const signature = items.map(({ id, state }) => `${id}${state}`).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: what has begun or ended changes what is left behind
  useEffect(() => {
    let isGone = false;
    void uploads.interrupted().then((all) => {
      if (!isGone) setFound(all);
    });
    return () => {
      isGone = true;
    };
  }, [uploads, signature]);
  const left = found.filter(isMeant);
  if (left.length === 0) return null;

  const goOn = (file: File | undefined) => {
    const upload = wanted.current;
    if (!file || !upload) return;
    const isSame = uploads.continueWith(upload, file);
    setWrong(isSame ? '' : t('upload.otherFile', { name: upload.name, size: formatSize(upload.size) }));
  };
  const discard = (upload: InterruptedUpload<T>) => {
    setFound((all) => all.filter((one) => one !== upload));
    void uploads.discard(upload);
  };
  return (
    <section style={{ marginBlockStart: 16 }} aria-labelledby="upload-unfinished">
      <Text id="upload-unfinished" component="h3" size="medium" strong style={{ margin: '0 0 4px' }}>
        {t('upload.unfinished')}
      </Text>
      <Typography.Text type="secondary">{t('upload.unfinishedHint')}</Typography.Text>
      <FileInput ref={dialog} aria-label={t('upload.pickAgain')} onFiles={([file]) => goOn(file)} />
      {wrong && <Alert type="warning" showIcon title={wrong} />}
      <Flex component="ul" vertical>
        {left.map((upload) => (
          <li key={upload.resumeKey} className={styles.row}>
            <Flex gap={8} align="center">
              <Typography.Text ellipsis style={{ flex: 1 }}>
                {upload.name}
              </Typography.Text>
              <Button
                size="small"
                onClick={() => {
                  wanted.current = upload;
                  dialog.current?.click();
                }}
              >
                {t('upload.pickAgain')}
              </Button>
              <Button size="small" type="text" onClick={() => discard(upload)}>
                {t('upload.discard')}
              </Button>
            </Flex>
            <Typography.Text type="secondary">
              {t('upload.unfinishedAt', { percent: upload.percent, size: formatSize(upload.size) })}
            </Typography.Text>
          </li>
        ))}
      </Flex>
    </section>
  );
}
