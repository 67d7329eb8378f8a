import { basename } from 'node:path';
import { test as base } from '@playwright/test';
import { type BuildName, builds } from './builds';
import { linkServer } from './material/linkServer';
import { type Preview, startPreview } from './server';
import { Stage } from './stage';

/** How the reporter knows what no second try forgives. */
export const noiseHeading = 'the browser’s console was not silent:';

interface TestFixtures {
  readonly stage: Stage;
}

interface WorkerFixtures {
  /** Which build the worker's server shows. */
  readonly build: BuildName;
  readonly preview: Preview;
}

/**
 * The test function of all journeys. A worker has one server; every test begins with that server's first state and with
 * browser profiles of its own, and fails when a console said what it did not expect.
 */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  build: ['product', { option: true, scope: 'worker' }],
  preview: [
    async ({ build }, use) => {
      const { host, deadHost } = linkServer();
      const env = { EXTRACT_ALLOW_HOSTS: `${host},${deadHost}`, EXTRACT_TIMEOUT_MS: '3000' };
      const preview = await startPreview({ env: { ...builds[build].env, ...env } });
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
