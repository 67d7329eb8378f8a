import type { Page } from '@playwright/test';
import type { HarnessApi } from '../../harness/Harness';
import type { Stage } from '../stage';

/**
 * The harness page of the `bench` build, ready to be called.
 *
 * @param prepare What is done on a plain page of the same origin first.
 */
export async function openHarness(stage: Stage, prepare?: (page: Page) => Promise<unknown>): Promise<Page> {
  const page = await stage.open('/favicon.svg');
  await prepare?.(page);
  await page.goto(`${stage.preview.origin}/harness`);
  await page.waitForSelector('[data-ready="true"]');
  return page;
}

/** Calls the harness in the page; what it throws is thrown here. */
export async function callHarness<Name extends keyof HarnessApi>(
  page: Page,
  name: Name,
  ...args: Parameters<HarnessApi[Name]>
): Promise<Awaited<ReturnType<HarnessApi[Name]>>> {
  const result = await page.evaluate(
    ({ name, args }) => {
      const { harness } = window;
      if (!harness) throw new Error('harness is missing');
      return (harness[name] as (...values: unknown[]) => unknown)(...args);
    },
    { name, args: args as unknown[] },
  );
  return result as Awaited<ReturnType<HarnessApi[Name]>>;
}
