import { hasRunningJobs } from '@/lib/jobs/runningJobs';

const key = 'app_reloaded_for';

/**
 * After a deployment the old page asks for code that is gone; a reload mends it. Reloads at most once a path and
 * session, only with a network and never under a running job of this browser.
 * @returns whether the page is about to reload
 */
export function reloadOnce(path: string): boolean {
  try {
    if (!navigator.onLine || hasRunningJobs() || sessionStorage.getItem(key) === path) return false;
    sessionStorage.setItem(key, path);
  } catch {
    // Without session storage there is no guard against a reload loop.
    return false;
  }
  window.location.reload();
  return true;
}
