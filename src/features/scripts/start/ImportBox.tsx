import { InboxOutlined } from '@ant-design/icons';
import { Alert, App, Button, Flex, Input, Upload } from 'antd';
import { useState } from 'react';
import { lossSentences } from '@/blocks/documentLosses';
import { useTablePaste } from '@/blocks/useTablePaste';
import { GridLayout } from '@/components/ui/GridLayout';
import { Text } from '@/components/ui/Text';
import { holdsScriptTable } from '@/domain/script';
import { useT } from '@/hooks/useT';
import { DocumentError } from '@/lib/documents';
import { messageOf, shownByCaller } from '@/lib/request';
import { scriptApi } from '@/services/script/api';
import { type Imported, importAccept, importFile, importText } from '../model/importScript';
import styles from './start.module.css';

/** A script that is there already: a file, or pasted text. */
export function ImportBox({ onOpen }: { readonly onOpen: (id: string) => void }) {
  const t = useT();
  const tables = useTablePaste(holdsScriptTable);
  const { message } = App.useApp();
  const [text, setText] = useState('');
  const [problem, setProblem] = useState('');
  const [isBusy, setBusy] = useState(false);

  const open = async (read: () => Imported | Promise<Imported>) => {
    setProblem('');
    setBusy(true);
    try {
      const { sentences, title, losses, isCut } = await read();
      if (sentences.length === 0) throw new DocumentError('empty');
      const made = await scriptApi.save(
        { title: title.slice(0, 120) || t('scripts.untitled'), sentences: [...sentences], source: [] },
        shownByCaller,
      );
      for (const sentence of lossSentences(t, losses)) void message.info(sentence);
      if (isCut) void message.warning(t('scripts.importCut', { most: sentences.length }));
      onOpen(made.id);
    } catch (error) {
      setProblem(error instanceof DocumentError ? t(`documents.${error.reason}`) : messageOf(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Flex component="section" vertical gap={16} className={styles.brief} aria-label={t('scripts.haveOne')}>
      <Text component="h2" size="large" strong>
        {t('scripts.haveOne')}
      </Text>
      <GridLayout gap={16} className={styles.pair}>
        <Upload.Dragger
          accept={importAccept}
          showUploadList={false}
          disabled={isBusy}
          beforeUpload={(file) => {
            void open(() => importFile(file));
            return Upload.LIST_IGNORE;
          }}
        >
          <p>
            <InboxOutlined aria-hidden /> {t('scripts.importDrop')}
          </p>
          <Text component="p" type="secondary" size="small">
            {t('scripts.importKinds')}
          </Text>
        </Upload.Dragger>
        <Flex vertical gap={8}>
          <Input.TextArea
            onPaste={tables.onPaste}
            value={text}
            autoSize={{ minRows: 4, maxRows: 8 }}
            aria-label={t('scripts.importText')}
            placeholder={t('scripts.importTextHint')}
            onChange={({ target }) => setText(target.value)}
          />
          <Button disabled={text.trim() === ''} loading={isBusy} onClick={() => void open(() => importText(text))}>
            {t('scripts.toEditor')}
          </Button>
        </Flex>
      </GridLayout>
      {problem && <Alert type="error" showIcon title={problem} />}
    </Flex>
  );
}
