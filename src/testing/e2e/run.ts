import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Browser, chromium } from 'playwright-core';
import { chromiumArgs, findChromium } from './chromium';
import { type BuildName, builds, type Journey } from './journey';
import { build, startPreview } from './server';
import { Stage } from './stage';

const folder = join(__dirname, 'journeys');
const shots = join('.cache', 'e2e');
/** Journeys wait more than they work: two share the processor well. */
const lanes = 2;
/** Characters of a problem that are said again at the end. */
const shownOfProblem = 900;

/**
 * `npm run e2e -- [names] [--only=words of a title] [--keep-build] [--update-golden]`: journeys in a real browser on the
 * production build.
 */
async function main(): Promise<void> {
  const args = process.argv.slice(2);
  const names = args.filter((arg) => !arg.startsWith('--'));
  const only = args.find((arg) => arg.startsWith('--only='))?.slice('--only='.length) ?? '';
  const journeys = await load(names);
  for (const name of new Set(journeys.map(({ build: wanted }) => wanted))) make(name, args.includes('--keep-build'));
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArgs, headless: true });
  const tally: Tally = { passed: 0, failed: 0, problems: [] };
  const waiting = journeys.filter(({ isAlone }) => !isAlone);
  const lane = async (): Promise<void> => {
    for (let next = waiting.shift(); next; next = waiting.shift()) await walk(browser, next, only, tally);
  };
  await Promise.all(Array.from({ length: Math.min(lanes, waiting.length) }, lane));
  for (const current of journeys.filter(({ isAlone }) => isAlone)) await walk(browser, current, only, tally);
  await browser.close();
  if (tally.problems.length > 0) console.info(`\n— failed\n${tally.problems.join('\n\n')}`);
  console.info(`\n${tally.passed} passed, ${tally.failed} failed`);
  process.exit(tally.failed > 0 ? 1 : 0);
}

interface Tally {
  passed: number;
  failed: number;
  /** What failed, once more for the end: a reader of a long output begins there. */
  readonly problems: string[];
}

/** All steps of a journey, one after the other, on a server and a state of its own. */
async function walk(browser: Browser, current: Journey, only: string, tally: Tally): Promise<void> {
  const preview = await startPreview({ env: { ...builds[current.build].env, ...current.env } });
  const stage = new Stage(browser, preview, current.name, shots);
  for (const step of current.steps.filter(({ title }) => title.includes(only))) {
    const started = Date.now();
    const first = await attempt(stage, step.run);
    // Once more: what fails twice is broken; what fails once is printed with all that is known, to be looked into.
    if (first) console.info(`△ ${current.name}: ${step.title}: tried again after\n${first}`);
    const problem = first && (await attempt(stage, step.run));
    const seconds = ((Date.now() - started) / 1000).toFixed(1);
    if (problem) {
      tally.failed += 1;
      tally.problems.push(`✕ ${current.name}: ${step.title}\n${problem.slice(0, shownOfProblem)}`);
    } else tally.passed += 1;
    console.info(
      `${problem ? '✕' : '✓'} ${current.name}: ${step.title} (${seconds} s)${problem ? `\n${problem}` : ''}`,
    );
  }
  await preview.close();
}

function make(name: BuildName, isKept: boolean): void {
  const { env, outputPath } = builds[name];
  build(isKept, env, outputPath);
}

async function attempt(stage: Stage, run: (stage: Stage) => Promise<void>): Promise<string | undefined> {
  let problem: string | undefined;
  try {
    await run(stage);
  } catch (error) {
    problem = error instanceof Error ? (error.stack ?? error.message) : String(error);
    problem = [problem, ...(await stage.shootAll())].join('\n');
  }
  const noise = await stage.close();
  await stage.reset().catch(() => undefined);
  if (noise.length > 0) problem = [problem, ...noise].filter(Boolean).join('\n');
  return problem;
}

async function load(names: readonly string[]): Promise<Journey[]> {
  const files = readdirSync(folder).filter((file) => file.endsWith('.ts'));
  const known = files.map((file) => file.replace(/\.ts$/, ''));
  const unknown = names.filter((name) => !known.includes(name));
  if (unknown.length > 0) throw new Error(`No journey ${unknown.join(', ')}; there are ${known.join(', ')}`);
  const chosen = names.length > 0 ? names : known;
  const modules = await Promise.all(chosen.map((name) => import(pathToFileURL(join(folder, `${name}.ts`)).href)));
  return modules.map((module: { default: Journey | { default: Journey } }) =>
    'default' in module.default ? module.default.default : module.default,
  );
}

main().catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
