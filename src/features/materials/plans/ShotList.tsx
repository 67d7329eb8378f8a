import { PlusOutlined } from '@ant-design/icons';
import { Button, Flex } from 'antd';
import { Text } from '@/components/ui/Text';
import { newShot, orderShots, type PlanShot, planLimits } from '@/domain/shooting';
import { useT } from '@/hooks/useT';
import { newId } from '@/utils/newId';
import styles from './plans.module.css';
import { ShotCard } from './ShotCard';
import type { PlanDraft } from './usePlan';

interface Props {
  readonly draft: PlanDraft;
  readonly onChange: (patch: Partial<PlanDraft>) => void;
}

const moved = (shots: readonly PlanShot[], from: number, to: number): readonly PlanShot[] => {
  const next = [...shots];
  const [shot] = next.splice(from, 1);
  if (shot) next.splice(to, 0, shot);
  return next;
};

/** The shots in the chosen order, set-up by set-up. */
export function ShotList({ draft, onChange }: Props) {
  const t = useT();
  const { shots, order } = draft;
  const edit = (id: string, patch: Partial<PlanShot>) =>
    onChange({ shots: shots.map((shot) => (shot.id === id ? { ...shot, ...patch } : shot)) });
  const places = [...new Set(shots.map(({ place }) => place).filter(Boolean))];
  const people = [...new Set(shots.map(({ person }) => person).filter(Boolean))];
  return (
    <Flex vertical gap={12} style={{ minInlineSize: 0 }}>
      {orderShots(shots, order).map((group) => (
        <Flex
          key={group.shots[0]?.id}
          component="section"
          vertical
          gap={12}
          style={{ minInlineSize: 0 }}
          aria-label={`${group.place || t('plans.noPlace')} ${group.person}`}
        >
          <Flex component="h2" gap={8} align="baseline" wrap className={styles.setUp}>
            {group.place || t('plans.noPlace')} · {group.person || t('plans.noPerson')}
            <Text type="secondary" size={13} style={{ fontWeight: 400 }}>
              {t('plans.shots', { count: group.shots.length })} · {Math.round(group.seconds)} {t('plans.lineSeconds')}
            </Text>
          </Flex>
          {group.shots.map((shot) => (
            <ShotCard
              key={shot.id}
              shot={shot}
              places={places}
              people={people}
              isFirst={shot.number === 1}
              isLast={shot.number === shots.length}
              onEdit={(patch) => edit(shot.id, patch)}
              onMove={(by) => onChange({ shots: moved(shots, shot.number - 1, shot.number - 1 + by) })}
              onRemove={() => onChange({ shots: shots.filter(({ id }) => id !== shot.id) })}
            />
          ))}
        </Flex>
      ))}
      <Button
        block
        type="dashed"
        icon={<PlusOutlined aria-hidden />}
        disabled={shots.length >= planLimits.shots}
        onClick={() => {
          const last = shots.at(-1);
          onChange({ shots: [...shots, newShot(newId(), { place: last?.place ?? '', person: last?.person ?? '' })] });
        }}
      >
        {t('plans.addShot')}
      </Button>
    </Flex>
  );
}
