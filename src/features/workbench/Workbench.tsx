import { Flex } from 'antd';
import { Suspense } from 'react';
import { lazyPart } from '@/components/lazyPart';
import { PageLink } from '@/components/PageLink';
import Section from '@/components/Section';
import ShareBar from '@/components/ShareBar';
import { GridLayout } from '@/components/ui/GridLayout';
import { Text } from '@/components/ui/Text';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden';
import { frameworks, segmentShares } from '@/domain/frameworks';
import { useCan } from '@/hooks/useCan';
import { useT } from '@/hooks/useT';
import AccountsCard from './AccountsCard';
import ApprovalsCard from './ApprovalsCard';
import DraftsCard from './DraftsCard';
import IdeaLine from './IdeaLine';
import TodayCard from './TodayCard';
import UsageCard from './UsageCard';
import VideosStrip from './VideosStrip';
import styles from './Workbench.module.css';
import parts from './workbenchParts.module.css';

/** The calendar's rules come after the page. */
const OccasionsCard = lazyPart(() => import('./OccasionsCard'));
/** Counts what is there; nothing waits for it. */
const GuideCard = lazyPart(() => import('./GuideCard'));
/** Brings what writes and speaks, for those who have not read it yet. */
const EnginesNotice = lazyPart(() => import('./EnginesNotice'));

interface WorkbenchProps {
  /** Whether the viewer may make videos; without it the page is for looking. */
  readonly canMake: boolean;
  /** Whether topics may be looked for. */
  readonly canFind?: boolean;
}

export default function Workbench({ canMake, canFind = false }: WorkbenchProps) {
  const t = useT();
  const mayApprove = useCan()('publish.approve');
  return (
    <Flex vertical gap={16} style={{ maxInlineSize: 1440, marginInline: 'auto' }}>
      {canMake ? <IdeaLine canFind={canFind} /> : <VisuallyHidden component="h1">{t('menu.workbench')}</VisuallyHidden>}
      {canMake && (
        <Suspense fallback={null}>
          <GuideCard />
          <EnginesNotice />
        </Suspense>
      )}
      <Flex wrap gap={16} className={styles.cards}>
        {canMake && <DraftsCard />}
        {mayApprove && <ApprovalsCard />}
        <TodayCard />
        <AccountsCard />
        <UsageCard />
      </Flex>
      {canFind && (
        <Suspense fallback={<Section title={t('workbench.occasions')} loading />}>
          <OccasionsCard />
        </Suspense>
      )}
      <VideosStrip />
      {canMake && <FrameworksStrip />}
    </Flex>
  );
}

const FRAMEWORKS_SHOWN = 4;
const WEEK_MS = 7 * 24 * 3600 * 1000;

/** Four frameworks a week, in turn, so that the library is met without a visit. */
function FrameworksStrip() {
  const t = useT();
  const first = (Math.floor(Date.now() / WEEK_MS) * FRAMEWORKS_SHOWN) % frameworks.length;
  const week = Array.from({ length: FRAMEWORKS_SHOWN }, (_, index) => frameworks[(first + index) % frameworks.length]);
  return (
    <Section title={t('workbench.frameworks')} more={{ to: '/compose/frame', label: t('workbench.allFrameworks') }}>
      <GridLayout component="ul" gap={16} className={parts.frameworks}>
        {week.map(
          (framework) =>
            framework && (
              <li key={framework.id}>
                <PageLink keepsText className={parts.framework} to={`/compose/post?framework=${framework.id}`}>
                  <strong>{framework.name}</strong>
                  <Text type="secondary" size="small">
                    {framework.summary}
                  </Text>
                  <ShareBar shares={segmentShares(framework)} />
                </PageLink>
              </li>
            ),
        )}
      </GridLayout>
    </Section>
  );
}
