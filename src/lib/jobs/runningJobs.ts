let count = 0;

/**
 * Whether this tab has a job under way. Apart from the store, so that the code of the first page can ask without
 * loading the store's library.
 */
export const hasRunningJobs = (): boolean => count > 0;

/** For the store alone. */
export function setRunningJobs(running: number): void {
  count = running;
}
