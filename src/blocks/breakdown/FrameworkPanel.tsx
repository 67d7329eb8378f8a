import { Button, Flex } from 'antd';
import { useState } from 'react';
import { PageLink } from '@/components/PageLink';
import { GridLayout } from '@/components/ui/GridLayout';
import { Text } from '@/components/ui/Text';
import { type FrameworkMatch, MATCHES } from '@/domain/breakdown';
import { useT } from '@/hooks/useT';
import styles from './framework.module.css';
import { percentOf } from './labels';
import panel from './panel.module.css';

interface FrameworkPanelProps {
  readonly matches: readonly FrameworkMatch[];
  /** False: the text wants nothing of its reader and follows no framework. */
  readonly isCopy: boolean;
  /** Where a framework is written with. */
  readonly writeAddress: (frameworkId: string) => string;
  readonly canSave: boolean;
  readonly onSave: () => void;
  readonly onImitate: () => void;
  readonly onSelect: (index: number) => void;
}

const few = 3;
const many = 8;

/** Frameworks of the library that the text follows, part by part: what is there and what is missing. */
export function FrameworkPanel(props: FrameworkPanelProps) {
  const { matches, isCopy, writeAddress, canSave, onSave, onImitate, onSelect } = props;
  const t = useT();
  const [isLong, setLong] = useState(false);
  return (
    <GridLayout component="section" gap={16} className={panel.panel} aria-label={t('analyze.frameworks.title')}>
      <Flex component="header" gap="8px 16px" align="center" justify="space-between" wrap>
        <Text component="h2" size="large" strong>
          {t('analyze.frameworks.title')}
        </Text>
        <Flex component="span" gap={8} wrap>
          {canSave && isCopy && (
            <Button size="small" onClick={onSave}>
              {t('analyze.frameworks.saveOwn')}
            </Button>
          )}
          {isCopy && (
            <Button size="small" type="primary" onClick={onImitate}>
              {t('analyze.imitate.open')}
            </Button>
          )}
        </Flex>
      </Flex>
      {!isCopy && (
        <Text component="p" type="secondary">
          {t('analyze.frameworks.noCopy')}
        </Text>
      )}
      <Flex component="ol" vertical gap={12}>
        {matches.slice(0, isLong ? many : few).map(({ framework, score, parts }) => (
          <Flex key={framework.id} component="li" vertical gap={6}>
            <Flex gap="4px 12px" align="baseline" wrap className={styles.matchHead}>
              <Text strong>{framework.name}</Text>
              <span className={score >= MATCHES ? panel.plus : panel.quiet}>
                {t('analyze.frameworks.score', { score })}
              </span>
              <PageLink to={writeAddress(framework.id)}>{t('analyze.frameworks.write')}</PageLink>
            </Flex>
            <Flex component="ul" gap={4} wrap>
              {parts.map((part) => (
                <li key={part.index}>
                  <button
                    type="button"
                    className={part.segments.length > 0 ? styles.part : `${styles.part} ${styles.isMissing}`}
                    disabled={part.segments.length === 0}
                    title={t('analyze.frameworks.part', {
                      wanted: percentOf(part.share),
                      given: percentOf(part.given),
                    })}
                    onClick={() => onSelect(part.segments[0] ?? 0)}
                  >
                    {part.roleName}
                    <span>{part.segments.length > 0 ? percentOf(part.given) : t('analyze.frameworks.missing')}</span>
                  </button>
                </li>
              ))}
            </Flex>
          </Flex>
        ))}
      </Flex>
      {matches.length > few && (
        <Button type="link" size="small" style={{ justifySelf: 'start', padding: 0 }} onClick={() => setLong(!isLong)}>
          {t(isLong ? 'analyze.less' : 'analyze.more')}
        </Button>
      )}
    </GridLayout>
  );
}
