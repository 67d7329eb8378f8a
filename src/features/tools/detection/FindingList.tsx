import { CheckCircleFilled } from '@ant-design/icons';
import { Button, Flex, Segmented } from 'antd';
import { useState } from 'react';
import { MarkList, toTextMarks } from '@/blocks/compliance';
import { FactList, toFactTextMark, uncovered } from '@/blocks/facts';
import { cutAtMarks } from '@/components/marked-text/cutAtMarks';
import { Text } from '@/components/ui/Text';
import { type ComplianceLevel, gravestFirst, type Mark, worstLevel } from '@/domain/compliance';
import type { DoubtfulFact } from '@/domain/factCheck';
import { useT } from '@/hooks/useT';
import styles from './detection.module.css';
import type { Finding, Part } from './parts';

interface FindingListProps {
  readonly findings: readonly Finding[];
  readonly onPart: (part: Part) => void;
}

const step = 40;
type Shown = 'all' | ComplianceLevel;
const none: readonly DoubtfulFact[] = [];

/** A statement that the goods' record says otherwise is as grave as a forbidden word, as at the gate. */
const levelsOf = ({ marks, facts = none }: Finding): ComplianceLevel[] => [
  ...marks.map(({ level }) => level),
  ...facts.map(({ verdict }): ComplianceLevel => (verdict === 'contradicted' ? 'high' : 'mid')),
];

/** The part's text cut at its marks, each piece with how it is drawn. */
function piecesOf({ text }: Part, marks: readonly Mark[], facts: readonly DoubtfulFact[]) {
  const drawn = [
    ...toTextMarks(marks).map((mark, index) => ({ ...mark, look: marks[index]?.level ?? ('low' as const) })),
    ...uncovered(facts, marks).map(({ from, to, fact }) => ({ ...toFactTextMark(fact), from, to, look: fact.verdict })),
  ].sort((one, other) => one.from - other.from);
  return cutAtMarks(text, drawn).map((piece) => ({
    ...piece,
    look: piece.mark === undefined ? undefined : drawn[piece.mark]?.look,
  }));
}

/** Every part with something to look at: where it stands, its words marked, and what may stand there instead. */
export function FindingList({ findings, onPart }: FindingListProps) {
  const t = useT();
  const [shown, setShown] = useState<Shown>('all');
  const [most, setMost] = useState(step);
  const marked = gravestFirst(
    findings.filter((finding) => {
      const levels = levelsOf(finding);
      return shown === 'all' ? levels.length > 0 : levels.includes(shown);
    }),
    (finding) => worstLevel(levelsOf(finding).map((level) => ({ level }))),
  );
  if (findings.every((finding) => levelsOf(finding).length === 0))
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
        {marked.slice(0, most).map(({ part, marks, facts = none }) => (
          <Flex key={part.id} component="li" vertical gap={8} className={styles.finding}>
            <Text type="secondary" size="small" tabular>
              {part.place}
            </Text>
            <p className={styles.words}>
              {piecesOf(part, marks, facts).map((piece) =>
                piece.look === undefined ? (
                  <span key={piece.from}>{piece.text}</span>
                ) : (
                  <mark key={piece.from} className={styles[piece.look]}>
                    {piece.text}
                  </mark>
                ),
              )}
            </p>
            <MarkList text={part.text} marks={marks} onReplace={(text) => onPart({ ...part, text })} />
            <FactList text={part.text} onChange={(text) => onPart({ ...part, text })} />
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
