import { canAct } from '@/domain/publishing';
import type { PublishItem } from '@/services/publish/schema';
import type { Exit } from './useComposerSend';

interface Rights {
  readonly canSubmit: boolean;
  readonly canSchedule: boolean;
}

/** The ways out that make sense, the main one first: by rights, and for a post that is there by its state. */
export function exitsOf({ canSubmit, canSchedule }: Rights, post: PublishItem | undefined): Exit[] {
  if (!canSubmit) return [];
  if (!post) return canSchedule ? ['schedule', 'now', 'submit', 'draft'] : ['submit', 'draft'];
  const becomesDraft = !canAct(post.state, 'edit') && canAct(post.state, 'toDraft');
  if (post.state === 'draft' || becomesDraft)
    return canSchedule ? ['schedule', 'now', 'submit', 'save'] : ['submit', 'save'];
  if (post.state === 'rejected') return ['submit', 'save'];
  return ['save'];
}
