import { Flex, Select } from 'antd';
import { ComplianceTextArea } from '@/blocks/compliance';
import { Thumb } from '@/components/Thumb';
import { GridLayout } from '@/components/ui/GridLayout';
import { shotOf } from '@/domain/storyboard/planShots';
import { useT } from '@/hooks/useT';
import styles from './urlToVideo.module.css';
import { type Card, chosenMedia, type Video } from './video';
import { videoStore } from './videoStore';

/** A card a sentence: its words and its image, each changed without touching the others. */
export function BoardPart({ video, isLocked }: { video: Video; isLocked: boolean }) {
  const t = useT();
  const media = chosenMedia(video);
  const edit = (id: string, patch: Partial<Card>) =>
    videoStore.change({ cards: video.cards.map((card) => (card.id === id ? { ...card, ...patch } : card)) }, 'board');
  return (
    <GridLayout component="ol" columns="repeat(auto-fill, minmax(280px, 1fr))" gap={12}>
      {video.cards.map(({ id, text, role, shot }, index) => (
        <Flex key={id} component="li" gap={12} className={styles.card}>
          {shot?.kind === 'video' ? (
            <video src={`${shot.url}#t=0.1`} width={72} height={96} muted preload="metadata" />
          ) : (
            <Thumb src={shot?.url ?? ''} width={72} ratio={3 / 4} />
          )}
          <Flex vertical gap={8} align="flex-start" flex={1} className={styles.cardBody}>
            {role && <span className={styles.role}>{role}</span>}
            <ComplianceTextArea
              autoSize
              disabled={isLocked}
              maxLength={300}
              value={text}
              aria-label={t('toolLink.card', { n: index + 1 })}
              onChange={(next) => edit(id, { text: next })}
            />
            <Select
              size="small"
              disabled={isLocked || media.length === 0}
              value={shot ? media.findIndex(({ url }) => url === shot.url) : undefined}
              aria-label={t('toolLink.cardImage', { n: index + 1 })}
              options={media.map((_, at) => ({ value: at, label: t('toolLink.image', { n: at + 1 }) }))}
              onChange={(at: number) => {
                const picked = media[at];
                if (picked) edit(id, { shot: shotOf(picked), isShotFixed: true });
              }}
            />
          </Flex>
        </Flex>
      ))}
    </GridLayout>
  );
}
