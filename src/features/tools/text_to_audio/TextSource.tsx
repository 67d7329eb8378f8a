import { App, Button, Flex, Select, Upload } from 'antd';
import { useEffect, useRef } from 'react';
import { lossSentences } from '@/blocks/documentLosses';
import { pauseText } from '@/domain/speech';
import { useActionRunner } from '@/hooks/useAction';
import { useLoad } from '@/hooks/useLoad';
import { useT } from '@/hooks/useT';
import { documentAccept, readDocument } from '@/lib/documents';
import { scriptApi } from '@/services/script/api';
import { useToolFiles } from '../shell';
import { errorWords } from '../shell/errorWords';

interface TextSourceProps {
  readonly onText: (text: string, scriptId?: string) => void;
  readonly onPause: (mark: string) => void;
}

/** Where the text may come from besides the keyboard: a script, a document, the result of another tool. */
export function TextSource({ onText, onPause }: TextSourceProps) {
  const t = useT();
  const { message } = App.useApp();
  const runAction = useActionRunner();
  const files = useToolFiles({ tool: 'text_to_audio', accept: ['document'], max: 1 });
  const scripts = useLoad(scriptApi.data, { page: 1, page_size: 50, sort: 'updated_at', order: 'desc' });
  const take = useRef(onText);
  take.current = onText;

  const read = async (file: File) => {
    const failed = (error: unknown) => errorWords(error, t);
    const document = await runAction(() => readDocument(file), undefined, { messages: { failed } });
    if (!document) return;
    take.current(document.result.text);
    for (const sentence of lossSentences(t, document.result.losses)) void message.info(sentence, 8);
  };
  const [given] = files.files;
  const { clear } = files;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once a file
  useEffect(() => {
    if (!given) return;
    if (given.problem) message.error(given.problem);
    else void read(given.file);
    clear();
  }, [given]);

  return (
    <Flex gap={8} align="center" wrap>
      <Select
        size="small"
        style={{ flex: '1 1 112px', maxInlineSize: 176 }}
        value={null}
        placeholder={t('textToAudio.fromScript')}
        aria-label={t('textToAudio.fromScript')}
        loading={scripts.loading}
        showSearch={{ optionFilterProp: 'label' }}
        options={(scripts.data?.list ?? []).map(({ id, title }) => ({ value: id, label: title }))}
        onChange={(id) => {
          const script = scripts.data?.list.find((candidate) => candidate.id === id);
          if (script) onText(script.sentences.map(({ text }) => text).join('\n'), script.id);
        }}
      />
      <Upload
        showUploadList={false}
        accept={documentAccept}
        beforeUpload={(file) => {
          void read(file);
          return false;
        }}
      >
        <Button size="small">{t('textToAudio.fromDocument')}</Button>
      </Upload>
      {[0.5, 1].map((seconds) => (
        <Button key={seconds} size="small" type="text" onClick={() => onPause(pauseText(seconds))}>
          {t('textToAudio.insertPause', { seconds })}
        </Button>
      ))}
    </Flex>
  );
}
