import { Flex, Tooltip } from 'antd';
import { ToneTag } from '@/components/ToneTag';
import { Text } from '@/components/ui/Text';
import { type Change, type Metric, smallSample } from '@/domain/statistics';
import { useT } from '@/hooks/useT';
import styles from './ChangeText.module.css';
import { isRateKind, useFormats } from './useFormats';

interface Props {
  readonly kind: Metric | 'posts';
  readonly change: Change | undefined;
  readonly hasTag?: boolean;
}

function toneOf({ absolute }: Change): string | undefined {
  if (absolute === 0) return undefined;
  return absolute > 0 ? styles.up : styles.down;
}

/** What has changed against the time before: relative, absolute, and whether it rests on few posts. */
export function ChangeText({ kind, change, hasTag = true }: Props) {
  const t = useT();
  const formats = useFormats();
  if (!change)
    return (
      <Text type="secondary" size="small">
        {t('statistics.noBefore')}
      </Text>
    );
  const absolute = formats.absolute(kind, change);
  const ratio = formats.ratio(change);
  const points = isRateKind(kind) ? t('statistics.points', { value: absolute }) : absolute;
  return (
    <Flex component="span" gap="4px 8px" align="center" wrap style={{ fontVariantNumeric: 'tabular-nums' }}>
      <span className={toneOf(change)}>{isRateKind(kind) ? points : (ratio ?? points)}</span>
      {!isRateKind(kind) && ratio !== undefined && (
        <Text type="secondary" size="small">
          {absolute}
        </Text>
      )}
      {hasTag && change.isSmall && (
        <Tooltip title={t('statistics.smallHint', { count: smallSample })}>
          <span>
            <ToneTag tone="warn">{t('statistics.small')}</ToneTag>
          </span>
        </Tooltip>
      )}
    </Flex>
  );
}
