import type { Action } from '@/engine/edit/actions';
import { expandSelection, nudge, trimEndTo, trimStartTo } from '@/engine/edit/commands';
import type { MessageId } from '@/hooks/useT';
import type { EditorParts } from '../../EditorContext';
import type { TreeItem } from './treeItems';

const PAGE = 10;

/** The item that a key leads to from another; undefined when it is not a key to go by. */
export function steppedTo(items: readonly TreeItem[], index: number, key: string): number | undefined {
  const last = items.length - 1;
  const item = items[index];
  switch (key) {
    case 'ArrowDown':
      return Math.min(last, index + 1);
    case 'ArrowUp':
      return Math.max(0, index - 1);
    case 'PageDown':
      return Math.min(last, index + PAGE);
    case 'PageUp':
      return Math.max(0, index - PAGE);
    case 'Home':
      return 0;
    case 'End':
      return last;
    case 'ArrowLeft':
      return item?.type === 'clip' ? items.findLastIndex(({ id }, at) => at < index && id === item.meta.id) : index;
    case 'ArrowRight':
      return item?.type === 'track' && item.count > 0 ? index + 1 : index;
    default:
      return undefined;
  }
}

interface KeyLike {
  readonly key: string;
  readonly altKey: boolean;
  readonly shiftKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
}

const FAST = 10;

/**
 * What the keyboard does to the chosen clips without a drag: Alt and an arrow moves them by a frame (with Shift by ten),
 * the brackets bring an end to the playhead.
 *
 * @returns Whether the key meant something here.
 */
export function editByKey({ store, player }: EditorParts, event: KeyLike): boolean {
  const { history, selection, isRipple } = store.getState();
  const step = edit();
  if (!step) return false;
  if (step.action) store.act(step.action, { label: step.label });
  return true;

  function edit(): { readonly action: Action | undefined; readonly label: MessageId } | undefined {
    const { present } = history;
    const chosen = expandSelection(present, selection);
    const { time } = player.state();
    if (event.altKey && (event.key === 'ArrowLeft' || event.key === 'ArrowRight')) {
      const frames = (event.key === 'ArrowLeft' ? -1 : 1) * (event.shiftKey ? FAST : 1);
      return { action: nudge(present, chosen, frames), label: 'timeline.step.moveClips' };
    }
    if (event.ctrlKey || event.metaKey || event.altKey) return undefined;
    if (event.key === '[')
      return { action: trimStartTo(present, chosen, time, { ripple: isRipple }), label: 'timeline.step.trimClip' };
    if (event.key === ']')
      return { action: trimEndTo(present, chosen, time, { ripple: isRipple }), label: 'timeline.step.trimClip' };
    return undefined;
  }
}
