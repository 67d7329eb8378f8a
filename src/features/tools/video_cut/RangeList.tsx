import { Button, Flex } from 'antd';
import { useStrips } from '@/blocks/strips';
import { Panel } from '@/components/ui/Panel';
import type { CutMode, PlannedCut } from '@/engine/convert';
import { useT } from '@/hooks/useT';
import { formatDuration } from '@/utils/formatDuration';
import type { ToolFile } from '../shell';
import styles from './cut.module.css';
import type { CutItem } from './cutDocument';
import { RangeRow } from './RangeRow';
import type { Player } from './usePlayer';

interface RangeListProps {
  readonly file: ToolFile;
  readonly ranges: readonly CutItem[];
  readonly mode: CutMode;
  readonly plans: ReadonlyMap<string, PlannedCut>;
  readonly selected: string | undefined;
  readonly player: Player;
  readonly onSelect: (id: string) => void;
  readonly onChange: (id: string, change: Partial<Omit<CutItem, 'id'>>) => void;
  readonly onRemove: (id: string) => void;
  readonly onClear: () => void;
}

/** All ranges with their names, times and what each will become. */
export function RangeList({ file, ranges, mode, plans, selected, player, onClear, ...actions }: RangeListProps) {
  const t = useT();
  const strips = useStrips(file.file, file.facts);
  const seconds = ranges.reduce((sum, range) => {
    const { start, end } = plans.get(range.id) ?? range;
    return sum + end - start;
  }, 0);
  return (
    <Panel component="section" vertical gap={12} aria-label={t('toolCut.ranges')}>
      <Flex component="header" align="center" justify="space-between" className={styles.listHead}>
        <h2>{t('toolCut.rangesCount', { count: ranges.length, time: formatDuration(seconds) })}</h2>
        <Button type="text" onClick={onClear}>
          {t('toolCut.clear')}
        </Button>
      </Flex>
      <Flex component="ol" vertical gap={8}>
        {ranges.map((range, index) => (
          <RangeRow
            key={range.id}
            {...{ range, index, strips, mode }}
            duration={file.facts?.duration ?? 0}
            plan={plans.get(range.id)}
            isSelected={range.id === selected}
            onPlay={() => player.playSpans([plans.get(range.id) ?? range])}
            onSelect={() => actions.onSelect(range.id)}
            onChange={(change) => actions.onChange(range.id, change)}
            onRemove={() => actions.onRemove(range.id)}
          />
        ))}
      </Flex>
    </Panel>
  );
}
