import { basename } from 'node:path';
import { test as base } from '@playwright/test';
import { linkServer } from './material/linkServer';
import { harnessBuild, type Preview, startPreview } from './server';
import { noiseHeading, Stage } from './stage';

interface TestFixtures {
  readonly stage: Stage;
}

interface WorkerFixtures {
  readonly preview: Preview;
}

/**
 * The test function of all journeys. A worker has one server; every test begins with that server's first state and with
 * browser profiles of its own, and fails when a console said what it did not expect.
 */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  preview: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern which fixtures are wanted.
    async ({}, use) => {
      const { host, deadHost } = linkServer();
      const env = { EXTRACT_ALLOW_HOSTS: `${host},${deadHost}`, EXTRACT_TIMEOUT_MS: '3000' };
      const preview = await startPreview({ env: { ...harnessBuild.env, ...env } });
      await use(preview);
      await preview.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  stage: async ({ browser, preview }, use, info) => {
    const stage = new Stage(browser, preview, basename(info.file, '.ts'), '.cache/e2e/shots');
    await stage.reset();
    await use(stage);
    if (info.error || stage.isNoisy()) {
      const [files, texts] = await stage.shootAll(info.outputDir);
      for (const path of files) await info.attach('page', { path, contentType: 'image/png' });
      await info.attach('texts', { body: texts.join('\n\n'), contentType: 'text/plain' });
    }
    const noise = await stage.close();
    if (noise.length > 0) throw new Error([noiseHeading, ...noise].join('\n'));
  },
});
