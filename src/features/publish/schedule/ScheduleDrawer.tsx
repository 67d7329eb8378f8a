import { Alert, Button, Drawer, Form, Skeleton } from 'antd';
import dayjs from 'dayjs';
import { useMemo, useState } from 'react';
import { useActs } from '@/hooks/useActs';
import { useT } from '@/hooks/useT';
import { messageOf } from '@/lib/request';
import { publishApi } from '@/services/publish/api';
import type { PublishItem } from '@/services/publish/schema';
import { nextFreeSlot } from './nextFreeSlot';
import { ScheduleForm, type ScheduleValues } from './ScheduleForm';
import styles from './schedule.module.css';
import { scheduleDraft } from './scheduleDraft';
import { type ScheduleData, useScheduleData } from './useScheduleData';

export interface ScheduleDrawerProps {
  /** Undefined = closed. */
  readonly videoId: string | undefined;
  readonly onClose: () => void;
  readonly onScheduled: (items: readonly PublishItem[]) => void;
}

/** Schedules one finished video on one or several accounts. */
export function ScheduleDrawer({ videoId, onClose, onScheduled }: ScheduleDrawerProps) {
  const t = useT();
  const acts = useActs();
  const [form] = Form.useForm<ScheduleValues>();
  const [isSending, setIsSending] = useState(false);
  const { data, error, refresh } = useScheduleData(videoId);
  const shown = data && data.video.id === videoId ? data : undefined;
  const initial = useMemo(() => shown && initialValues(shown), [shown]);
  const chosen = Form.useWatch('account_ids', form);

  const submit = async (values: ScheduleValues) => {
    if (!videoId) return;
    setIsSending(true);
    const { account_ids, override_reason, publish_at, ...texts } = values;
    const post = { ...texts, video_id: videoId, publish_at: publish_at.toISOString() };
    const posts = account_ids.map((account_id) => ({ ...post, account_id }));
    const body = { posts, ...(override_reason ? { override_reason } : {}) };
    const result = await acts.save((options) => publishApi.schedule(body, options), { isNew: true });
    setIsSending(false);
    if (!result) return;
    scheduleDraft.clear(videoId);
    onScheduled(result.list);
  };

  return (
    <Drawer
      open={videoId !== undefined}
      size={640}
      title={t('publish.schedule')}
      onClose={onClose}
      destroyOnHidden
      footer={
        shown &&
        shown.accounts.length > 0 && (
          <div className={styles.foot}>
            <span className={`${styles.soft} ${styles.footNote}`}>{t('publish.draftKept')}</span>
            <Button onClick={onClose}>{t('common.cancel')}</Button>
            <Button type="primary" loading={isSending} onClick={form.submit}>
              {t('publish.scheduleOn', { count: chosen?.length ?? 0 })}
            </Button>
          </div>
        )
      }
    >
      {!shown && !error && <Skeleton active paragraph={{ rows: 10 }} />}
      {!shown && error && (
        <Alert
          type="error"
          showIcon
          title={messageOf(error)}
          action={
            <Button size="small" onClick={refresh}>
              {t('common.retry')}
            </Button>
          }
        />
      )}
      {shown && initial && videoId && (
        <ScheduleForm
          key={videoId}
          form={form}
          data={shown}
          initial={initial}
          onChange={({ override_reason: _, ...texts }) => scheduleDraft.write(videoId, texts)}
          onSubmit={(values) => void submit(values)}
        />
      )}
    </Drawer>
  );
}

function initialValues({ video, planned, accounts }: ScheduleData): ScheduleValues {
  const draft = scheduleDraft.read(video.id);
  const known = accounts.filter((account) => account.state !== 'expired').map((account) => account.id);
  return {
    publish_at: dayjs(nextFreeSlot({ video_id: video.id, accounts: [] }, planned, new Date())),
    title: video.title,
    description: '',
    topics: [],
    ai_declared: true,
    ...draft,
    account_ids: (draft.account_ids ?? []).filter((id) => known.includes(id)),
  };
}
