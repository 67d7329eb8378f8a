import { Flex, Tabs } from 'antd';
import { useState } from 'react';
import { PageHead } from '@/components/resource/PageHead';
import { useT } from '@/hooks/useT';
import { AudioTab } from './AudioTab';
import { CoversTab } from './CoversTab';
import { FontsTab } from './fonts/FontsTab';
import styles from './MaterialsPage.module.css';
import { PlanEditor } from './plans/PlanEditor';
import { PlanList } from './plans/PlanList';
import { StickersTab } from './StickersTab';
import { TitlesTab } from './titles/TitlesTab';

interface Props {
  readonly open: string;
  readonly onOpen: (id: string, isFloor?: boolean) => void;
}

/** Shooting plans: the list, or the one that the address names. */
function PlansTab({ open, onOpen }: Props) {
  const [round, setRound] = useState(0);
  return open ? (
    <PlanEditor
      key={`${open}-${round}`}
      id={open}
      onBack={() => onOpen('')}
      onFloor={() => onOpen(open, true)}
      onReload={() => setRound(round + 1)}
    />
  ) : (
    <PlanList onOpen={onOpen} />
  );
}

const tabs = ['title', 'cover', 'sticker', 'music', 'sound', 'font', 'plans'] as const;
type MaterialTab = (typeof tabs)[number];
export const isMaterialTab = (value: string): value is MaterialTab => (tabs as readonly string[]).includes(value);

interface MaterialsPageProps {
  readonly tab: MaterialTab;
  /** Id of the opened plan; '' = none. */
  readonly open: string;
  readonly onTab: (tab: MaterialTab) => void;
  readonly onOpenPlan: (id: string, isFloor?: boolean) => void;
}

/** Everything that a video is dressed with, and the plans of its shoots. */
export function MaterialsPage({ tab, open, onTab, onOpenPlan }: MaterialsPageProps) {
  const t = useT();
  return (
    <Flex vertical gap={16} className={styles.page}>
      <PageHead title={t('material.title')} subtitle={t('material.subtitle')} />
      <Tabs
        className={styles.tabs}
        activeKey={tab}
        onChange={(key) => isMaterialTab(key) && onTab(key)}
        destroyOnHidden
        items={tabs.map((key) => ({ key, label: t(`material.tab.${key}`), children: key === tab && body(key) }))}
      />
    </Flex>
  );

  function body(key: MaterialTab) {
    switch (key) {
      case 'title':
        return <TitlesTab />;
      case 'cover':
        return <CoversTab />;
      case 'sticker':
        return <StickersTab />;
      case 'music':
      case 'sound':
        return <AudioTab key={key} kind={key} />;
      case 'font':
        return <FontsTab />;
      case 'plans':
        return <PlansTab open={open} onOpen={onOpenPlan} />;
    }
  }
}
