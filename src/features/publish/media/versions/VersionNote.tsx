import { Button, Input } from 'antd';
import { useState } from 'react';
import { useRecordActions } from '@/hooks/useRecordActions';
import { useT } from '@/hooks/useT';
import { videoApi } from '@/services/video/api';
import type { Video } from '@/services/video/schema';
import styles from './VersionNote.module.css';

interface Props {
  readonly video: Video;
  readonly canSave: boolean;
  readonly onChanged: () => void;
}

const longest = 200;

/** What sets a version apart, in a sentence. */
export function VersionNote({ video, canSave, onChanged }: Props) {
  const t = useT();
  const actions = useRecordActions();
  const [draft, setDraft] = useState<string>();
  const save = async () => {
    const note = draft?.trim() ?? '';
    const saved = await actions.save((options) => videoApi.set({ id: video.id, version_note: note }, options), {
      isNew: false,
    });
    if (!saved) return;
    setDraft(undefined);
    onChanged();
  };
  if (draft === undefined)
    return (
      <div>
        {video.version_note}{' '}
        {canSave && (
          <Button type="link" size="small" className={styles.link} onClick={() => setDraft(video.version_note)}>
            {t(video.version_note ? 'video.noteEdit' : 'video.noteAdd')}
          </Button>
        )}
      </div>
    );
  return (
    <Input.Search
      autoFocus
      size="small"
      value={draft}
      maxLength={longest}
      aria-label={t('video.note')}
      placeholder={t('video.notePlaceholder')}
      enterButton={t('common.save')}
      onChange={(event) => setDraft(event.target.value)}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        // The drawer stays.
        event.stopPropagation();
        setDraft(undefined);
      }}
      onSearch={() => void save()}
    />
  );
}
