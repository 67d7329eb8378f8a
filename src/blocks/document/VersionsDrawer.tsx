import { App, Button, Drawer, Empty, Flex, Skeleton } from 'antd';
import { useState } from 'react';
import { Text } from '@/components/ui/Text';
import { formatSecond } from '@/hooks/useDates';
import { useLoad } from '@/hooks/useLoad';
import { useT } from '@/hooks/useT';
import { CompareLoaded } from './Compare';
import { useDocument, useDocumentId, useDocumentSession } from './DocumentContext';
import styles from './document.module.css';
import type { VersionCalls } from './session';
import { useDecision, useDescribeError } from './useDecision';

/**
 * The states that the server has kept, each against what stands here. One can be brought back, as a new save; undo takes
 * that back.
 */
export default function VersionsDrawer({ onClose }: { readonly onClose: () => void }) {
  const t = useT();
  const { versions } = useDocumentSession().kind;
  const id = useDocumentId();
  return (
    <Drawer open size={versions?.read ? 'large' : 'default'} title={t('document.versions')} onClose={onClose}>
      {id && versions ? (
        <Versions id={id} calls={versions} onClose={onClose} />
      ) : (
        <Empty description={t('document.versionsNone')} />
      )}
    </Drawer>
  );
}

interface VersionsProps {
  readonly id: string;
  readonly calls: VersionCalls<unknown>;
  readonly onClose: () => void;
}

function Versions({ id, calls, onClose }: VersionsProps) {
  const t = useT();
  const { message } = App.useApp();
  const session = useDocumentSession();
  const explain = useDescribeError(session.kind);
  const { isBusy, decide } = useDecision();
  const [chosen, setChosen] = useState<number>();
  const { data, error, refresh } = useLoad(async () => {
    // What is not saved yet would not be among the versions.
    await session.autosave.flush();
    return calls.list(id);
  });
  const list = data?.list;
  const newest = list?.[0]?.revision;
  const shown = chosen ?? list?.[1]?.revision ?? newest;

  const restore = async (version: number) => {
    if (!(await decide(() => session.restore(version)))) return refresh();
    void message.success(t('document.versionRestored'));
    onClose();
  };
  if (error && !list)
    return (
      <Empty description={explain(error)}>
        <Button onClick={refresh}>{t('common.retry')}</Button>
      </Empty>
    );
  if (!list) return <Skeleton active paragraph={{ rows: 8 }} />;
  if (list.length === 0) return <Empty description={t('document.versionsNone')} />;
  return (
    <>
      <Text component="p" type="secondary" size="small" className={styles.soft}>
        {t('document.versionsNote')}
      </Text>
      <div className={calls.read ? styles.versions : undefined}>
        <Flex component="ul" vertical gap={4} aria-label={t('document.versions')}>
          {list.map((version) => (
            <li key={version.revision}>
              <button
                type="button"
                className={styles.version}
                aria-pressed={version.revision === shown}
                onClick={() => setChosen(version.revision)}
              >
                <strong>{formatSecond(version.saved_at)}</strong>
                <span>{version.title || t('document.untitled')}</span>
                <Text type="secondary" size="small" className={styles.soft}>
                  {calls.describe(version, t)}
                  {version.revision === newest && ` · ${t('document.versionCurrent')}`}
                </Text>
              </button>
            </li>
          ))}
        </Flex>
        {shown !== undefined && (
          <Flex vertical gap={12} align="start" style={{ minInlineSize: 0 }}>
            <Button type="primary" loading={isBusy} disabled={shown === newest} onClick={() => void restore(shown)}>
              {t('document.versionRestore')}
            </Button>
            {calls.read && <Difference key={shown} id={id} revision={shown} read={calls.read} />}
          </Flex>
        )}
      </div>
    </>
  );
}

interface DifferenceProps {
  readonly id: string;
  readonly revision: number;
  readonly read: NonNullable<VersionCalls<unknown>['read']>;
}

function Difference({ id, revision, read }: DifferenceProps) {
  const { kind } = useDocumentSession();
  const present = useDocument((document: unknown) => document);
  const { data, error, refresh } = useLoad(() => read(id, revision));
  return <CompareLoaded kind={kind} before={data} after={present} error={error} onRetry={refresh} />;
}
