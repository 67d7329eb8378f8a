import { Alert } from 'antd';
import { useT } from '@/hooks/useT';
import type { ScriptNotes } from '@/services/script/schema';

/** What the writer says about a script of its own: how far the material carries, and what it cannot follow. */
export function ScriptNotices({ notes }: { readonly notes: ScriptNotes }) {
  const t = useT();
  const { carriedSeconds, beyondRules } = notes;
  return (
    <>
      {carriedSeconds !== undefined && (
        <Alert type="info" showIcon title={t('scripts.noteCarried', { seconds: carriedSeconds })} />
      )}
      {beyondRules !== undefined && (
        <Alert type="info" showIcon title={t('scripts.noteBeyondRules', { wish: beyondRules })} />
      )}
    </>
  );
}
