import type { PublishItem } from '@/services/publish/schema';
import { EditPost } from '../post/EditPost';
import { usePost } from '../post/usePost';
import { ScheduleDrawer } from '../schedule/ScheduleDrawer';

export interface ComposerProps {
  readonly open: boolean;
  /** Finished videos to publish; none = one is chosen inside. */
  readonly videoIds?: readonly string[] | undefined;
  /** A post that is there already, to be changed. */
  readonly postId?: string | undefined;
  /** When it should go out: a day (`YYYY-MM-DD`) or a moment (ISO 8601). */
  readonly day?: string | undefined;
  readonly onClose: () => void;
  /** The posts as the server has them now; the composer has closed itself by `onClose` before. */
  readonly onDone: (items: readonly PublishItem[]) => void;
}

/** Writes posts: what goes where, when, with which words. */
export function Composer({ open, videoIds, postId, onClose, onDone }: ComposerProps) {
  const { post } = usePost(open ? postId : undefined, undefined);
  if (postId !== undefined) {
    if (!post) return null;
    return <EditPost post={post} isOpen={open} onClose={onClose} onSaved={(saved) => onDone([saved])} />;
  }
  return <ScheduleDrawer videoId={open ? videoIds?.[0] : undefined} onClose={onClose} onScheduled={onDone} />;
}
