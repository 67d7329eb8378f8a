import { Alert, Flex, Input } from 'antd';
import { useState } from 'react';
import { useT } from '@/hooks/useT';
import { messageOf, shownByCaller } from '@/lib/request';
import { fileApi } from '@/services/file/api';
import { isHttpUrl } from '@/utils/isHttpUrl';
import { toHttpUrl } from '@/utils/toHttpUrl';
import { completeRecord } from './completeRecord';

interface Props {
  readonly folderId: string;
  readonly onFetched: () => void;
}

type Feedback = { readonly type: 'success' | 'warning'; readonly text: string };

const dataUrl = /^data:[\w.+-]+\/[\w.+-]+[;,]/;
/** The call takes so many characters at most: about 3.5 MB of a file. */
const MAX_DATA_CHARACTERS = 5_000_000;
const MAX_DATA_MB = 3.5;

/** Takes a public address, or data that was copied as one. */
export function AddressBox({ folderId, onFetched }: Props) {
  const t = useT();
  const [text, setText] = useState('');
  const [feedback, setFeedback] = useState<Feedback>();
  const [isBusy, setBusy] = useState(false);
  const fetchIt = async () => {
    const address = toHttpUrl(text);
    const isData = dataUrl.test(address);
    if (!isData && !isHttpUrl(address)) {
      setFeedback({ type: 'warning', text: t('upload.addressWrong') });
      return;
    }
    if (isData && address.length > MAX_DATA_CHARACTERS) {
      setFeedback({ type: 'warning', text: t('upload.file_too_large', { n: MAX_DATA_MB }) });
      return;
    }
    setBusy(true);
    setFeedback(undefined);
    try {
      const file = isData
        ? await fileApi.base64Upload(
            { data: address, name: nameOf(address, t('upload.pastedName')), folder_id: folderId },
            shownByCaller,
          )
        : await fileApi.uploadRemote({ url: address, folder_id: folderId }, shownByCaller);
      setFeedback({ type: 'success', text: t('upload.fetched', { name: file.name }) });
      setText('');
      onFetched();
      // The server looks at no video: facts and cover are made here.
      if (await completeRecord(file)) onFetched();
    } catch (error) {
      setFeedback({ type: 'warning', text: messageOf(error) });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Flex vertical gap={8} style={{ marginBlockStart: 12 }}>
      <Input.Search
        value={text}
        aria-label={t('upload.fromAddress')}
        placeholder={t('upload.fromAddressHint')}
        enterButton={t('upload.fetch')}
        loading={isBusy}
        onChange={(event) => setText(event.target.value)}
        onSearch={() => void fetchIt()}
      />
      {feedback && <Alert type={feedback.type} showIcon title={feedback.text} />}
    </Flex>
  );
}

function nameOf(address: string, name: string): string {
  const ending = /^data:\w+\/([\w]+)/.exec(address)?.[1] ?? 'bin';
  return `${name}.${ending === 'jpeg' ? 'jpg' : ending === 'plain' ? 'txt' : ending}`;
}
