import { DownloadOutlined, ImportOutlined, RedoOutlined, UndoOutlined } from '@ant-design/icons';
import { Button, Dropdown, Flex, Tooltip } from 'antd';
import { useState } from 'react';
import { useDocumentId, VersionsButton } from '@/blocks/document';
import { PageLink } from '@/components/PageLink';
import type { Framework } from '@/domain/frameworks';
import { useAction } from '@/hooks/useAction';
import { useT } from '@/hooks/useT';
import { messageOf } from '@/lib/request';
import { type ExportKind, exportKinds, exportScript } from '../model/exportScript';
import type { StepLabel } from '../model/scriptDocument';
import { ImportDialog } from './ImportDialog';
import { useScript, useScriptParts, useScriptState } from './ScriptContext';

/** What is done with the whole script. */
export function EditorActions({ framework }: { readonly framework: Framework | undefined }) {
  const t = useT();
  const { store, session } = useScriptParts();
  const id = useDocumentId();
  const undoLabel = useScriptState(({ history }) => history.undoLabel as StepLabel | undefined);
  const redoLabel = useScriptState(({ history }) => history.redoLabel as StepLabel | undefined);
  const isEmpty = useScript((doc) => doc.sentences.every(({ text }) => text.trim() === ''));
  const [isImporting, setImporting] = useState(false);

  const download = useAction((kind: ExportKind) => exportScript(kind, store.get(), t, framework), {
    messages: { failed: (error) => t('scripts.exportFailed', { reason: messageOf(error) }) },
  });
  const query = id ? `?id=${encodeURIComponent(id)}` : '';
  return (
    <Flex gap={8} wrap>
      <Tooltip title={undoLabel && t('scripts.undoStep', { step: t(undoLabel) })}>
        <Button
          type="text"
          icon={<UndoOutlined aria-hidden />}
          aria-label={t('scripts.undo')}
          disabled={!undoLabel}
          onClick={store.undo}
        />
      </Tooltip>
      <Tooltip title={redoLabel && t('scripts.redoStep', { step: t(redoLabel) })}>
        <Button
          type="text"
          icon={<RedoOutlined aria-hidden />}
          aria-label={t('scripts.redo')}
          disabled={!redoLabel}
          onClick={store.redo}
        />
      </Tooltip>
      <VersionsButton />
      <Button icon={<ImportOutlined aria-hidden />} onClick={() => setImporting(true)}>
        {t('scripts.import')}
      </Button>
      <Dropdown
        trigger={['click']}
        disabled={isEmpty}
        menu={{
          items: exportKinds.map((kind) => ({ key: kind, label: t(`scripts.export.${kind}`) })),
          onClick: ({ key }) => void download.run(key as ExportKind),
        }}
      >
        <Button icon={<DownloadOutlined aria-hidden />} loading={download.isPending}>
          {t('scripts.export')}
        </Button>
      </Dropdown>
      <PageLink to={`/daping${query}`} onClick={() => void session.save()}>
        <Button tabIndex={-1} disabled={!id || isEmpty}>
          {t('scripts.toPrompter')}
        </Button>
      </PageLink>
      <PageLink
        to={id ? `/compose/post?script=${encodeURIComponent(id)}` : '/compose/post'}
        onClick={() => void session.save()}
      >
        <Button tabIndex={-1} type="primary" disabled={!id || isEmpty}>
          {t('scripts.toVideo')}
        </Button>
      </PageLink>
      {isImporting && <ImportDialog onClose={() => setImporting(false)} />}
    </Flex>
  );
}
