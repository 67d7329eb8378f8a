import { type KeyboardEvent, useCallback } from 'react';
import { useCommands } from '@/hooks/useCommands';
import { isTyping } from '@/hooks/useHotkeys';
import { useT } from '@/hooks/useT';
import type { VideoClock } from './useVideoClock';

/**
 * Keys of the video: Space, `,` and `.`. Known to the palette; inside of a drawer, where page keys rest, they are heard
 * on the player itself.
 */
export function useReviewKeys(clock: VideoClock, writeComment: () => void) {
  const t = useT();
  const group = t('review.group');
  const enabled = () => clock.duration > 0;
  useCommands([
    {
      id: 'review.play',
      title: t('review.playPause'),
      group,
      shortcut: 'Space',
      enabled,
      run: clock.toggle,
    },
    { id: 'review.frameBack', title: t('review.frameBack'), group, shortcut: ',', enabled, run: () => clock.step(-1) },
    { id: 'review.frameOn', title: t('review.frameOn'), group, shortcut: '.', enabled, run: () => clock.step(1) },
    { id: 'review.write', title: t('review.write'), group, shortcut: 'C', run: writeComment },
  ]);
  return useCallback(
    (event: KeyboardEvent) => {
      if (isTyping(event.target) || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.key !== ',' && event.key !== '.') return;
      event.preventDefault();
      clock.step(event.key === ',' ? -1 : 1);
    },
    [clock],
  );
}
