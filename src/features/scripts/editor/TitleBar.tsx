import { CheckCircleOutlined, CloudOutlined, LoadingOutlined, WarningOutlined } from '@ant-design/icons';
import { Button, Input } from 'antd';
import type { ReactNode } from 'react';
import { useSyncExternalStore } from 'react';
import { useLeaveGuard } from '@/hooks/useLeaveGuard';
import { useT } from '@/hooks/useT';
import type { SaveState } from '@/lib/drafts/saveState';
import { messageOf } from '@/lib/request';
import styles from './editor.module.css';
import { useScript, useScriptParts } from './ScriptContext';

/** The script's name, and where the work lies. */
export function TitleBar() {
  const t = useT();
  const { store, sync } = useScriptParts();
  const title = useScript(({ doc }) => doc.title);
  const state = useSyncExternalStore(sync.subscribe, sync.getState);
  // What lies in this browser is safe; only what could not even be kept here is asked about.
  useLeaveGuard(state.kind === 'lost');
  return (
    <div className={styles.titleBar}>
      <Input
        className={styles.title}
        variant="borderless"
        value={title}
        maxLength={120}
        aria-label={t('scripts.titleLabel')}
        placeholder={t('scripts.titleHint')}
        onChange={({ target: { value } }) =>
          store.change('scripts.step.title', (doc) => ({ ...doc, title: value }), 'title')
        }
      />
      <div className={styles.save} role="status">
        <SaveWords state={state} />
        {(state.kind === 'refused' || state.kind === 'lost') && (
          <Button size="small" onClick={() => void sync.flush()}>
            {t('common.retry')}
          </Button>
        )}
      </div>
    </div>
  );
}

function SaveWords({ state }: { readonly state: SaveState }) {
  const t = useT();
  const words: Record<SaveState['kind'], readonly [ReactNode, string]> = {
    empty: [null, t('scripts.save.empty')],
    saving: [<LoadingOutlined key="icon" aria-hidden />, t('scripts.save.saving')],
    saved: [<CheckCircleOutlined key="icon" aria-hidden />, t('scripts.save.saved')],
    offline: [<CloudOutlined key="icon" aria-hidden />, t('scripts.save.offline')],
    refused: [
      <WarningOutlined key="icon" aria-hidden />,
      t('scripts.save.refused', { reason: state.kind === 'refused' ? messageOf(state.error) : '' }),
    ],
    conflict: [<WarningOutlined key="icon" aria-hidden />, t('scripts.save.conflict')],
    lost: [<WarningOutlined key="icon" aria-hidden />, t('scripts.save.lost')],
  };
  const [icon, text] = words[state.kind];
  return (
    <span className={['refused', 'conflict', 'lost'].includes(state.kind) ? styles.trouble : undefined}>
      {icon} {text}
    </span>
  );
}
