import { Alert, Button, Drawer, Grid, Skeleton } from 'antd';
import { useT } from '@/hooks/useT';
import { messageOf } from '@/lib/request';
import type { PublishItem } from '@/services/publish/schema';
import { ComposerDesk } from './ComposerDesk';
import styles from './composer.module.css';
import { useComposerData } from './useComposerData';

export interface ComposerProps {
  readonly open: boolean;
  /** Finished videos to publish; none = they are chosen inside. */
  readonly videoIds?: readonly string[] | undefined;
  /** A post that is there already, to be changed. */
  readonly postId?: string | undefined;
  /** When it should go out: a day (`YYYY-MM-DD`) or a moment (ISO 8601). */
  readonly day?: string | undefined;
  /** Also called when the composer closes itself after sending. */
  readonly onClose: () => void;
  /** The posts as the server has them now; called again, with what stayed, when the act is taken back. */
  readonly onDone: (items: readonly PublishItem[]) => void;
}

const none: readonly string[] = [];

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
      {open && <Loaded key={postId ?? videoIds.join()} videoIds={videoIds} postId={postId} {...rest} />}
    </Drawer>
  );
}

type LoadedProps = Omit<ComposerProps, 'open' | 'videoIds'> & { readonly videoIds: readonly string[] };

function Loaded({ videoIds, postId, day, onClose, onDone }: LoadedProps) {
  const t = useT();
  const { data, error, refresh } = useComposerData(videoIds, postId);
  if (!data && !error)
    return (
      <div className={styles.loading}>
        <Skeleton active paragraph={{ rows: 10 }} />
      </div>
    );
  if (!data)
    return (
      <div className={styles.loading}>
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
      </div>
    );
  return <ComposerDesk data={data} videoIds={videoIds} day={day} onClose={onClose} onDone={onDone} />;
}
