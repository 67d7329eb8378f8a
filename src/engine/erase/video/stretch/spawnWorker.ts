/** In a file of its own and loaded by need: outside a bundler the address does not exist. */
export const spawnWorker = (): Worker => new Worker(new URL('./worker.ts', import.meta.url));
