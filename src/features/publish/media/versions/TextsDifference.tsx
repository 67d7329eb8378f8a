import { Button, Flex } from 'antd';
import { useMemo } from 'react';
import { clockOf } from '@/blocks/strips';
import { Text } from '@/components/ui/Text';
import { compareTexts, type TimedText } from '@/domain/videos';
import { useT } from '@/hooks/useT';
import styles from '../media.module.css';

interface Props {
  readonly before: readonly TimedText[];
  readonly after: readonly TimedText[];
  readonly onSeek: (seconds: number) => void;
}

/** Which sentences went, came or changed from one version to the other. */
export function TextsDifference({ before, after, onSeek }: Props) {
  const t = useT();
  const changes = useMemo(() => compareTexts(before, after).filter(({ kind }) => kind !== 'same'), [before, after]);
  const title = (
    <Text component="h3" size="medium" strong className={styles.subhead}>
      {t('video.textDifference')}
    </Text>
  );
  if (before.length === 0 && after.length === 0)
    return (
      <section>
        {title}
        <Text component="p" type="secondary" size="small">
          {t('video.textUnknown')}
        </Text>
      </section>
    );
  if (changes.length === 0)
    return (
      <section>
        {title}
        <Text component="p" type="secondary" size="small">
          {t('video.textSame')}
        </Text>
      </section>
    );
  return (
    <section>
      {title}
      <Flex component="ul" vertical gap={4} className={styles.lines}>
        {changes.map(({ kind, before: old, after: made }) => (
          <Flex
            key={`${old?.at ?? ''}-${made?.at ?? ''}-${old?.text ?? made?.text}`}
            component="li"
            gap={8}
            align="baseline"
          >
            <Button type="link" size="small" className={styles.lineAt} onClick={() => onSeek(made?.at ?? old?.at ?? 0)}>
              {clockOf(made?.at ?? old?.at ?? 0)}
            </Button>
            <span>
              <Text type="secondary" size="small" style={{ marginInlineEnd: 8 }}>
                {t(`video.change.${kind}`)}
              </Text>
              {old && <del className={styles.old}>{old.text}</del>}
              {made && <ins className={styles.made}>{made.text}</ins>}
            </span>
          </Flex>
        ))}
      </Flex>
    </section>
  );
}
