import { ExportOutlined, FilterOutlined } from '@ant-design/icons';
import { Button, Flex, Tooltip } from 'antd';
import { PlatformMark } from '@/blocks/publishing';
import { PageLink } from '@/components/PageLink';
import { Thumb } from '@/components/Thumb';
import { Text } from '@/components/ui/Text';
import type { Dimension } from '@/domain/statistics';
import { useCanVisit } from '@/hooks/useCanVisit';
import { useT } from '@/hooks/useT';
import type { BreakdownRow } from '@/services/statistics/schema';
import { addressOf, labelOf } from './labels';

interface Props {
  readonly by: Dimension;
  readonly row: BreakdownRow;
  readonly onDrill: () => void;
}

const pictured: ReadonlySet<Dimension> = new Set(['post', 'video', 'goods']);

/** Face and name of a group: narrows the page to it; beside it the way to the record itself. */
export function RowName({ by, row, onDrill }: Props) {
  const t = useT();
  const canVisit = useCanVisit();
  const name = labelOf(t, by, row);
  const address = addressOf(by, row);
  const isOpen = address !== undefined && canVisit(address);
  const drill = t('statistics.drill', { name });
  const open = t('statistics.open', { name });
  return (
    <Flex gap={8} align="center" style={{ minInlineSize: 0 }}>
      {pictured.has(by) && row.key !== '' && <Thumb src={row.cover} ratio={by === 'goods' ? 1 : 3 / 4} width={32} />}
      {row.platform && <PlatformMark platform={row.platform} size="small" isNamed={by === 'platform'} />}
      <Text ellipsis title={name}>
        {by === 'post' && isOpen && address ? (
          <PageLink keepsText to={address}>
            {name}
          </PageLink>
        ) : (
          name
        )}
      </Text>
      {by !== 'post' && (
        <Tooltip title={drill}>
          <Button type="text" size="small" icon={<FilterOutlined />} aria-label={drill} onClick={onDrill} />
        </Tooltip>
      )}
      {by !== 'post' && isOpen && address && (
        <Tooltip title={open}>
          <PageLink to={address} aria-label={open}>
            <ExportOutlined />
          </PageLink>
        </Tooltip>
      )}
    </Flex>
  );
}
