import { useSyncExternalStore } from 'react';
import { type LocalTask, localTasks } from '@/lib/localTasks';

/** The long jobs of this browser, newest first. */
export function useLocalTasks(): readonly LocalTask[] {
  return useSyncExternalStore(localTasks.subscribe, localTasks.all);
}
