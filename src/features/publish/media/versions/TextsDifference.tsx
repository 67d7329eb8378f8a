import { Button, Flex } from 'antd';
import { useMemo } from 'react';
import { clockOf } from '@/blocks/strips';
import { Text } from '@/components/ui/Text';
import { compareTexts } from '@/domain/videos';
import { useT } from '@/hooks/useT';
import type { VideoDetail } from '@/services/video/schema';
import styles from '../media.module.css';

type Version = Pick<VideoDetail, 'version' | 'texts'>;

interface Props {
  readonly before: Version;
  readonly after: Version;
  readonly onSeek: (seconds: number) => void;
}

/** Which sentences went, came or changed from one version to the other. */
export function TextsDifference({ before, after, onSeek }: Props) {
  const t = useT();
  const changes = useMemo(
    () => compareTexts(before.texts, after.texts).filter(({ kind }) => kind !== 'same'),
    [before, after],
  );
  const unknown = [before, after].filter(({ texts }) => texts.length === 0);
  const title = (
    <Text component="h3" size="medium" strong className={styles.subhead}>
      {t('video.textDifference')}
    </Text>
  );
  // An uploaded video has no texts that are known: nothing was taken out of it.
  if (unknown.length > 0)
    return (
      <section>
        {title}
        <Text component="p" type="secondary" size="small">
          {unknown.length > 1 ? t('video.textUnknown') : t('video.textUnknownOf', { n: unknown[0]?.version ?? 0 })}
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
