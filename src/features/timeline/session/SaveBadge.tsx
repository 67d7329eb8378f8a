import {
  CheckCircleOutlined,
  CloudOutlined,
  HistoryOutlined,
  LoadingOutlined,
  WarningOutlined,
} from '@ant-design/icons';
import { Button, Tooltip } from 'antd';
import { lazy, type ReactNode, Suspense, useState, useSyncExternalStore } from 'react';
import { useT } from '@/hooks/useT';
import type { SaveState } from '@/lib/drafts/saveState';
import { messageOf } from '@/lib/request';
import styles from '../timeline.module.css';
import { ConflictDialog } from './ConflictDialog';
import { useSession } from './SessionContext';

const VersionsDrawer = lazy(() => import('./VersionsDrawer').then((module) => ({ default: module.VersionsDrawer })));

/** Where the work lies, in words; what can be done about it, beside them. */
export function SaveBadge() {
  const t = useT();
  const { sync } = useSession();
  const state = useSyncExternalStore(sync.subscribe, sync.getState);
  const [areVersionsShown, setVersionsShown] = useState(false);
  const isRefused = state.kind === 'refused' || state.kind === 'lost';
  return (
    <div className={styles.save}>
      {state.kind !== 'empty' && <SaveWords state={state} />}
      {isRefused && (
        <Button size="small" onClick={() => void sync.flush()}>
          {t('common.retry')}
        </Button>
      )}
      {state.kind === 'conflict' && <ConflictDialog />}
      {sync.projectId() !== undefined && (
        <Tooltip title={t('timeline.versions')}>
          <Button
            type="text"
            size="small"
            className={styles.saveVersions ?? ''}
            icon={<HistoryOutlined aria-hidden />}
            aria-label={t('timeline.versions')}
            onClick={() => setVersionsShown(true)}
          />
        </Tooltip>
      )}
      {areVersionsShown && (
        <Suspense fallback={null}>
          <VersionsDrawer onClose={() => setVersionsShown(false)} />
        </Suspense>
      )}
    </div>
  );
}

function SaveWords({ state }: { readonly state: Exclude<SaveState, { kind: 'empty' }> }) {
  const t = useT();
  const words: Record<Exclude<SaveState['kind'], 'empty'>, readonly [ReactNode, string]> = {
    saving: [<LoadingOutlined key="icon" aria-hidden />, t('timeline.save.saving')],
    saved: [<CheckCircleOutlined key="icon" aria-hidden />, t('timeline.save.saved')],
    offline: [<CloudOutlined key="icon" aria-hidden />, t('timeline.save.offline')],
    refused: [
      <WarningOutlined key="icon" aria-hidden />,
      t('timeline.save.refused', { reason: state.kind === 'refused' ? messageOf(state.error) : '' }),
    ],
    conflict: [<WarningOutlined key="icon" aria-hidden />, t('timeline.save.conflict')],
    lost: [<WarningOutlined key="icon" aria-hidden />, t('timeline.save.lost')],
  };
  const [icon, text] = words[state.kind];
  const isTrouble = state.kind === 'refused' || state.kind === 'lost' || state.kind === 'conflict';
  return (
    <span
      className={[styles.saveWords, isTrouble ? styles.saveTrouble : styles.saveQuiet].filter(Boolean).join(' ')}
      title={text}
    >
      {icon} {text}
    </span>
  );
}
