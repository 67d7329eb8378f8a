import { Alert, Button, Skeleton } from 'antd';
import { useState } from 'react';
import { draftOf, type FrameworkDraft, firstSegments, withKeys } from '@/blocks/framework-editor';
import { useCan } from '@/hooks/useCan';
import { useLoad } from '@/hooks/useLoad';
import { useT } from '@/hooks/useT';
import { isGone, messageOf } from '@/lib/request';
import { frameworkApi } from '@/services/framework/api';
import { FrameworkEditor } from './FrameworkEditor';
import { pastedSegments } from './pastedStructure';

interface EditorEntryProps {
  /** `new`, `paste` (a structure that was just pasted), or the id of a framework. */
  readonly id: string;
  /** After a save or on the way back; with the id of the framework to show, when there is one. */
  readonly onClose: (shown?: string) => void;
}

const empty: Omit<FrameworkDraft, 'segments'> = {
  name: '',
  summary: '',
  fits: [],
  platforms: [],
  seconds: [15, 60],
  reference: '',
  sharing: 'private',
};

/** Opens the editor on what the address names. */
export function EditorEntry({ id, onClose }: EditorEntryProps) {
  const t = useT();
  const can = useCan();
  const isNew = id === 'new' || id === 'paste';
  const { data, error, refresh } = useLoad(frameworkApi.info, { id }, { ready: !isNew, fresh: true });
  const [initial] = useState((): FrameworkDraft | undefined => {
    if (!isNew) return undefined;
    const pasted = id === 'paste' ? pastedSegments() : undefined;
    return { ...empty, segments: withKeys(pasted ?? firstSegments) };
  });
  const record = data?.id === id ? data : undefined;
  const refused = (text: string, act?: { label: string; run: () => void }) => (
    <Alert
      type="warning"
      showIcon
      title={text}
      action={
        <>
          {act && (
            <Button size="small" onClick={act.run}>
              {act.label}
            </Button>
          )}
          <Button size="small" onClick={() => onClose()}>
            {t('frameworks.toLibrary')}
          </Button>
        </>
      }
    />
  );
  if (!can('framework.save')) return refused(t('frameworks.mayNot'));
  if (initial) {
    return (
      <FrameworkEditor initial={initial} source={[]} onSaved={(saved) => onClose(saved.id)} onClose={() => onClose()} />
    );
  }
  if (error && !record)
    return refused(messageOf(error), isGone(error) ? undefined : { label: t('common.retry'), run: refresh });
  if (!record) return <Skeleton active paragraph={{ rows: 10 }} />;
  if (!record.can_edit)
    return refused(t('frameworks.readOnly', { name: record.account_name || t('frameworks.library') }));
  return (
    <FrameworkEditor
      key={record.id}
      record={record}
      initial={draftOf(record)}
      source={record.source}
      onSaved={(saved) => onClose(saved.id)}
      onClose={() => onClose(record.id)}
    />
  );
}
