/** Busy pages still get their tiles, a few a second; milliseconds. */
const PATIENCE = 250;

/** Resolves when the page has nothing more urgent to do. */
export const whenIdle = (): Promise<void> =>
  new Promise((resolve) => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(() => resolve(), { timeout: PATIENCE });
    else setTimeout(resolve, 16);
  });
