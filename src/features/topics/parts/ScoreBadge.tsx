import { Flex, Popover } from 'antd';
import { Text } from '@/components/ui/Text';
import { type Translate, useT } from '@/hooks/useT';
import type { Topic } from '@/services/topic/schema';
import styles from './ScoreBadge.module.css';

type Part = Topic['score']['parts'][number];

/** How promising a topic is; opened, what speaks for and against it. */
export function ScoreBadge({ score }: { readonly score: Topic['score'] }) {
  const t = useT();
  return (
    <Popover trigger={['hover', 'focus', 'click']} content={<ScoreReasons score={score} />}>
      <button type="button" className={styles.score} aria-label={t('topic.scoreOf', { score: score.total })}>
        <span aria-hidden style={{ '--part': `${score.total}%` } as object} className={styles.ring}>
          <span>{score.total}</span>
        </span>
      </button>
    </Popover>
  );
}

/** Each part of the score with its points and the reason in words. */
export function ScoreReasons({ score }: { readonly score: Topic['score'] }) {
  const t = useT();
  return (
    <Flex component="ul" vertical gap={12} style={{ inlineSize: 280, maxInlineSize: 'min(100%, 70vw)' }}>
      {score.parts.map((part) => (
        <li key={part.part}>
          <Flex component="span" justify="space-between">
            <span>{t(`topic.score.${part.part}`)}</span>
            <Text type="secondary" size="small">
              {part.points}/{part.max}
            </Text>
          </Flex>
          <span className={styles.meter} aria-hidden>
            <span style={{ inlineSize: `${(part.points / part.max) * 100}%` }} />
          </span>
          <Text type="secondary" size="small">
            {why(part, t)}
          </Text>
        </li>
      ))}
    </Flex>
  );
}

function why({ reason, words, count }: Part, t: Translate): string {
  if (reason !== 'hookCues') return t(`topic.why.${reason}`, { words, count });
  const cues = words.split(',').flatMap((cue) => (isCue(cue) ? [t(`topic.cue.${cue}`)] : []));
  return t('topic.why.hookCues', { words: cues.join(t('topic.comma')), count });
}

const cueIds = ['number', 'question', 'contrast', 'person', 'scene', 'suspense'] as const;
const isCue = (cue: string): cue is (typeof cueIds)[number] => cueIds.some((id) => id === cue);
