import { existsSync, readFileSync } from 'node:fs';
import type { Browser } from '@playwright/test';

/**
 * Megabytes of memory that the browser's page and GPU processes hold: script heaps, images, codecs and all. null where
 * the system does not tell (only Linux does).
 */
export async function browserMemory(browser: Browser): Promise<number | null> {
  if (!existsSync('/proc/self/status')) return null;
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  await session.detach();
  const held = processInfo
    .filter(({ type }) => type === 'renderer' || type === 'GPU')
    .map(({ id }) => residentKilobytes(id));
  return held.reduce((sum, value) => sum + value, 0) / 1024;
}

function residentKilobytes(pid: number): number {
  try {
    return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0);
  } catch {
    // It ended in the meantime.
    return 0;
  }
}
