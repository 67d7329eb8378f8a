import { Flex } from 'antd';
import { useDates } from '@/blocks/publishing';
import { Text } from '@/components/ui/Text';
import { useT } from '@/hooks/useT';
import type { WemediaHealth } from '@/services/wemedia/schema';
import accountsStyles from './accounts.module.css';
import { careRate } from './board';
import styles from './HealthMeters.module.css';

interface MeterProps {
  /** 0–1. */
  readonly share: number;
  readonly text: string;
  readonly tone: 'good' | 'warn' | 'bad' | 'plain';
}

/** A share as a bar with its words above. */
function Meter({ share, text, tone }: MeterProps) {
  const percent = Math.round(Math.min(1, Math.max(0, share)) * 100);
  return (
    <Flex component="span" vertical gap={4} style={{ minInlineSize: '72px' }}>
      <Text tabular>{text}</Text>
      <span className={styles.meterTrack} aria-hidden>
        <span className={`${styles.meterFill} ${styles[tone]}`} style={{ inlineSize: `${percent}%` }} />
      </span>
    </Flex>
  );
}

const toneOf = (rate: number) => {
  if (rate >= careRate) return 'bad';
  return rate > 0 ? 'warn' : 'good';
};

/** The share of failures in 30 days. */
export function FailureMeter({ health }: { readonly health: WemediaHealth }) {
  const t = useT();
  const dates = useDates();
  if (health.sent_30d === 0) return <span className={accountsStyles.soft}>{t('publishTruth.noSent')}</span>;
  const counts = t('publishTruth.failedOf', { failed: health.failed_30d, sent: health.sent_30d });
  return (
    <Meter
      share={health.failure_rate}
      text={`${dates.percent(health.failure_rate)} · ${counts}`}
      tone={toneOf(health.failure_rate)}
    />
  );
}

/** What the account has sent today of what it may. */
export function QuotaMeter({ health }: { readonly health: WemediaHealth }) {
  const t = useT();
  const isFull = health.used_today >= health.quota;
  return (
    <Meter
      share={health.used_today / health.quota}
      text={t('publishTruth.quotaUsed', { used: health.used_today, quota: health.quota })}
      tone={isFull ? 'warn' : 'plain'}
    />
  );
}
