import { CheckCircleOutlined, CloudOutlined, LoadingOutlined, WarningOutlined } from '@ant-design/icons';
import { App, Button } from 'antd';
import { type ReactNode, Suspense, useState } from 'react';
import { lazyPart } from '@/components/lazyPart';
import { useCommands } from '@/hooks/useCommands';
import { useT } from '@/hooks/useT';
import type { SaveState } from './autosave';
import { useAutosave, useDocumentSession } from './DocumentContext';
import styles from './document.module.css';
import { useDescribeError } from './useDecision';

const ConflictDialog = lazyPart(() => import('./ConflictDialog'));

interface SaveStatusProps {
  readonly className?: string | undefined;
  /** The place that it stands in is a live region already, as the editor's bar is. */
  readonly isInLiveRegion?: boolean;
}

const icons: Readonly<Record<Exclude<SaveState['kind'], 'empty'>, ReactNode>> = {
  saving: <LoadingOutlined aria-hidden />,
  saved: <CheckCircleOutlined aria-hidden />,
  offline: <CloudOutlined aria-hidden />,
  refused: <WarningOutlined aria-hidden />,
  conflict: <WarningOutlined aria-hidden />,
  lost: <WarningOutlined aria-hidden />,
};

/** Where the work lies, in words, and what can be done about it. Says nothing before there is something to keep. */
export function SaveStatus({ className, isInLiveRegion = false }: SaveStatusProps) {
  const t = useT();
  const { kind, save } = useDocumentSession();
  const explain = useDescribeError(kind);
  const { save: state } = useAutosave();
  if (state.kind === 'empty') return null;
  const isTrouble = state.kind === 'refused' || state.kind === 'lost' || state.kind === 'conflict';
  const words = t(`document.save.${state.kind}`, state.kind === 'refused' ? { reason: explain(state.error) } : {});
  return (
    <div className={[styles.status, className].filter(Boolean).join(' ')} role={isInLiveRegion ? undefined : 'status'}>
      <span
        className={[styles.words, isTrouble ? styles.trouble : undefined].filter(Boolean).join(' ')}
        data-tone={isTrouble ? 'trouble' : 'quiet'}
        title={words}
      >
        {icons[state.kind]} {words}
      </span>
      {(state.kind === 'refused' || state.kind === 'lost') && (
        <Button size="small" onClick={() => void save()}>
          {t('common.retry')}
        </Button>
      )}
      {state.kind === 'conflict' && <Conflict />}
    </div>
  );
}

/** The question opens by itself, and again from here when it was put off. */
function Conflict() {
  const t = useT();
  const [isOpen, setOpen] = useState(true);
  return (
    <>
      <Button size="small" type="primary" onClick={() => setOpen(true)}>
        {t('document.conflictDecide')}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <ConflictDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

interface SaveCommandProps {
  readonly id: string;
  /** Name of the editor, in the command palette. */
  readonly group: string;
}

/** Mod+S: saves at once and says so. */
export function SaveCommand({ id, group }: SaveCommandProps) {
  const saveNow = useSaveNow();
  const t = useT();
  useCommands([
    { id, group, title: t('document.saveNow'), shortcut: 'Mod+S', whileTyping: true, run: () => void saveNow() },
  ]);
  return null;
}

/** Saves at once and tells when the server has it; what went wrong stands in the save status. */
function useSaveNow(): () => Promise<void> {
  const t = useT();
  const { message } = App.useApp();
  const { save } = useDocumentSession();
  return async () => {
    if (await save()) void message.success(t('document.savedNow'));
  };
}
