import { history } from '@umijs/max';
import { App, Button } from 'antd';
import { useState } from 'react';
import { ResourcePage } from '@/components/resource/ResourcePage';
import { useT } from '@/hooks/useT';
import type { PublishItem } from '@/services/publish/schema';
import { ScheduleDrawer } from '../schedule/ScheduleDrawer';
import { useVideoRoute } from './useVideoRoute';
import { VideoModal } from './VideoModal';
import { videoResource } from './videoResource';

/** Finished videos, with player and schedule drawer as the address asks for them. */
export function MediaPage() {
  const t = useT();
  const route = useVideoRoute();
  const { modal } = App.useApp();
  const [version, setVersion] = useState(0);

  const onScheduled = (items: readonly PublishItem[]) => {
    route.close();
    const first = items[0];
    const done = modal.success({
      title: t('publish.scheduled', { count: items.length }),
      content: t('publish.scheduledText'),
      okText: t('publish.stay'),
      footer: (_, { OkBtn }) => (
        <>
          <OkBtn />
          {first && (
            <Button
              type="primary"
              onClick={() => {
                done.destroy();
                history.push(`/publish/calendar?item=${first.id}`);
              }}
            >
              {t('publish.toCalendar')}
            </Button>
          )}
        </>
      ),
      okButtonProps: { type: 'default' },
    });
  };

  return (
    <>
      <ResourcePage resource={videoResource} version={version} />
      <VideoModal
        videoId={route.isScheduling ? undefined : route.videoId}
        onClose={route.close}
        onSchedule={route.schedule}
        onChanged={() => setVersion((before) => before + 1)}
      />
      <ScheduleDrawer
        videoId={route.isScheduling ? route.videoId : undefined}
        onClose={route.close}
        onScheduled={onScheduled}
      />
    </>
  );
}
