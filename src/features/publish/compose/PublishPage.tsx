import { history, useSearchParams } from '@umijs/max';
import { Suspense, useState } from 'react';
import { Opening } from '@/blocks/document';
import { lazyPart } from '@/components/lazyPart';
import styles from './composer.module.css';

const ComposerLoader = lazyPart(() => import('./ComposerLoader'));
const MOST_VIDEOS = 20;

/**
 * The composer as a page of its own: finished videos get cover, words and time for each platform, and can be saved as
 * files. The address names videos (`?video=a,b`) or begins without; what is chosen inside is kept in this browser.
 */
export function PublishPage() {
  const [params] = useSearchParams();
  // Kept: a video that is chosen inside does not begin the page anew.
  const [videoIds] = useState(() => (params.get('video') ?? '').split(',').filter(Boolean).slice(0, MOST_VIDEOS));
  return (
    <div className={styles.page}>
      <Suspense fallback={<Opening />}>
        <ComposerLoader
          videoIds={videoIds}
          day={params.get('day') ?? undefined}
          platform={params.get('platform') ?? undefined}
          onClose={() => history.push('/publish/media')}
          onDone={() => history.push('/publish/calendar')}
        />
      </Suspense>
    </div>
  );
}
