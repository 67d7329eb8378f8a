import { Button, Checkbox, Space } from 'antd';
import { useState } from 'react';
import { useDates } from '@/blocks/publishing';
import { Thumb } from '@/components/thumb/Thumb';
import { ToneTag } from '@/components/tone-tag/ToneTag';
import { useActs } from '@/hooks/useActs';
import { useCan } from '@/hooks/useCan';
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

/** The versions of a film: which counts, what each is about, two of them side by side. */
export function VersionList({ video, onOpen, onChanged }: Props) {
  const t = useT();
  const can = useCan();
  const acts = useActs();
  const dates = useDates();
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [isComparing, setComparing] = useState(false);
  const canSave = can('video.save') && video.status !== -1;
  const run = async (call: Parameters<typeof acts.save>[0]) => {
    if (await acts.save(call, { isNew: false })) onChanged();
  };
  const choose = ({ id }: Video) =>
    setChosen((ids) => (ids.includes(id) ? ids.filter((each) => each !== id) : [...ids, id].slice(-2)));
  const pair = video.film.filter(({ id }) => chosen.includes(id));
  const [after, before] = pair;
  return (
    <div className={styles.stack}>
      <Space wrap>
        {canSave && <UploadButton versionOf={video.id} onUploaded={onChanged} />}
        {video.film.length > 1 && (
          <Button disabled={pair.length !== 2} onClick={() => setComparing(true)}>
            {t('film.compare')}
          </Button>
        )}
        {video.film.length > 1 && <span className={styles.soft}>{t('film.compareHint')}</span>}
      </Space>
      <ul className={styles.versionList}>
        {video.film.map((each) => (
          <li key={each.id} className={styles.version} aria-current={each.id === video.id || undefined}>
            {video.film.length > 1 && (
              <Checkbox
                checked={chosen.includes(each.id)}
                aria-label={t('film.compareWith', { n: each.version })}
                onChange={() => choose(each)}
              />
            )}
            <Thumb src={each.cover} ratio={3 / 4} width={48} />
            <div className={styles.grow}>
              <div className={styles.versionHead}>
                <b>{t('film.versionShort', { n: each.version })}</b>
                {each.is_current && <ToneTag tone="good">{t('film.current')}</ToneTag>}
                <span className={styles.soft}>
                  {dates.moment(each.created_at)} · {each.author.name}
                </span>
              </div>
              <span className={styles.soft}>
                {formatDuration(each.duration)} · {each.width}×{each.height} · {formatSize(each.size)} ·{' '}
                {t('film.postsShort', { count: each.posts })}
              </span>
              <VersionNote video={each} canSave={canSave} onChanged={onChanged} />
            </div>
            <Space>
              {each.id !== video.id && (
                <Button size="small" onClick={() => onOpen(each.id)}>
                  {t('film.open')}
                </Button>
              )}
              {canSave && !each.is_current && (
                <Button size="small" onClick={() => void run((options) => videoApi.current({ id: each.id }, options))}>
                  {t('film.makeCurrent')}
                </Button>
              )}
              {canSave && video.film.length > 1 && (
                <Button
                  size="small"
                  type="link"
                  onClick={() => void run((options) => videoApi.unstack({ id: each.id }, options))}
                >
                  {t('film.unstack')}
                </Button>
              )}
            </Space>
          </li>
        ))}
      </ul>
      {isComparing && before && after && (
        <CompareDialog beforeId={before.id} afterId={after.id} onClose={() => setComparing(false)} />
      )}
    </div>
  );
}
