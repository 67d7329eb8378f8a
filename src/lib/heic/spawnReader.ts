/** Apart, so that tests that run without a bundler never read the address. */
export const spawnReader = (): Worker => new Worker(new URL('./reader.ts', import.meta.url));
