/** Looking for caches holds the page up, and nothing waits for them to go. */
const delay = 3000;

/** PWA is off: service workers and caches that an earlier version may have left are removed (brief, point 4). */
export async function dropServiceWorkers(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, delay));
  try {
    const registrations = (await navigator.serviceWorker?.getRegistrations()) ?? [];
    await Promise.all(registrations.map((registration) => registration.unregister()));
    if (!('caches' in window)) return;
    const keys = await caches.keys();
    await Promise.all(keys.map((key) => caches.delete(key)));
  } catch {
    // Not allowed here (private window, plain http): then there is nothing of ours either.
  }
}
