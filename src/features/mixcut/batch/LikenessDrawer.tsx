import { Alert, Button, Drawer, Flex, Select } from 'antd';
import { useMemo, useState } from 'react';
import { ProjectPlayer } from '@/blocks/ProjectPlayer';
import { GridLayout } from '@/components/ui/GridLayout';
import { Text } from '@/components/ui/Text';
import { likenessPairs, type MixPair, pairAt, sharedFootage } from '@/domain/mixcut/likeness';
import { footageOf, type MixRecipe } from '@/domain/mixcut/recipe';
import type { MixVersion } from '@/domain/mixcut/types';
import { useT } from '@/hooks/useT';
import type { BatchItem } from './batchItems';
import styles from './Likeness.module.css';
import { LikenessMap } from './LikenessMap';

/** Pairs that are named beside the map. */
const NAMED_PAIRS = 8;

export const percentOf = (share: number): number => Math.round(share * 100);

interface LikenessDrawerProps {
  readonly recipe: MixRecipe;
  readonly items: readonly BatchItem[];
  /** Of the items, in their order. */
  readonly versions: readonly MixVersion[];
  readonly onClose: () => void;
}

/** How alike the versions are, pair by pair; two of them side by side. */
export function LikenessDrawer({ recipe, items, versions, onClose }: LikenessDrawerProps) {
  const t = useT();
  const pairs = useMemo(() => likenessPairs(versions), [versions]);
  const worst = useMemo(
    // Of equals the first one: the pair that `worstPair` names.
    () => pairs.toSorted((a, b) => b.likeness - a.likeness).slice(0, NAMED_PAIRS),
    [pairs],
  );
  const [chosen, setChosen] = useState<MixPair>();
  const nameOf = ({ first, second, likeness }: MixPair): string =>
    t('mixcut.outlook.worstPair', { first: first + 1, second: second + 1, percent: percentOf(likeness) });
  const [top] = worst;
  return (
    <Drawer open size={960} title={t('mixcut.likeness.title')} onClose={onClose}>
      <Flex vertical gap={16}>
        {top && (
          <Alert
            type={top.likeness > recipe.limit + 1e-9 ? 'warning' : 'success'}
            showIcon
            title={t('mixcut.likeness.worst', { pair: nameOf(top), limit: percentOf(recipe.limit) })}
          />
        )}
        <GridLayout gap={24} align="start" className={styles.columns}>
          <LikenessMap
            pairs={pairs}
            size={versions.length}
            chosen={chosen}
            worst={top}
            limit={recipe.limit}
            nameOf={nameOf}
            onChoose={setChosen}
          />
          <Flex vertical gap={12}>
            <Text strong>{t('mixcut.likeness.most')}</Text>
            <Flex vertical gap={4} align="start">
              {worst.map((pair) => (
                <Button
                  key={`${pair.first}-${pair.second}`}
                  size="small"
                  type={isSame(pair, chosen) ? 'primary' : 'default'}
                  aria-pressed={isSame(pair, chosen)}
                  onClick={() => setChosen(pair)}
                >
                  {nameOf(pair)}
                </Button>
              ))}
            </Flex>
            <AnyPair count={versions.length} pairs={pairs} onChoose={setChosen} />
          </Flex>
        </GridLayout>
        {chosen && <SideBySide pair={chosen} recipe={recipe} items={items} versions={versions} name={nameOf(chosen)} />}
      </Flex>
    </Drawer>
  );
}

const isSame = (pair: MixPair, other: MixPair | undefined): boolean =>
  pair.first === other?.first && pair.second === other.second;

interface AnyPairProps {
  readonly count: number;
  readonly pairs: readonly MixPair[];
  readonly onChoose: (pair: MixPair) => void;
}

/** Any two by their numbers, for whoever cannot hit a cell. */
function AnyPair({ count, pairs, onChoose }: AnyPairProps) {
  const t = useT();
  const [numbers, setNumbers] = useState<readonly [number?, number?]>([]);
  const options = Array.from({ length: count }, (_, value) => ({
    value,
    label: t('mixcut.version', { number: value + 1 }),
  }));
  const choose = (next: readonly [number?, number?]): void => {
    setNumbers(next);
    const [a, b] = next;
    if (a === undefined || b === undefined) return;
    const pair = pairAt(pairs, a, b);
    if (pair) onChoose(pair);
  };
  return (
    <Flex gap={8} wrap align="center">
      {([0, 1] as const).map((side) => (
        <Select
          key={side}
          showSearch={{ optionFilterProp: 'label' }}
          style={{ inlineSize: 140 }}
          aria-label={t(side === 0 ? 'mixcut.likeness.one' : 'mixcut.likeness.other')}
          placeholder={t(side === 0 ? 'mixcut.likeness.one' : 'mixcut.likeness.other')}
          value={numbers[side] ?? null}
          options={options}
          onChange={(value: number | null) =>
            choose(side === 0 ? [value ?? undefined, numbers[1]] : [numbers[0], value ?? undefined])
          }
        />
      ))}
    </Flex>
  );
}

interface SideBySideProps extends Omit<LikenessDrawerProps, 'onClose'> {
  readonly pair: MixPair;
  readonly name: string;
}

function SideBySide({ pair, recipe, items, versions, name }: SideBySideProps) {
  const t = useT();
  const [left = [], right = []] = [versions[pair.first], versions[pair.second]];
  const names = new Map(recipe.groups.flatMap(({ clips }) => clips.map((clip) => [footageOf(clip), clip.name])));
  const shared = sharedFootage(left, right).map((footage) => names.get(footage) ?? '');
  return (
    <section aria-label={name}>
      <Flex vertical gap={12}>
        <Text component="h3" strong>
          {name}
        </Text>
        <Text type="secondary">
          {shared.length > 0
            ? t('mixcut.likeness.shared', { names: shared.join('、') })
            : t('mixcut.likeness.sharedNone')}
        </Text>
        <GridLayout gap={16} columns="repeat(2, minmax(0, 1fr))">
          {[pair.first, pair.second].map((index) => (
            <Flex key={index} vertical gap={8}>
              <Text strong>{t('mixcut.version', { number: index + 1 })}</Text>
              <ProjectPlayer project={items[index]?.project} isSmall />
            </Flex>
          ))}
        </GridLayout>
      </Flex>
    </section>
  );
}
