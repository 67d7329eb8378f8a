import { resolve } from 'node:path';
import { defineConfig, type PlaywrightTestProject } from '@playwright/test';
import { type BuildName, harnessJourneys } from './builds';
import { chromiumArgs, findChromium } from './chromium';
import { slowness } from './stage';

interface WorkerOptions {
  build: BuildName;
}

const harness = `**/{${harnessJourneys.join(',')}}.ts`;

const projects: readonly PlaywrightTestProject<object, WorkerOptions>[] = [
  { name: 'product', testIgnore: harness },
  { name: 'harness', testMatch: harness, grepInvert: /@alone/, use: { build: 'bench' } },
  // They listen to time itself (sound against image, dropped frames): nothing runs beside them.
  { name: 'alone', testMatch: harness, grep: /@alone/, workers: 1, use: { build: 'bench' } },
];

/** Journeys in a real browser on the production build. `npm run e2e` makes the builds, then runs Playwright with this. */
export default defineConfig<object, WorkerOptions>({
  testDir: 'journeys',
  testMatch: '**/*.ts',
  fullyParallel: true,
  // Journeys wait more than they work: two share the processor well.
  workers: 2,
  // What fails twice is broken; what fails once is counted and named as flaky.
  retries: 1,
  timeout: 240_000 * slowness,
  reporter: './reporter.ts',
  use: {
    launchOptions: { executablePath: findChromium(), args: [...chromiumArgs] },
    actionTimeout: 30_000,
    navigationTimeout: 30_000,
    // Images of the failed pages are taken by the stage.
    trace: { mode: 'retain-on-failure', screenshots: false, sources: false },
  },
  // A folder each: a run empties those of its own projects only.
  projects: projects.map((project) => ({ ...project, outputDir: resolve('.cache', 'e2e', project.name ?? '') })),
});
