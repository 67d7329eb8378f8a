import { useState } from 'react';
import { ResourcePage } from '@/components/resource/ResourcePage';
import { Composer } from '../compose';
import { VideoDrawer } from './detail/VideoDrawer';
import { useAskRemove } from './list/useAskRemove';
import { videoResource } from './list/videoResource';
import { useVideoRoute } from './useVideoRoute';

/** Finished videos, with the drawer of one and the composer as the address asks for them. */
export function MediaPage() {
  const route = useVideoRoute();
  const askRemove = useAskRemove();
  const [version, setVersion] = useState(0);
  const refresh = () => setVersion((before) => before + 1);

  return (
    <>
      <ResourcePage resource={videoResource} version={version} askRemove={askRemove} />
      <VideoDrawer videoId={route.videoId} onClose={route.close} onOpen={route.open} onChanged={refresh} />
      <Composer open={route.scheduling.length > 0} videoIds={route.scheduling} onClose={route.close} onDone={refresh} />
    </>
  );
}
