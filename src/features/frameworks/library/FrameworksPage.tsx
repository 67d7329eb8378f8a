import { Button, Flex, Segmented } from 'antd';
import { useState } from 'react';
import { PageLink } from '@/components/PageLink';
import { PageHead } from '@/components/resource/PageHead';
import { useCan } from '@/hooks/useCan';
import { useT } from '@/hooks/useT';
import styles from '../frameworks.module.css';
import { FrameworkLibrary } from './FrameworkLibrary';
import { PasteStructure } from './PasteStructure';
import { PlatformTemplates } from './PlatformTemplates';

interface FrameworksPageProps {
  /** What can be written with at once, or what the provider offers. */
  readonly tab: 'frameworks' | 'platform';
  readonly onTab: (tab: FrameworksPageProps['tab']) => void;
  readonly onEdit: (id: string) => void;
  /** Shows a framework of the library or one's own. */
  readonly onOpen: (id: string) => void;
}

/** /compose/frame: frameworks to write with, and those that the provider offers to take. */
export function FrameworksPage({ tab, onTab, onEdit, onOpen }: FrameworksPageProps) {
  const t = useT();
  const can = useCan();
  const [isPasting, setIsPasting] = useState(false);
  return (
    <Flex vertical gap={16} className={styles.page}>
      <PageHead title={t('menu.compose.frame')} subtitle={t('frameworks.subtitle')}>
        {can('framework.save') && (
          <>
            <PageLink to="/compose/analyze">
              <Button tabIndex={-1}>{t('frameworks.fromBreakdown')}</Button>
            </PageLink>
            <Button onClick={() => setIsPasting(true)}>{t('frameworks.paste')}</Button>
            <Button type="primary" onClick={() => onEdit('new')}>
              {t('frameworks.create')}
            </Button>
          </>
        )}
      </PageHead>
      <Segmented
        aria-label={t('frameworks.whose')}
        style={{ alignSelf: 'start' }}
        value={tab}
        options={[
          { value: 'frameworks', label: t('frameworks.whose.frameworks') },
          { value: 'platform', label: t('frameworks.platform') },
        ]}
        onChange={onTab}
      />
      {tab === 'platform' ? <PlatformTemplates onOpen={onOpen} /> : <FrameworkLibrary onEdit={onEdit} />}
      <PasteStructure isOpen={isPasting} onClose={() => setIsPasting(false)} onEdit={() => onEdit('paste')} />
    </Flex>
  );
}
