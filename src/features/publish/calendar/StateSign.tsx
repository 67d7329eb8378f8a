import {
  CheckOutlined,
  ClockCircleOutlined,
  CloseOutlined,
  EditOutlined,
  LoadingOutlined,
  MinusOutlined,
  QuestionOutlined,
  ScanOutlined,
  SolutionOutlined,
} from '@ant-design/icons';
import type { ComponentType } from 'react';
import { type PublishState, stateTone } from '@/domain/publishing';
import styles from './card.module.css';

type Sign = ComponentType<{ readonly className?: string | undefined; readonly 'aria-hidden': true }>;

const signs: Readonly<Record<PublishState, Sign>> = {
  draft: EditOutlined,
  pending_approval: SolutionOutlined,
  rejected: CloseOutlined,
  scheduled: ClockCircleOutlined,
  queued: ClockCircleOutlined,
  publishing: LoadingOutlined,
  waiting_user: ScanOutlined,
  under_review: SolutionOutlined,
  published: CheckOutlined,
  platform_rejected: CloseOutlined,
  failed: CloseOutlined,
  unknown: QuestionOutlined,
  canceled: MinusOutlined,
};

/** A state as a sign, where a card is too narrow for its word. */
export function StateSign({ state }: { readonly state: PublishState }) {
  const Icon = signs[state];
  return <Icon aria-hidden className={`${styles.stateSign} ${styles[stateTone[state]]}`} />;
}
