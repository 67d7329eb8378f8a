import { Alert } from 'antd';
import { Text } from '@/components/ui/Text';
import { freeBytes } from '@/engine/work';
import { useLoad } from '@/hooks/useLoad';
import { useT } from '@/hooks/useT';
import { formatSize } from '@/utils/formatSize';

/** The muxer's index, and the odd overshoot of an encoder. */
const HEADROOM = 1.15;

/** How large the results will be, and whether there is room for them. */
export function RoomHint({ bytes }: { readonly bytes: number }) {
  const t = useT();
  const free = useLoad(freeBytes, { refreshDeps: [bytes] }).data;
  const size = formatSize(bytes);
  if (typeof free === 'number' && bytes * HEADROOM > free)
    return <Alert type="warning" showIcon title={t('tools.noRoom', { size, free: formatSize(Math.max(0, free)) })} />;
  return (
    <Text type="tertiary" size="small">
      {t('tools.resultSize', { size })}
    </Text>
  );
}
