import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { closingOf, type Tally } from './reporter';
import { build, harnessBuild } from './server';

const folder = join(__dirname, 'journeys');
const tallyFile = join('.cache', 'e2e', 'tally.json');

/**
 * `npm run e2e -- [names] [--only=words of a title] [--keep-build] [--update-golden]`: journeys in a real browser on the
 * production build, by Playwright. First those that can share the processor, then those that need it alone.
 */
function main(): void {
  const args = process.argv.slice(2);
  const names = args.filter((arg) => !arg.startsWith('--'));
  const only = args.find((arg) => arg.startsWith('--only='))?.slice('--only='.length);
  refuseUnknown(names);
  const buildStarted = Date.now();
  build(args.includes('--keep-build'), harnessBuild.env, harnessBuild.outputPath);
  const buildSeconds = (Date.now() - buildStarted) / 1000;
  const given = [
    ...names.map((name) => `journeys/${name}(/|\\.ts$)`),
    ...(only ? ['--grep', only.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')] : []),
  ];
  const env: Record<string, string> = args.includes('--update-golden') ? { E2E_UPDATE_GOLDEN: 'on' } : {};
  const shared = play(['shared', 'whole'], given, env);
  const alone = play(['alone'], given, env);
  const closing: Tally = {
    passed: shared.passed + alone.passed,
    failed: shared.failed + alone.failed,
    flaky: [...shared.flaky, ...alone.flaky],
    problems: [...shared.problems, ...alone.problems],
    seconds: { build: buildSeconds, ...addUp(shared.seconds, alone.seconds) },
  };
  console.info(closingOf(closing));
  process.exit(closing.failed > 0 ? 1 : 0);
}

/** Runs projects of the configuration. @returns what the reporter counted */
function play(projects: readonly string[], args: readonly string[], env: Readonly<Record<string, string>>): Tally {
  rmSync(tallyFile, { force: true });
  const { status } = spawnSync(
    join('node_modules', '.bin', 'playwright'),
    [
      ...['test', '--config', join(__dirname, 'playwright.config.ts'), '--pass-with-no-tests'],
      ...projects.map((project) => `--project=${project}`),
      ...args,
    ],
    { stdio: 'inherit', env: { ...process.env, ...env, E2E_TALLY: tallyFile } },
  );
  if (existsSync(tallyFile)) {
    const tally = JSON.parse(readFileSync(tallyFile, 'utf8')) as Tally;
    if (status === 0 || tally.failed > 0) return tally;
  }
  const problem = `✕ playwright ended with status ${status} (${projects.join(', ')})`;
  return { passed: 0, failed: 1, flaky: [], problems: [problem], seconds: {} };
}

function addUp(first: Tally['seconds'], second: Tally['seconds']): Tally['seconds'] {
  const sum: Record<string, number> = { ...first };
  for (const [journey, seconds] of Object.entries(second)) sum[journey] = (sum[journey] ?? 0) + seconds;
  return sum;
}

function refuseUnknown(names: readonly string[]): void {
  const isKnown = (name: string): boolean => existsSync(join(folder, name)) || existsSync(join(folder, `${name}.ts`));
  const unknown = names.filter((name) => !isKnown(name));
  if (unknown.length === 0) return;
  const known = readdirSync(folder).map((file) => file.replace(/\.ts$/, ''));
  throw new Error(`No journey ${unknown.join(', ')}; there are ${known.join(', ')}`);
}

main();
