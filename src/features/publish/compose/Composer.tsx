import { Drawer, Grid, Skeleton } from 'antd';
import { Suspense } from 'react';
import { lazyPart } from '@/components/lazyPart';
import { useT } from '@/hooks/useT';
import type { PublishItem } from '@/services/publish/schema';
import styles from './composer.module.css';

export interface ComposerProps {
  readonly open: boolean;
  /** Finished videos to publish; none = they are chosen inside. */
  readonly videoIds?: readonly string[] | undefined;
  /** A post that is there already, to be changed. */
  readonly postId?: string | undefined;
  /** When it should go out: a day (`YYYY-MM-DD`) or a moment (ISO 8601). */
  readonly day?: string | undefined;
  /** What the videos were made for: its account is chosen at first. */
  readonly platform?: string | undefined;
  /** Also called when the composer closes itself after sending. */
  readonly onClose: () => void;
  /** The posts as the server has them now; called again, with what stayed, when the act is taken back. */
  readonly onDone: (items: readonly PublishItem[]) => void;
  /** The page around tells what was done and takes it back itself. */
  readonly isTold?: boolean;
}

const none: readonly string[] = [];
/** Pickers, previews and rules come when someone writes: the pages around stay light. */
const ComposerLoader = lazyPart(() => import('./ComposerLoader'));

/** Writes posts: what goes where, when, with which words. What is typed stays until it is sent. */
export function Composer({ open, videoIds = none, postId, ...rest }: ComposerProps) {
  const t = useT();
  const isNarrow = Grid.useBreakpoint().lg === false;
  return (
    <Drawer
      open={open}
      size={isNarrow ? '100%' : 'min(1320px, 96vw)'}
      title={t(postId ? 'composer.editTitle' : 'composer.title')}
      onClose={rest.onClose}
      destroyOnHidden
      styles={{ body: { padding: 0 } }}
    >
      {open && (
        <Suspense
          fallback={
            <div className={styles.loading}>
              <Skeleton active paragraph={{ rows: 10 }} />
            </div>
          }
        >
          <ComposerLoader key={postId ?? videoIds.join()} videoIds={videoIds} postId={postId} {...rest} />
        </Suspense>
      )}
    </Drawer>
  );
}
