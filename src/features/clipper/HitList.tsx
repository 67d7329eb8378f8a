import { CaretRightOutlined } from '@ant-design/icons';
import { Button, Checkbox, Flex, Tag } from 'antd';
import { Panel } from '@/components/ui/Panel';
import { Text } from '@/components/ui/Text';
import type { WordHit } from '@/domain/clipper/wordHits';
import { useT } from '@/hooks/useT';
import { formatDuration } from '@/utils/formatDuration';

interface HitListProps {
  readonly hits: readonly WordHit[];
  readonly isTaken: (hit: WordHit) => boolean;
  readonly onTake: (hits: readonly WordHit[], takes: boolean) => void;
  /** Plays the place as it is without the hit. */
  readonly onHear: (hit: WordHit) => void;
}

const groups = [
  { name: 'flubs', kinds: ['flub'] },
  { name: 'asides', kinds: ['aside'] },
  { name: 'fillers', kinds: ['sound', 'word', 'stammer'] },
  { name: 'habits', kinds: ['habit'] },
  { name: 'repeats', kinds: ['repeat'] },
  { name: 'pauses', kinds: ['pause'] },
] as const satisfies readonly { readonly name: string; readonly kinds: readonly WordHit['kind'][] }[];

/** What the clip may do without, by kind: each heard and decided by itself, or a kind at once. */
export function HitList({ hits, isTaken, onTake, onHear }: HitListProps) {
  const t = useT();
  if (hits.length === 0) return <Text type="secondary">{t('clipper.noHits')}</Text>;
  return (
    <Flex vertical gap={12}>
      {groups.map(({ name, kinds }) => {
        const own = hits.filter(({ kind }) => (kinds as readonly string[]).includes(kind));
        if (own.length === 0) return null;
        const taken = own.filter(isTaken).length;
        return (
          <Panel key={name} component="section" vertical gap={8} aria-label={t(`clipper.hits.${name}`)}>
            <Checkbox
              checked={taken === own.length}
              indeterminate={taken > 0 && taken < own.length}
              onChange={({ target }) => onTake(own, target.checked)}
            >
              {t('clipper.hitsTaken', { name: t(`clipper.hits.${name}`), count: taken, total: own.length })}
            </Checkbox>
            {own.map((hit) => {
              const name = hit.kind === 'aside' ? 'clipper.asideOf' : 'clipper.pauseOf';
              const text = hit.text || t(name, { seconds: (hit.end - hit.start).toFixed(1) });
              return (
                <Flex key={`${hit.kind}${hit.key}`} gap={8} align="center" wrap>
                  <Checkbox checked={isTaken(hit)} onChange={({ target }) => onTake([hit], target.checked)}>
                    {text}
                  </Checkbox>
                  <Text size="small" type="secondary" tabular>
                    {formatDuration(hit.start)}
                  </Text>
                  {hit.kind === 'stammer' && <Tag>{t('clipper.stammer')}</Tag>}
                  <Button
                    size="small"
                    type="text"
                    icon={<CaretRightOutlined />}
                    aria-label={t('clipper.hearCut', { text })}
                    onClick={() => onHear(hit)}
                  >
                    {t('clipper.hear')}
                  </Button>
                </Flex>
              );
            })}
          </Panel>
        );
      })}
    </Flex>
  );
}
