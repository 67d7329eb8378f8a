import { Alert, Input } from 'antd';
import { useState } from 'react';
import { GridLayout } from '@/components/ui/GridLayout';
import { Text } from '@/components/ui/Text';
import { useT } from '@/hooks/useT';
import { messageOf, shownByCaller } from '@/lib/request';
import { fileApi } from '@/services/file/api';
import type { FileKind, FileRecord } from '@/services/file/schema';
import { isHttpUrl } from '@/utils/isHttpUrl';
import { toHttpUrl } from '@/utils/toHttpUrl';
import { FileFace } from '../FileFace';
import styles from '../media.module.css';

interface Props {
  readonly kinds: readonly FileKind[];
  readonly onFetched: (file: FileRecord) => void;
}

/** Fetches a file from an address into the library. */
export function RemoteTab({ kinds, onFetched }: Props) {
  const t = useT();
  const [url, setUrl] = useState('');
  const [failure, setFailure] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [got, setGot] = useState<readonly FileRecord[]>([]);
  const fetchIt = async () => {
    const address = toHttpUrl(url);
    if (!isHttpUrl(address)) {
      setFailure(t('library.remoteWrong'));
      return;
    }
    setBusy(true);
    setFailure('');
    try {
      const file = await fileApi.uploadRemote({ url: address }, shownByCaller);
      if (!kinds.includes(file.kind)) {
        setFailure(t('library.remoteOther', { name: file.name, kind: t(`library.kind.${file.kind}`) }));
        return;
      }
      setGot((all) => [...all, file]);
      onFetched(file);
      setUrl('');
    } catch (error) {
      setFailure(messageOf(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <Input.Search
        value={url}
        aria-label={t('library.remoteAddress')}
        placeholder="https://"
        enterButton={t('library.remoteFetch')}
        loading={isBusy}
        onChange={(event) => setUrl(event.target.value)}
        onSearch={() => void fetchIt()}
      />
      {failure && <Alert style={{ marginBlockEnd: 8 }} type="warning" showIcon title={failure} />}
      <GridLayout columns="repeat(auto-fill, minmax(112px, 1fr))" gap={12} className={styles.grid}>
        {got.map((file) => (
          <span key={file.id} className={styles.gotCell}>
            <FileFace file={file} />
            <Text size="small" ellipsis className={styles.cellName}>
              {file.name}
            </Text>
          </span>
        ))}
      </GridLayout>
    </>
  );
}
