import { InboxOutlined } from '@ant-design/icons';
import { Alert, Flex, Input, Modal, Radio, Upload } from 'antd';
import { useMemo, useState } from 'react';
import { lossSentences } from '@/blocks/documentLosses';
import { useTablePaste } from '@/blocks/useTablePaste';
import { Text } from '@/components/ui/Text';
import { holdsScriptTable, mostSentences, scriptSeconds } from '@/domain/script';
import { useT } from '@/hooks/useT';
import { DocumentError } from '@/lib/documents';
import { messageOf } from '@/lib/request';
import { type Imported, importAccept, importFile, importText } from '../model/importScript';
import styles from './editor.module.css';
import { useScript, useScriptParts } from './ScriptContext';

/** Takes sentences from a file or from pasted text; what comes is shown before it is taken. */
export function ImportDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useT();
  const tables = useTablePaste(holdsScriptTable);
  const { store } = useScriptParts();
  const hasWords = useScript((doc) => doc.sentences.some(({ text }) => text.trim() !== ''));
  const [text, setText] = useState('');
  const [file, setFile] = useState<Imported>();
  const [problem, setProblem] = useState('');
  const [mode, setMode] = useState<'append' | 'replace'>(hasWords ? 'append' : 'replace');
  const pasted = useMemo(() => (text.trim() ? importText(text) : undefined), [text]);
  const found = file ?? pasted;

  const read = async (chosen: File) => {
    setProblem('');
    setFile(undefined);
    try {
      setFile(await importFile(chosen));
    } catch (error) {
      setProblem(error instanceof DocumentError ? t(`documents.${error.reason}`) : messageOf(error));
    }
  };
  const take = () => {
    if (!found) return;
    store.change('scripts.step.import', (doc) => ({
      ...doc,
      title: doc.title || found.title.slice(0, 120),
      sentences: (mode === 'replace' ? found.sentences : [...doc.sentences, ...found.sentences]).slice(
        0,
        mostSentences,
      ),
    }));
    onClose();
  };
  return (
    <Modal
      open
      title={t('scripts.import')}
      okText={t('scripts.importTake')}
      okButtonProps={{ disabled: !found || found.sentences.length === 0 }}
      onOk={take}
      onCancel={onClose}
    >
      <Flex vertical gap={12} className={styles.import}>
        <Upload.Dragger
          accept={importAccept}
          showUploadList={false}
          beforeUpload={(chosen) => {
            void read(chosen);
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
        <Input.TextArea
          onPaste={tables.onPaste}
          value={text}
          autoSize={{ minRows: 4, maxRows: 10 }}
          aria-label={t('scripts.importText')}
          placeholder={t('scripts.importTextHint')}
          onChange={({ target }) => {
            setFile(undefined);
            setText(target.value);
          }}
        />
        {problem && <Alert type="error" showIcon title={problem} />}
        {found && <FoundSentences found={found} />}
        {hasWords && (
          <Radio.Group
            value={mode}
            onChange={({ target }) => setMode(target.value as typeof mode)}
            options={[
              { value: 'append', label: t('scripts.importAppend') },
              { value: 'replace', label: t('scripts.importReplace') },
            ]}
          />
        )}
      </Flex>
    </Modal>
  );
}

/** What a file or a text holds, before it is taken. */
function FoundSentences({ found: { sentences, isCut, losses } }: { readonly found: Imported }) {
  const t = useT();
  if (sentences.length === 0) return <Alert type="warning" showIcon title={t('documents.empty')} />;
  return (
    <Alert
      type="info"
      showIcon
      title={t('scripts.importFound', {
        count: sentences.length,
        seconds: Math.round(scriptSeconds(sentences)),
      })}
      description={[
        sentences[0]?.text.slice(0, 60),
        isCut && t('scripts.importCut', { most: mostSentences }),
        ...lossSentences(t, losses),
      ]
        .filter(Boolean)
        .join('\n')}
    />
  );
}
