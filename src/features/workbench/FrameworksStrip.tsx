import { Link } from '@umijs/max';
import Section from '@/components/Section';
import ShareBar from '@/components/ShareBar';
import { GridLayout } from '@/components/ui/GridLayout';
import { Text } from '@/components/ui/Text';
import { frameworks, segmentShares } from '@/domain/frameworks';
import { useT } from '@/hooks/useT';
import styles from './workbenchParts.module.css';

const shown = 4;
const msPerWeek = 7 * 24 * 3600 * 1000;

/** Four frameworks a week, in turn, so that the library is met without a visit. */
export default function FrameworksStrip() {
  const t = useT();
  const first = (Math.floor(Date.now() / msPerWeek) * shown) % frameworks.length;
  const week = Array.from({ length: shown }, (_, index) => frameworks[(first + index) % frameworks.length]);
  return (
    <Section title={t('workbench.frameworks')} more={{ to: '/compose/frame', label: t('workbench.allFrameworks') }}>
      <GridLayout component="ul" gap={16} className={styles.frameworks}>
        {week.map(
          (framework) =>
            framework && (
              <li key={framework.id}>
                <Link className={styles.framework} to={`/compose/post?framework=${framework.id}`}>
                  <strong>{framework.name}</strong>
                  <Text type="secondary" size="small">
                    {framework.summary}
                  </Text>
                  <ShareBar shares={segmentShares(framework)} />
                </Link>
              </li>
            ),
        )}
      </GridLayout>
    </Section>
  );
}
