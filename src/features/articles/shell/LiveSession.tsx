import { App } from 'antd';
import { type ComponentType, useEffect, useState } from 'react';
import { useT } from '@/hooks/useT';
import { closeSync } from '@/lib/drafts/closing';
import { readSession } from '@/lib/session';
import { SessionContext } from '../model/SessionContext';
import { type ArticleSession, type SessionStart, startArticleSession } from '../model/session';
import { RecoverNotice } from './RecoverNotice';
import { SaveBadge } from './SaveBadge';

interface LiveSessionProps {
  readonly start: SessionStart;
  readonly Workspace: ComponentType;
  readonly onId: (id: string) => void;
  readonly onOpen: (start: SessionStart) => void;
}

/** One open text: what keeps it lives as long as this is mounted. */
export function LiveSession({ start, Workspace, onId, onOpen }: LiveSessionProps) {
  const t = useT();
  const { message } = App.useApp();
  const [session, setSession] = useState<ArticleSession>();

  // biome-ignore lint/correctness/useExhaustiveDependencies: one session for one opened draft
  useEffect(() => {
    const made = startArticleSession(start, readSession().accountId, onId);
    setSession(made);
    if (start.recoveredFrom !== undefined)
      void message.info(t('article.recovered', { time: new Date(start.recoveredFrom).toLocaleTimeString() }));
    return () => {
      closeSync(made.sync);
      made.presence.dispose();
    };
  }, []);
  if (!session) return null;
  return (
    <SessionContext value={session}>
      <SaveBadge />
      {start.id === undefined && <RecoverNotice ownKey={start.key} kind={start.draft.kind} onOpen={onOpen} />}
      <Workspace />
    </SessionContext>
  );
}
