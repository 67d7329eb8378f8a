import { Badge, Tabs } from 'antd';
import type { ReactNode } from 'react';
import { Chain } from '@/blocks/chain';
import { Comments } from '@/blocks/discussion/Comments';
import { useDocumentId } from '@/blocks/document';
import type { ArticleFinding } from '@/domain/platforms/texts';
import { useT } from '@/hooks/useT';
import { ChecksPanel } from './ChecksPanel';
import { SettingsPanel } from './SettingsPanel';
import styles from './SidePanel.module.css';

interface SidePanelProps {
  readonly preview: ReactNode;
  readonly settings?: ReactNode;
  readonly findings: readonly ArticleFinding[];
  readonly onCropCover?: () => void;
}

/** Beside the words: how it will look, what the platform says, settings, comments, the chain. */
export function SidePanel({ preview, settings, findings, onCropCover }: SidePanelProps) {
  const t = useT();
  const id = useDocumentId();
  // Before the first word is kept there is nothing to reproach.
  const errors = findings.filter(({ severity }) => severity === 'error').length;
  return (
    <aside className={styles.side} aria-label={t('article.side')}>
      <Tabs
        size="small"
        items={[
          { key: 'preview', label: t('article.preview'), children: preview },
          {
            key: 'checks',
            label: (
              <Badge count={id ? errors : 0} size="small" offset={[8, 0]}>
                {t('article.checks')}
              </Badge>
            ),
            children: <ChecksPanel findings={findings} {...(onCropCover ? { onCropCover } : {})} />,
          },
          {
            key: 'settings',
            label: t('article.settings'),
            children: (
              <>
                {settings}
                <SettingsPanel />
              </>
            ),
          },
          ...(id
            ? [
                { key: 'comments', label: t('article.comments'), children: <Comments type="article" id={id} /> },
                { key: 'chain', label: t('chain.title'), children: <Chain type="article" id={id} vertical /> },
              ]
            : []),
        ]}
      />
    </aside>
  );
}
