import { Flex, Tag } from 'antd';
import ShareBar from '@/components/ShareBar';
import { presetVar, shareColor } from '@/components/shareColor';
import { GridLayout } from '@/components/ui/GridLayout';
import { Text } from '@/components/ui/Text';
import { type Framework, segmentShares } from '@/domain/frameworks';
import { platformName } from '@/domain/platforms';
import { useT } from '@/hooks/useT';
import styles from './StructurePane.module.css';

const percents = 100;
const example = 30;

interface StructurePaneProps {
  readonly framework: Pick<Framework, 'segments' | 'fits' | 'platforms' | 'reference'> &
    Partial<Pick<Framework, 'checkedOn'>>;
}

/** Segment by segment: share, purpose, how it is said, how it is shot. */
export function StructurePane({ framework }: StructurePaneProps) {
  const t = useT();
  const shares = segmentShares(framework);
  return (
    <Flex vertical gap={16}>
      <ShareBar shares={shares} />
      <Flex component="ol" vertical gap={8}>
        {framework.segments.map((segment, index) => (
          <li
            key={shares[index]?.key}
            className={styles.segment}
            style={{ borderInlineStartColor: presetVar(shareColor(index), 6) }}
          >
            <Flex gap={8} align="center" wrap>
              <strong>{segment.roleName}</strong>
              <Text type="secondary" size={13}>
                {t('frameworks.segmentShare', {
                  percent: Math.round(segment.share * percents),
                  seconds: (segment.share * example).toFixed(1),
                  n: example,
                })}
              </Text>
              {segment.repeatable && <Tag variant="filled">{t('frameworks.repeatable')}</Tag>}
            </Flex>
            {segment.purpose && <p>{segment.purpose}</p>}
            {segment.linePattern && (
              <p style={{ overflowWrap: 'anywhere' }}>
                <Text type="secondary" size={13}>
                  {t('frameworks.pattern')}
                </Text>{' '}
                {segment.linePattern}
              </p>
            )}
            <Text component="p" type="secondary" size={13}>
              {t('frameworks.shotLine', { kind: t(`frameworks.shot.${segment.shot}`), hint: segment.shotHint })}
            </Text>
          </li>
        ))}
      </Flex>
      <GridLayout component="dl" columns="max-content minmax(0, 1fr)" gap="8px 16px" className={styles.facts}>
        {framework.fits.length > 0 && (
          <>
            <dt>{t('frameworks.edit.fits')}</dt>
            <dd>
              {framework.fits.map((fit) => (
                <Tag key={fit} variant="filled">
                  {fit}
                </Tag>
              ))}
            </dd>
          </>
        )}
        {framework.platforms.length > 0 && (
          <>
            <dt>{t('frameworks.edit.platforms')}</dt>
            <dd>{framework.platforms.map((id) => platformName(id)).join(' · ')}</dd>
          </>
        )}
        {framework.reference && (
          <>
            <dt>{t('frameworks.edit.reference')}</dt>
            <dd>
              {framework.reference}
              {framework.checkedOn && ` · ${t('frameworks.checkedOn', { day: framework.checkedOn })}`}
            </dd>
          </>
        )}
      </GridLayout>
    </Flex>
  );
}
