import {
  CheckCircleFilled,
  ClockCircleFilled,
  CloseCircleFilled,
  ExclamationCircleFilled,
  FileTextFilled,
} from '@ant-design/icons';
import { Alert, Flex, Spin } from 'antd';
import type { ReactNode } from 'react';
import { useDates } from '@/blocks/publishing';
import type { Tone } from '@/components/ToneTag';
import { Text } from '@/components/ui/Text';
import { isMoving, type PublishState, stateTone } from '@/domain/publishing';
import { useT } from '@/hooks/useT';
import type { PublishItem } from '@/services/publish/schema';
import { timeLeft } from '../accounts/timeLeft';
import { useNow } from '../accounts/useNow';
import { nextLine } from './helps';
import styles from './post.module.css';

interface Props {
  readonly post: PublishItem;
  readonly isLoggedOut: boolean;
  readonly isConflict: boolean;
  /** The buttons that get it further, the code for the phone. */
  readonly children: ReactNode;
}

const icons: Readonly<Record<Tone, ReactNode>> = {
  plain: <FileTextFilled />,
  busy: <ClockCircleFilled />,
  good: <CheckCircleFilled />,
  warn: <ExclamationCircleFilled />,
  bad: <CloseCircleFilled />,
};

const iconOf = (state: PublishState): ReactNode => (isMoving(state) ? <Spin size="small" /> : icons[stateTone[state]]);

/** Where the post stands, why, and what happens next: the first thing that is read. */
export function PostState({ post, isLoggedOut, isConflict, children }: Props) {
  const t = useT();
  const dates = useDates();
  const now = useNow(post.state === 'scheduled' ? 1000 : 0);
  const left = Date.parse(post.publish_at) - now;
  const values = {
    time: post.publish_at ? dates.moment(post.publish_at) : t('publishTruth.noTime'),
    left: timeLeft(left, t),
  };
  const isAhead = post.state === 'scheduled' || post.state === 'pending_approval' || post.state === 'draft';
  return (
    <Flex component="section" vertical gap={12} className={`${styles.state} ${styles[stateTone[post.state]]}`}>
      {isConflict && <Alert type="warning" showIcon title={t('publishTruth.conflict')} />}
      <Flex gap={12}>
        <span className={styles.stateIcon} aria-hidden>
          {iconOf(post.state)}
        </span>
        <div style={{ minInlineSize: 0 }} aria-live="polite">
          <Text component="strong" size="large" strong className={styles.stateName}>
            {t(`publish.state.${post.state}`)}
          </Text>
          {post.reason && <p className={styles.reason}>{post.reason}</p>}
          <p className={styles.next}>{t(nextLine(post), values)}</p>
          {isAhead && post.gone?.includes('video') && <p className={styles.reason}>{t('publishTruth.goneVideo')}</p>}
          {isAhead && post.gone?.includes('account') && (
            <p className={styles.reason}>{t('publishTruth.goneAccount')}</p>
          )}
          {isAhead && isLoggedOut && (
            <p className={styles.reason}>{t('publishTruth.loggedOut', { account: post.account_name })}</p>
          )}
        </div>
      </Flex>
      {children}
    </Flex>
  );
}
