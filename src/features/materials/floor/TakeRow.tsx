import { DeleteOutlined, StarFilled, StarOutlined } from '@ant-design/icons';
import { Button, Flex, Tag } from 'antd';
import type { FloorAction, Take } from '@/domain/shooting';
import { useT } from '@/hooks/useT';
import styles from './floor.module.css';

type TakeAction = Extract<FloorAction, { kind: 'drop' | 'good' | 'best' }>;
type Bare<A> = A extends unknown ? Omit<A, 'shot'> : never;

interface Props {
  readonly take: Take;
  readonly isBest: boolean;
  readonly onAction: (act: Bare<TakeAction>) => void;
}

/** One take: good or not, the best one, gone. */
export function TakeRow({ take, isBest, onAction }: Props) {
  const t = useT();
  const { number } = take;
  return (
    <Flex component="li" gap={8} align="center" wrap className={styles.take}>
      <strong>{t('plans.floor.takeNumber', { number })}</strong>
      {take.url && <Tag color="processing">{t('plans.floor.hasClip')}</Tag>}
      {isBest && <Tag color="gold">{t('plans.floor.best')}</Tag>}
      <span style={{ flex: 1 }} />
      <Button
        type={take.is_good ? 'primary' : 'default'}
        ghost={take.is_good}
        aria-pressed={take.is_good}
        aria-label={t('plans.floor.setGood', { number })}
        onClick={() => onAction({ kind: 'good', take: take.id, value: !take.is_good })}
      >
        {t('plans.floor.good')}
      </Button>
      <Button
        type="text"
        aria-label={t('plans.floor.setBest', { number })}
        icon={isBest ? <StarFilled aria-hidden /> : <StarOutlined aria-hidden />}
        onClick={() => onAction({ kind: 'best', take: take.id })}
      />
      <Button
        type="text"
        aria-label={t('plans.floor.drop', { number })}
        icon={<DeleteOutlined aria-hidden />}
        onClick={() => onAction({ kind: 'drop', take: take.id })}
      />
    </Flex>
  );
}
