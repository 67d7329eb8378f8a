import { CheckCircleFilled, CloseCircleFilled, InfoCircleFilled, WarningFilled } from '@ant-design/icons';
import { Flex } from 'antd';
import { RuleBasis } from '@/blocks/compliance';
import { findingText } from '@/blocks/publishing';
import { Text } from '@/components/ui/Text';
import { gravestFirst } from '@/domain/compliance';
import type { PostFinding } from '@/domain/platforms';
import type { Gate } from '@/domain/publishing/gate';
import { useT } from '@/hooks/useT';
import { VideoSentence } from '../compose/findings/VideoSentence';
import styles from './Checks.module.css';
import approvalStyles from './subhead.module.css';

const icons = {
  error: <CloseCircleFilled aria-hidden className={styles.error} />,
  warning: <WarningFilled aria-hidden className={styles.warning} />,
  info: <InfoCircleFilled aria-hidden className={styles.info} />,
} satisfies Record<PostFinding['severity'], unknown>;

interface ChecksProps {
  readonly findings: readonly PostFinding[];
  readonly gate: Gate;
  readonly videoId: string;
}

/** What the platform and the ad law say to the post. */
export function Checks({ findings, gate, videoId }: ChecksProps) {
  const t = useT();
  const isFine = findings.length === 0 && gate.marks.length + gate.facts.length === 0;
  return (
    <section aria-label={t('approval.checks')}>
      <Text component="h3" size="medium" strong className={approvalStyles.subhead}>
        {t('approval.checks')}
      </Text>
      {isFine && (
        <Flex component="p" gap={8} align="flex-start" className={styles.check}>
          <CheckCircleFilled aria-hidden className={styles.fine} />
          <span>{t('approval.checksFine')}</span>
        </Flex>
      )}
      <Flex component="ul" vertical gap={8}>
        {findings.map((finding) => (
          <Flex
            key={`${finding.code}-${finding.field}`}
            component="li"
            gap={8}
            align="flex-start"
            className={styles.check}
          >
            {icons[finding.severity]}
            <span>{findingText(finding, t)}</span>
          </Flex>
        ))}
        {gravestFirst(gate.marks, ({ mark }) => mark.level).map((found) => (
          <Flex
            key={`${found.field}-${found.index}-${found.mark.from}`}
            component="li"
            gap={8}
            align="flex-start"
            className={styles.check}
          >
            {found.isBlocking ? icons.error : icons.warning}
            <span>
              {t('approval.word', { word: found.written, reason: found.mark.reason })}
              {found.sentence && <VideoSentence videoId={videoId} sentence={found.sentence} />}
              {found.isBlocking && (
                <Text component="b" strong style={{ marginInlineStart: 8 }}>
                  {t('approval.wordBlocks')}
                </Text>
              )}
              {found.mark.basis && (
                <Text type="secondary" size="small">
                  {' '}
                  <RuleBasis mark={found.mark} />
                </Text>
              )}
            </span>
          </Flex>
        ))}
        {gate.facts.map(({ field, index, fact, written, isBlocking }) => (
          <Flex
            key={`${field}-${index}-fact-${fact.from}`}
            component="li"
            gap={8}
            align="flex-start"
            className={styles.check}
          >
            {isBlocking ? icons.error : icons.warning}
            <span>
              {t('facts.gate.line', {
                words: written,
                verdict: t(`facts.gate.${fact.verdict === 'contradicted' ? 'contradicted' : 'unsupported'}`),
              })}
              {isBlocking && (
                <Text component="b" strong style={{ marginInlineStart: 8 }}>
                  {t('approval.wordBlocks')}
                </Text>
              )}
              {fact.source && (
                <Text type="secondary" size="small">
                  {' '}
                  {t(`facts.source.${fact.source.field}`, { label: fact.source.label })}
                  {fact.source.text.slice(0, 60)}
                </Text>
              )}
            </span>
          </Flex>
        ))}
      </Flex>
    </section>
  );
}
