import { Alert, Button, Flex } from 'antd';
import { useDates } from '@/blocks/publishing';
import { Thumb } from '@/components/Thumb';
import { GridLayout } from '@/components/ui/GridLayout';
import { Text } from '@/components/ui/Text';
import { type MessageId, useT } from '@/hooks/useT';
import type { PublishItem } from '@/services/publish/schema';
import { type Difference, differences, takeTheirs } from '../model';
import { useComposer } from '../useComposer';
import styles from './sending.module.css';

interface Props {
  readonly theirs: PublishItem;
  /** The other version has been looked at: saving again goes on from it. */
  readonly onSettled: () => void;
}

const names: Readonly<Record<Exclude<Difference['field'], 'fields'>, MessageId>> = {
  title: 'publish.postTitle',
  description: 'publish.description',
  topics: 'publish.topics',
  cover: 'composer.cover',
  ai_declared: 'publish.aiDeclared',
  publish_at: 'publish.time',
};

/** Two members have changed the same post: both texts side by side, nothing of one's own is lost. */
export function ConflictPanel({ theirs: stored, onSettled }: Props) {
  const t = useT();
  const composer = useComposer();
  const dates = useDates();
  const {
    content: { draft, changeDraft },
    videos: { find: videoOf },
  } = useComposer();
  if (!draft) return null;
  // The video's own cover is no choice of anybody.
  const theirs = stored.cover === videoOf(stored.video_id)?.cover ? { ...stored, cover: '' } : stored;
  const found = differences(draft, theirs.account_id, theirs);
  const shown = ({ field, platformField }: Difference, value: string) => {
    if (field === 'ai_declared' || platformField?.kind === 'switch') return t(value ? 'composer.on' : 'composer.off');
    if (value === '') return t('composer.empty');
    const option = platformField?.options?.find((one) => one.value === value);
    if (option) return 'labelId' in option ? t(option.labelId) : option.label;
    return field === 'publish_at' ? dates.moment(value) : value;
  };
  const nameOf = ({ field, platformField }: Difference) => {
    if (field !== 'fields') return t(names[field]);
    return platformField ? t(platformField.labelId) : '';
  };
  return (
    <Flex component="section" vertical gap={12} aria-label={t('composer.conflict')}>
      <Alert
        type="warning"
        showIcon
        title={t('composer.conflict')}
        description={t(found.length === 0 ? 'composer.conflictNone' : 'composer.conflictHint')}
        action={
          <Button
            onClick={() => {
              composer.content.setPost(stored);
              onSettled();
            }}
          >
            {t('composer.keepMine')}
          </Button>
        }
      />
      {found.map((difference) => (
        <GridLayout
          key={difference.field + (difference.platformField?.id ?? '')}
          columns="repeat(auto-fit, minmax(200px, 1fr))"
          gap="8px 16px"
          className={styles.difference}
        >
          <Text component="h4" size="medium" strong style={{ gridColumn: '1 / -1' }}>
            {nameOf(difference)}
          </Text>
          <div>
            <Text type="secondary" size="small">
              {t('composer.mine')}
            </Text>
            <Version difference={difference} value={difference.mine} text={shown(difference, difference.mine)} />
          </div>
          <div>
            <Text type="secondary" size="small">
              {t('composer.theirs')}
            </Text>
            <Version difference={difference} value={difference.theirs} text={shown(difference, difference.theirs)} />
            <Button size="small" onClick={() => changeDraft((now) => takeTheirs(now, difference, theirs))}>
              {t('composer.takeTheirs', { field: nameOf(difference) })}
            </Button>
          </div>
        </GridLayout>
      ))}
    </Flex>
  );
}

/** One side of a difference; covers are seen, not read. */
function Version({
  difference: { field },
  value,
  text,
}: {
  readonly difference: Difference;
  readonly value: string;
  readonly text: string;
}) {
  if (field === 'cover' && value !== '')
    return (
      <div className={styles.version}>
        <Thumb src={value} ratio={3 / 4} width={72} />
      </div>
    );
  return <p className={styles.version}>{text}</p>;
}
