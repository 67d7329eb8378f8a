import { CheckCircleFilled } from '@ant-design/icons';
import { Button, Flex, Segmented } from 'antd';
import { useState } from 'react';
import { MarkList, toTextMarks } from '@/blocks/compliance';
import { cutAtMarks } from '@/components/marked-text/cutAtMarks';
import { Text } from '@/components/ui/Text';
import { type ComplianceLevel, gravestFirst, worstLevel } from '@/domain/compliance';
import { useT } from '@/hooks/useT';
import styles from './detection.module.css';
import type { Finding, Part } from './parts';

interface FindingListProps {
  readonly findings: readonly Finding[];
  readonly onPart: (part: Part) => void;
}

const step = 40;
type Shown = 'all' | ComplianceLevel;

/** Every part with something to look at: where it stands, its words marked, and what may stand there instead. */
export function FindingList({ findings, onPart }: FindingListProps) {
  const t = useT();
  const [shown, setShown] = useState<Shown>('all');
  const [most, setMost] = useState(step);
  const marked = gravestFirst(
    findings.filter(({ marks }) => marks.some(({ level }) => shown === 'all' || level === shown)),
    ({ marks }) => worstLevel(marks),
  );
  if (findings.every(({ marks }) => marks.length === 0))
    return (
      <p className={styles.clean} role="status">
        <CheckCircleFilled aria-hidden /> {t('detection.clean', { count: findings.length })}
      </p>
    );
  return (
    <>
      <Segmented<Shown>
        size="small"
        value={shown}
        aria-label={t('detection.levelFilter')}
        options={[
          { value: 'all', label: t('detection.all') },
          { value: 'high', label: t('compliance.high') },
          { value: 'mid', label: t('compliance.mid') },
          { value: 'low', label: t('compliance.low') },
        ]}
        onChange={setShown}
      />
      <Flex component="ul" vertical gap={12} aria-label={t('detection.findings')}>
        {marked.slice(0, most).map(({ part, marks }) => (
          <Flex key={part.id} component="li" vertical gap={8} className={styles.finding}>
            <Text type="secondary" size="small" tabular>
              {part.place}
            </Text>
            <p className={styles.words}>
              {cutAtMarks(part.text, toTextMarks(marks)).map((piece) =>
                piece.mark === undefined ? (
                  <span key={piece.from}>{piece.text}</span>
                ) : (
                  <mark key={piece.from} className={styles[marks[piece.mark]?.level ?? 'low']}>
                    {piece.text}
                  </mark>
                ),
              )}
            </p>
            <MarkList text={part.text} marks={marks} onReplace={(text) => onPart({ ...part, text })} />
          </Flex>
        ))}
      </Flex>
      {marked.length > most && (
        <Button block onClick={() => setMost(most + step * 5)}>
          {t('compliance.more', { count: marked.length - most })}
        </Button>
      )}
    </>
  );
}
