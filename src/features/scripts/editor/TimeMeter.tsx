import { Flex } from 'antd';
import { useMemo } from 'react';
import { presetVar, shareColor } from '@/components/shareColor';
import { Panel } from '@/components/ui/Panel';
import { Text } from '@/components/ui/Text';
import type { Framework } from '@/domain/frameworks';
import { platformName, platforms } from '@/domain/platforms';
import { scriptStats } from '@/domain/script';
import { useT } from '@/hooks/useT';
import { formatDuration } from '@/utils/formatDuration';
import styles from './editor.module.css';
import { useScript } from './ScriptContext';

/** How much a part may differ from what the framework wishes before it is said. */
const tolerance = 0.1;

/** How long the script is against its platform and framework, and how its time is shared. */
export function TimeMeter({ framework }: { readonly framework: Framework | undefined }) {
  const t = useT();
  const doc = useScript((doc) => doc);
  const stats = useMemo(() => scriptStats(doc.sentences, doc.voiceSpeed, framework), [doc, framework]);
  const [shortest, longest] = framework?.seconds ?? [0, 0];
  const seconds = Math.round(stats.seconds);
  const most = platforms[doc.platform].video.maxSeconds;
  const parts = stats.roles.filter(({ share, wished }) => share > 0 || wished !== undefined);
  const words = () => {
    if (seconds === 0) return '';
    if (seconds > most)
      return t('scripts.overPlatform', { name: platformName(doc.platform), most: formatDuration(most) });
    if (framework && seconds < shortest) return t('scripts.tooShort', { name: framework.name, shortest, longest });
    if (framework && seconds > longest) return t('scripts.tooLong', { name: framework.name, shortest, longest });
    return framework ? t('scripts.fits', { name: framework.name }) : '';
  };
  return (
    <Panel component="section" vertical gap={8} padding="12px 16px" aria-label={t('scripts.meter')}>
      <Flex gap="4px 12px" align="baseline" wrap>
        <strong className={styles.meterTime}>{formatDuration(seconds)}</strong>
        <Text type="secondary" size="small" role="status">
          {t('scripts.counts', { count: stats.sentences, words: stats.characters })}
          {words() && ` · ${words()}`}
        </Text>
      </Flex>
      {parts.length > 0 && stats.seconds > 0 && (
        <Flex component="ul" gap={8} className={styles.shares}>
          {parts.map(({ role, share, wished, seconds: own }, index) => {
            const isOff = wished !== undefined && Math.abs(share - wished) > tolerance;
            return (
              <Flex
                key={role}
                component="li"
                vertical
                gap={4}
                className={styles.share}
                style={{ flexGrow: Math.max(share, wished ?? 0, 0.06) }}
              >
                <span className={styles.shareTrack}>
                  <span
                    className={styles.shareFill}
                    style={{
                      inlineSize: `${Math.min(100, (share / Math.max(share, wished ?? share, 0.01)) * 100)}%`,
                      background: presetVar(shareColor(index), 6),
                    }}
                  />
                </span>
                <Text size="small" ellipsis>
                  {role || t('scripts.noRole')} {t('scripts.secondsShort', { n: own.toFixed(1) })}
                  {wished !== undefined && (
                    <span className={isOff ? styles.off : styles.soft}>
                      {' '}
                      {t('scripts.shareOf', { share: Math.round(share * 100), wished: Math.round(wished * 100) })}
                    </span>
                  )}
                </Text>
              </Flex>
            );
          })}
        </Flex>
      )}
    </Panel>
  );
}
