import { Button } from 'antd';
import { DocumentLoader, newKey, RecoverNotice, startFromDraft } from '@/blocks/document';
import { useT } from '@/hooks/useT';
import { emptyDoc } from '../model/doc';
import { scriptKind } from '../model/scriptDocument';
import { ScriptSession } from './ScriptSession';

interface ScriptEditorProps {
  readonly id?: string | undefined;
  /** Puts the script's id into the address without leaving the page. */
  readonly onScript: (id: string) => void;
}

/** The script editor: opens the script that the address names, or begins one. */
export function ScriptEditor({ id, onScript }: ScriptEditorProps) {
  const t = useT();
  return (
    <DocumentLoader
      kind={scriptKind}
      id={id}
      fresh={() => ({ document: emptyDoc, key: newKey() })}
      onId={onScript}
      failedTitle={t('scripts.openFailed')}
      leave={<Button href="/creative/script">{t('scripts.toLibrary')}</Button>}
    >
      {(start, { begin, follow }) => (
        <>
          {start.id === undefined && (
            <RecoverNotice
              storage={scriptKind.storage}
              isOffered={({ key, projectId }) => projectId === undefined && key !== start.key}
              titleOf={({ title, sentences }) => title || (sentences[0]?.text ?? '')}
              onOpen={(draft) => begin(startFromDraft(draft))}
            />
          )}
          <ScriptSession key={start.key} start={start} onScript={follow} />
        </>
      )}
    </DocumentLoader>
  );
}
