import { TeamOutlined } from '@ant-design/icons';
import { useNavigate } from '@umijs/max';
import { Flex, Tag } from 'antd';
import { FrameworkResultLine } from '@/blocks/frameworks/FrameworkResultLine';
import { PageButton } from '@/components/PageButton';
import ShareBar from '@/components/ShareBar';
import { PlainButton } from '@/components/ui/PlainButton';
import { Text } from '@/components/ui/Text';
import { segmentShares } from '@/domain/frameworks';
import { useT } from '@/hooks/useT';
import type { FrameworkRecord } from '@/services/framework/schema';
import styles from './FrameworkCard.module.css';

interface FrameworkCardProps {
  readonly framework: FrameworkRecord;
  readonly onOpen: () => void;
}

const shownFits = 3;

/** A framework at a glance: its structure to scale, when to take it, what it has brought. */
export function FrameworkCard({ framework, onOpen }: FrameworkCardProps) {
  const t = useT();
  const _navigate = useNavigate();
  const { name, summary, fits, seconds, results } = framework;
  return (
    <Flex component="li" vertical className={styles.card}>
      <Flex vertical gap={12} flex={1} style={{ position: 'relative', padding: '16px 16px 12px' }}>
        <Flex component="span" gap={8} align="center" wrap>
          <PlainButton className={styles.cardName} onClick={onOpen} aria-label={t('frameworks.open', { name })}>
            {name}
          </PlainButton>
          <Origin framework={framework} />
          <Text type="secondary" size={13}>
            {t('compose.framework.seconds', { from: seconds[0], to: seconds[1] })}
          </Text>
        </Flex>
        <ShareBar shares={segmentShares(framework)} />
        <Text type="secondary" style={{ flex: 1 }}>
          {summary}
        </Text>
        <FrameworkResultLine results={results} />
      </Flex>
      <Flex gap={8} align="center" justify="space-between" className={styles.cardFooter}>
        <Flex component="span" gap={4} align="center" wrap>
          {fits.slice(0, shownFits).map((fit) => (
            <Tag key={fit} variant="filled">
              {fit}
            </Tag>
          ))}
        </Flex>
        <PageButton
          size="small"
          aria-label={t('frameworks.useNamed', { name })}
          to={`/compose/post?framework=${encodeURIComponent(framework.id)}`}
        >
          {t('frameworks.use')}
        </PageButton>
      </Flex>
    </Flex>
  );
}

/** Whose it is, in words. */
export function Origin({ framework }: { readonly framework: FrameworkRecord }) {
  const t = useT();
  if (framework.origin === 'library') return null;
  if (framework.is_mine)
    return (
      <span className={styles.chip}>
        {t(framework.sharing === 'team' ? 'frameworks.mineShared' : 'frameworks.mine')}
      </span>
    );
  return (
    <span className={styles.chip}>
      <TeamOutlined aria-hidden />
      {t('frameworks.by', { name: framework.account_name })}
    </span>
  );
}
