import { platformIds, platformName } from '@/domain/platforms';
import type { Dimension } from '@/domain/statistics';
import type { Translate } from '@/hooks/useT';
import { chainAddress } from '@/services/chain/address';
import type { BreakdownRow } from '@/services/statistics/schema';

/** `20` → 20:00–21:00. */
export function hourText(hour: number): string {
  const two = (value: number): string => String(value % 24).padStart(2, '0');
  return `${two(hour)}:00–${two(hour + 1)}:00`;
}

/** The name of a group as it is shown. */
export function labelOf(t: Translate, by: Dimension, { key, label }: Pick<BreakdownRow, 'key' | 'label'>): string {
  if (key === '') return t(`statistics.none.${by}`);
  if (by === 'platform') return platformName(platformIds.find((id) => id === key) ?? 'douyin');
  if (by === 'hour') return hourText(Number(key));
  return by === 'tag' ? `#${label}` : label;
}

const chainTypes = { post: 'publish', video: 'video', framework: 'framework', goods: 'goods', topic: 'topic' } as const;

/** Where a row's record is opened. */
export function addressOf(by: Dimension, { key, exists, published_at }: BreakdownRow): string | undefined {
  if (!exists || key === '') return undefined;
  if (by === 'account') return '/publish/wemedia';
  if (!(by in chainTypes)) return undefined;
  const type = chainTypes[by as keyof typeof chainTypes];
  return chainAddress({ type, id: key, kind: '', at: published_at });
}
