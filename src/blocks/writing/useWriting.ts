import { useEffect, useState, useSyncExternalStore } from 'react';
import { createWriting, type Writing, type WritingState } from '@/lib/stream/writing';

type UsedWriting = WritingState & Pick<Writing, 'start' | 'stop' | 'retry' | 'goOn' | 'reset'>;

/** A stream of its own for a component; told at most once a frame, given up when the component goes. */
export function useWriting(): UsedWriting {
  const [writing] = useState(createWriting);
  const state = useSyncExternalStore(writing.subscribe, writing.getState);
  useEffect(() => () => writing.stop(), [writing]);
  const { start, stop, retry, goOn, reset } = writing;
  return { ...state, start, stop, retry, goOn, reset };
}
