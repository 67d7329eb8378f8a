import { resolve } from 'node:path';
import { defineConfig } from '@playwright/test';
import { chromiumArgs, findChromium, findHeadless } from './chromium';
import { slowness } from './stage';

const launch = (executablePath: string) => ({ use: { launchOptions: { executablePath, args: [...chromiumArgs] } } });
const whole = launch(findChromium());

const projects = [
  // They ask for camera and microphone, or compare letters by the pixel: a browser as users have it.
  { name: 'whole', grep: /@whole/, grepInvert: /@alone/, ...whole },
  { name: 'shared', grepInvert: /@alone|@whole/, ...launch(findHeadless()) },
  // They listen to time itself (sound against image, dropped frames): nothing runs beside them.
  { name: 'alone', grep: /@alone/, workers: 1, ...whole },
];

/** Journeys in a real browser on the production build. `npm run e2e` makes the build, then runs Playwright with this. */
export default defineConfig({
  testDir: 'journeys',
  testMatch: '**/*.ts',
  fullyParallel: true,
  // Journeys wait for answers, timers and animations: with two of them two cores stood idle a fifth of the time.
  workers: 3,
  // What fails twice is broken; what fails once is counted and named as flaky.
  retries: 1,
  timeout: 360_000 * slowness,
  reporter: './reporter.ts',
  use: {
    actionTimeout: 30_000,
    navigationTimeout: 30_000,
    // `max preview` packs every file anew for every page: a twentieth of the processor's time of a whole run.
    extraHTTPHeaders: { 'accept-encoding': 'identity' },
    // Images of the failed pages are taken by the stage. To record every try costs a sixth of the processor's time.
    trace: { mode: 'on-first-retry', screenshots: false, sources: false },
  },
  // A folder each: a run empties those of its own projects only.
  projects: projects.map((project) => ({ ...project, outputDir: resolve('.cache', 'e2e', project.name) })),
});
