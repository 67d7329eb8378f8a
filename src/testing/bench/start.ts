import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { freePort } from '../e2e/server';
import type { Bench } from './bench';

/** `npm start` until the login page shows its form, with the cache of an earlier start. */
async function firstPage(browser: Parameters<Bench['run']>[0]['browser']): Promise<number> {
  const port = await freePort();
  const started = Date.now();
  const child = spawn(join('node_modules', '.bin', 'max'), ['dev'], {
    detached: true,
    stdio: 'ignore',
    env: { ...process.env, PORT: String(port), BROWSER: 'none' },
  });
  try {
    const page = await browser.newPage();
    const deadline = started + 180_000;
    while (Date.now() < deadline) {
      const shown = await page
        .goto(`http://localhost:${port}/login`, { timeout: 60_000 })
        .then(() => page.waitForSelector('form', { timeout: 20_000 }))
        .then(
          () => true,
          () => false,
        );
      if (shown) break;
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
    await page.close();
    return Date.now() - started;
  } finally {
    if (child.pid) process.kill(-child.pid, 'SIGTERM');
  }
}

export const start: Bench = {
  name: 'start',
  async run({ browser }) {
    await firstPage(browser); // warms the bundler's cache
    return { startMs: await firstPage(browser) };
  },
  budgets: { startMs: { most: 15_000 } },
};
