import { history } from '@umijs/max';
import { App, Button } from 'antd';
import { useState } from 'react';
import { ResourcePage } from '@/components/resource/ResourcePage';
import { useT } from '@/hooks/useT';
import type { PublishItem } from '@/services/publish/schema';
import { Composer } from '../compose';
import { VideoDrawer } from './detail/VideoDrawer';
import { useAskRemove } from './list/useAskRemove';
import { videoResource } from './list/videoResource';
import { useVideoRoute } from './useVideoRoute';

/** Finished videos, with the drawer of one and the composer as the address asks for them. */
export function MediaPage() {
  const t = useT();
  const route = useVideoRoute();
  const askRemove = useAskRemove();
  const { modal } = App.useApp();
  const [version, setVersion] = useState(0);
  const refresh = () => setVersion((before) => before + 1);

  const onScheduled = (items: readonly PublishItem[]) => {
    route.close();
    refresh();
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
      <ResourcePage resource={videoResource} version={version} askRemove={askRemove} />
      <VideoDrawer videoId={route.videoId} onClose={route.close} onOpen={route.open} onChanged={refresh} />
      <Composer
        open={route.scheduling.length > 0}
        videoIds={route.scheduling}
        onClose={route.close}
        onDone={onScheduled}
      />
    </>
  );
}
