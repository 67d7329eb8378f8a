import { App, Button, Drawer, Empty, Skeleton, Timeline } from 'antd';
import dayjs from 'dayjs';
import { useState } from 'react';
import { useLoad } from '@/hooks/useLoad';
import { useT } from '@/hooks/useT';
import { messageOf } from '@/lib/request';
import { projectApi } from '@/services/project/api';
import type { ProjectVersion } from '@/services/project/schema';
import { useSession } from './SessionContext';
import styles from './session.module.css';
import { useTakeTheirs } from './useTakeTheirs';

/** The states of the project that the server has kept; any of them can be brought back, as a new save. */
export function VersionsDrawer({ onClose }: { readonly onClose: () => void }) {
  const t = useT();
  const { message } = App.useApp();
  const { sync } = useSession();
  const { show } = useTakeTheirs();
  const [restoring, setRestoring] = useState<number>();
  const id = sync.projectId() ?? '';
  const { data, error, refresh } = useLoad(async () => {
    // What is not saved yet would not be among the versions.
    await sync.flush();
    return projectApi.versions({ id }, { skipErrorHandler: true });
  });
  const list = data?.list;

  const restore = async ({ revision: version }: ProjectVersion): Promise<void> => {
    setRestoring(version);
    try {
      await sync.flush();
      const revision = sync.revision();
      await show(
        await projectApi.versionRestore(
          { id, version, ...(revision === undefined ? {} : { revision }) },
          { skipErrorHandler: true },
        ),
      );
      message.success(t('timeline.versionRestored'));
      onClose();
    } catch (failure) {
      message.error(messageOf(failure));
      refresh();
    } finally {
      setRestoring(undefined);
    }
  };
  return (
    <Drawer open title={t('timeline.versions')} onClose={onClose}>
      <p className={styles.note}>{t('timeline.versionsNote')}</p>
      {!list && !error && <Skeleton active paragraph={{ rows: 6 }} />}
      {error && !list && (
        <Empty description={messageOf(error)}>
          <Button onClick={refresh}>{t('common.retry')}</Button>
        </Empty>
      )}
      {list && (
        <Timeline
          items={list.map((version, index) => ({
            key: version.revision,
            content: (
              <div className={styles.version}>
                <div>
                  <div>{dayjs(version.saved_at).format('MM-DD HH:mm:ss')}</div>
                  <div className={styles.note}>
                    {t('timeline.versionBy', { name: version.by.name, title: version.title })}
                  </div>
                </div>
                {index === 0 ? (
                  <span className={styles.note}>{t('timeline.versionCurrent')}</span>
                ) : (
                  <Button
                    size="small"
                    loading={restoring === version.revision}
                    disabled={restoring !== undefined}
                    onClick={() => void restore(version)}
                  >
                    {t('timeline.versionRestore')}
                  </Button>
                )}
              </div>
            ),
          }))}
        />
      )}
    </Drawer>
  );
}
