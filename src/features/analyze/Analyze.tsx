import { Button, Flex } from 'antd';
import { useRef } from 'react';
import { newDoc } from '@/blocks/breakdown/doc';
import { breakdownKind } from '@/blocks/breakdown/saving';
import { DocumentLoader, newKey, RecoverNotice, startFromDraft } from '@/blocks/document';
import { PageTitle } from '@/components/PageTitle';
import { GridLayout } from '@/components/ui/GridLayout';
import { Text } from '@/components/ui/Text';
import { useT } from '@/hooks/useT';
import { AnalyzeSession, type Purpose } from './AnalyzeSession';
import styles from './analyze.module.css';
import { HistoryList } from './HistoryList';
import { StartPanel } from './StartPanel';

interface AnalyzeProps {
  /** What the text is taken apart for: to be studied, or to be written anew for a video of one's own. */
  readonly purpose?: Purpose;
  /** An existing breakdown. */
  readonly id?: string;
  /** Puts a breakdown's id into the address; `replace` without a step in the browser's history. */
  readonly onOpen: (id: string, options?: { readonly replace: boolean }) => void;
  readonly onNew: () => void;
}

/** Takes viral texts and transcripts apart: opens the one that the address names, or begins one. */
export function Analyze({ purpose = 'analyze', id, onOpen, onNew }: AnalyzeProps) {
  const t = useT();
  /** Session that the user has left for a new one: its last save, still on the way, must not bring it back. */
  const left = useRef<string>(undefined);
  return (
    <DocumentLoader
      kind={breakdownKind}
      id={id}
      onId={(recordId) => onOpen(recordId, { replace: true })}
      failedTitle={t('analyze.openFailed')}
      leave={<Button onClick={onNew}>{t('analyze.new')}</Button>}
      begin={(begin) => (
        <Flex vertical gap={24} className={styles.opening}>
          <header>
            <PageTitle
              size="large"
              title={t(purpose === 'rewrite' ? 'analyze.rewrite.pageTitle' : 'analyze.pageTitle')}
            />
            <Text component="p" type="secondary" size="large" style={{ margin: '8px 0 0' }}>
              {t(purpose === 'rewrite' ? 'analyze.rewrite.lead' : 'analyze.lead')}
            </Text>
          </header>
          <RecoverNotice
            storage={breakdownKind.storage}
            isOffered={() => true}
            titleOf={({ title }) => title}
            onOpen={(draft) => begin(startFromDraft(draft))}
          />
          <GridLayout gap={24} align="start" className={styles.startGrid}>
            <StartPanel purpose={purpose} onSource={(source) => begin({ document: newDoc(source), key: newKey() })} />
            <HistoryList onOpen={onOpen} />
          </GridLayout>
        </Flex>
      )}
    >
      {(start, { end, follow }) => (
        <AnalyzeSession
          key={start.key}
          purpose={purpose}
          start={start}
          onSaved={(recordId) => {
            if (left.current !== start.key) follow(recordId);
          }}
          onOpen={onOpen}
          onNew={() => {
            left.current = start.key;
            end();
            onNew();
          }}
        />
      )}
    </DocumentLoader>
  );
}
