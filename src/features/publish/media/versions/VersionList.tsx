import { Button, Checkbox, Flex, Space } from 'antd';
import { useState } from 'react';
import { useDates } from '@/blocks/publishing';
import { Thumb } from '@/components/Thumb';
import { ToneTag } from '@/components/ToneTag';
import { Text } from '@/components/ui/Text';
import { useCan } from '@/hooks/useCan';
import { useRecordActions } from '@/hooks/useRecordActions';
import { useT } from '@/hooks/useT';
import { videoApi } from '@/services/video/api';
import type { Video, VideoDetail } from '@/services/video/schema';
import { formatDuration } from '@/utils/formatDuration';
import { formatSize } from '@/utils/formatSize';
import styles from '../media.module.css';
import { UploadButton } from '../upload/UploadButton';
import { CompareDialog } from './CompareDialog';
import { VersionNote } from './VersionNote';

interface Props {
  readonly video: VideoDetail;
  readonly onOpen: (id: string) => void;
  readonly onChanged: () => void;
}

/** The versions of a video: which counts, what each is about, two of them side by side. */
export function VersionList({ video, onOpen, onChanged }: Props) {
  const t = useT();
  const can = useCan();
  const actions = useRecordActions();
  const dates = useDates();
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [isComparing, setComparing] = useState(false);
  const canSave = can('video.save') && video.status !== -1;
  const run = async (call: Parameters<typeof actions.save>[0]) => {
    if (await actions.save(call, { isNew: false })) onChanged();
  };
  const choose = ({ id }: Video) =>
    setChosen((ids) => (ids.includes(id) ? ids.filter((each) => each !== id) : [...ids, id].slice(-2)));
  const pair = video.video.filter(({ id }) => chosen.includes(id));
  const [after, before] = pair;
  return (
    <Flex vertical gap={16}>
      <Space wrap>
        {canSave && <UploadButton versionOf={video.id} onUploaded={onChanged} />}
        {video.video.length > 1 && (
          <Button disabled={pair.length !== 2} onClick={() => setComparing(true)}>
            {t('video.compare')}
          </Button>
        )}
        {video.video.length > 1 && (
          <Text type="secondary" size="small">
            {t('video.compareHint')}
          </Text>
        )}
      </Space>
      <Flex component="ul" vertical gap={8}>
        {video.video.map((each) => (
          <Flex
            key={each.id}
            component="li"
            gap={12}
            align="center"
            wrap
            className={styles.version}
            aria-current={each.id === video.id || undefined}
          >
            {video.video.length > 1 && (
              <Checkbox
                checked={chosen.includes(each.id)}
                aria-label={t('video.compareWith', { n: each.version })}
                onChange={() => choose(each)}
              />
            )}
            <Thumb src={each.cover} ratio={3 / 4} width={48} />
            <div className={styles.grow}>
              <Flex gap={8} align="center" wrap>
                <b>{t('video.versionShort', { n: each.version })}</b>
                {each.is_current && <ToneTag tone="good">{t('video.current')}</ToneTag>}
                <Text type="secondary" size="small">
                  {dates.moment(each.created_at)} · {each.author.name}
                </Text>
              </Flex>
              <Text type="secondary" size="small">
                {formatDuration(each.duration)} · {each.width}×{each.height} · {formatSize(each.size)} ·{' '}
                {t('video.postsShort', { count: each.posts })}
              </Text>
              <VersionNote video={each} canSave={canSave} onChanged={onChanged} />
            </div>
            <Space>
              {each.id !== video.id && (
                <Button size="small" onClick={() => onOpen(each.id)}>
                  {t('video.open')}
                </Button>
              )}
              {canSave && !each.is_current && (
                <Button size="small" onClick={() => void run((options) => videoApi.current({ id: each.id }, options))}>
                  {t('video.makeCurrent')}
                </Button>
              )}
              {canSave && video.video.length > 1 && (
                <Button
                  size="small"
                  type="link"
                  onClick={() => void run((options) => videoApi.unstack({ id: each.id }, options))}
                >
                  {t('video.unstack')}
                </Button>
              )}
            </Space>
          </Flex>
        ))}
      </Flex>
      {isComparing && before && after && (
        <CompareDialog beforeId={before.id} afterId={after.id} onClose={() => setComparing(false)} />
      )}
    </Flex>
  );
}
