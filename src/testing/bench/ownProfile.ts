import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { chromiumArgs, findChromium } from '../e2e/chromium';

/**
 * Opens an address in a browser with a profile on the disk, as people have it. The contexts that the other benches share
 * are private ones: they keep the files that a page writes in memory, which says nothing about the page's own.
 *
 * @param work Gets the page when it is ready, and what its processes hold, in megabytes.
 */
export async function inOwnProfile<T>(
  address: string,
  work: (page: Page, memory: () => number) => Promise<T>,
): Promise<T> {
  const profile = mkdtempSync(join(tmpdir(), 'profile-'));
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: findChromium(),
    args: chromiumArgs,
    headless: true,
  });
  try {
    const page = await context.newPage();
    await page.goto(address);
    await page.waitForSelector('[data-ready="true"]');
    return await work(page, () => rendererMegabytes(basename(profile)));
  } finally {
    await context.close();
    rmSync(profile, { recursive: true, force: true });
  }
}

/** Resident memory of the pages of a profile, without what is shared with files on the disk. */
function rendererMegabytes(profile: string): number {
  let kilobytes = 0;
  for (const pid of readdirSync('/proc')) {
    if (!/^\d+$/.test(pid)) continue;
    try {
      const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8');
      if (!command.includes('--type=renderer') || !command.includes(profile)) continue;
      kilobytes += Number(/RssAnon:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0);
    } catch {
      // It ended in the meantime.
    }
  }
  return kilobytes / 1024;
}
