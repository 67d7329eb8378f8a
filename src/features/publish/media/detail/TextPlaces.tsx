import { Button, Flex, Popover, Switch, Tag } from 'antd';
import { useMemo, useState } from 'react';
import { MarkCard, useOwnWords } from '@/blocks/compliance';
import { clockOf } from '@/blocks/strips';
import { cutAtMarks } from '@/components/marked-text/cutAtMarks';
import { Text } from '@/components/ui/Text';
import { checkText, gravestFirst, type Mark, worstLevel } from '@/domain/compliance';
import { useT } from '@/hooks/useT';
import type { VideoDetail } from '@/services/video/schema';
import { TextTag } from '../list/TextTag';
import styles from '../media.module.css';

interface Props {
  readonly video: VideoDetail;
  readonly onSeek: (seconds: number) => void;
}

const colors = { high: 'error', mid: 'warning', low: 'processing' } as const;

/** What is said in the video, with the words that the ad law or the merchant objects to at their places. */
export function TextPlaces({ video, onSeek }: Props) {
  const t = useT();
  const own = useOwnWords();
  const [isAll, setAll] = useState(false);
  const lines = useMemo(
    () =>
      [{ at: -1, text: video.title }, ...video.texts].map(({ at, text }, index) => ({
        key: `${index}`,
        at,
        text,
        marks: checkText(text, own ? { own } : {}),
      })),
    [video.title, video.texts, own],
  );
  // The whole text reads in its own order; what is wrong with it begins with the gravest.
  const shown = isAll
    ? lines
    : gravestFirst(
        lines.filter(({ marks }) => marks.length > 0),
        ({ marks }) => worstLevel(marks),
      );
  return (
    <section aria-label={t('video.text')}>
      <Flex component="header" gap={8} align="center" wrap className={styles.partHead}>
        <Text component="h3" size="medium" strong className={styles.subhead}>
          {t('video.text')}
        </Text>
        <TextTag video={video} />
        {video.texts.length > 0 && (
          <Flex component="span" gap={8} align="center" style={{ marginInlineStart: 'auto' }}>
            <Switch size="small" checked={isAll} aria-label={t('video.textAll')} onChange={setAll} />
            <Text type="secondary" size="small">
              {t('video.textAll')}
            </Text>
          </Flex>
        )}
      </Flex>
      {video.texts.length === 0 && (
        <Text component="p" type="secondary" size="small">
          {t('video.textUnknown')}
        </Text>
      )}
      {video.texts.length > 0 && shown.length === 0 && (
        <Text component="p" type="secondary" size="small">
          {t('video.textClean', { count: video.texts.length })}
        </Text>
      )}
      <Flex component="ul" vertical gap={4} className={styles.lines}>
        {shown.map(({ key, at, text, marks }) => (
          <Flex key={key} component="li" gap={8} align="baseline">
            {at < 0 ? (
              <span className={styles.lineAt}>{t('publish.postTitle')}</span>
            ) : (
              <Button type="link" size="small" className={styles.lineAt} onClick={() => onSeek(at)}>
                {clockOf(at)}
              </Button>
            )}
            <span>
              {cutAtMarks(text, marks).map(({ from, text: piece, mark: at }) => {
                const mark = at === undefined ? undefined : marks[at];
                return mark ? <Marked key={from} text={piece} mark={mark} /> : <span key={from}>{piece}</span>;
              })}
            </span>
          </Flex>
        ))}
      </Flex>
      {video.marks.high + video.marks.mid > 0 && (
        <Text component="p" type="secondary" size="small">
          {t('video.textAdvice')}
        </Text>
      )}
    </section>
  );
}

function Marked({ text, mark }: { readonly text: string; readonly mark: Mark }) {
  return (
    <Popover trigger={['hover', 'focus', 'click']} content={<MarkCard mark={mark} />}>
      <button type="button" className={styles.marked}>
        <Tag color={colors[mark.level]}>{text}</Tag>
      </button>
    </Popover>
  );
}
