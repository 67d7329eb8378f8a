import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { delimiter, dirname, join, resolve } from 'node:path';

/** `npm test`: all that must pass, cheapest first; how long each stage took; the last line is `N passed, N failed`. */
const report = join('.cache', 'jest.json');
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: { lint: string } };

interface Outcome {
  readonly isOk: boolean;
  readonly output: string;
}

const times: string[] = [];
/** The end of what a failed stage said: repeated at the very end, where nobody has to look for it. */
const failures: string[] = [];
const REPEATED_LINES = 60;
let passed = 0;
let failed = 0;

/** Runs a command line and repeats what it says; commands of the project's packages are found by their names. */
function stage(title: string, command: string): Outcome {
  console.info(`\n— ${title}`);
  const started = Date.now();
  const result = spawnSync(command, {
    shell: true,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    maxBuffer: 256 * 1024 * 1024,
    env: { ...process.env, PATH: [resolve('node_modules', '.bin'), process.env.PATH].join(delimiter) },
  });
  const output = `${result.stdout}${result.stderr}`;
  process.stdout.write(output);
  times.push(`${title} ${duration(Date.now() - started)}`);
  const isOk = result.status === 0;
  if (!isOk) failures.push(`— failed: ${title}\n${output.trimEnd().split('\n').slice(-REPEATED_LINES).join('\n')}`);
  return { isOk, output };
}

function duration(milliseconds: number): string {
  const seconds = Math.round(milliseconds / 1000);
  return seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}

function count(isOk: boolean): void {
  if (isOk) passed += 1;
  else failed += 1;
}

function countUnits(): void {
  // jest writes its report only into a folder that is there: on a fresh clone nothing has made it yet.
  mkdirSync(dirname(report), { recursive: true });
  rmSync(report, { force: true });
  const { isOk } = stage('unit', `jest --ci --silent --json --outputFile=${report}`);
  if (!existsSync(report)) {
    count(isOk);
    return;
  }
  const counts = JSON.parse(readFileSync(report, 'utf8')) as Record<string, number>;
  passed += counts.numPassedTests ?? 0;
  failed += Math.max(counts.numFailedTests ?? 0, counts.numFailedTestSuites ?? 0);
}

function countJourneys(): void {
  const { isOk, output } = stage('journeys', `tsx ${join('src', 'testing', 'e2e', 'run.ts')}`);
  const closing = /^(\d+) passed, (\d+) failed$/m.exec(output);
  passed += Number(closing?.[1] ?? 0);
  failed += Math.max(Number(closing?.[2] ?? 0), isOk ? 0 : 1);
}

const started = Date.now();
if (!existsSync(join('src', '.umi'))) stage('generated files', 'max setup');
for (const command of scripts.lint.split('&&')) count(stage(command.trim(), command.trim()).isOk);
countUnits();
countJourneys();

for (const failure of failures) console.info(`\n${failure}`);
console.info(`\n— time\n${times.join('\n')}\nall ${duration(Date.now() - started)}`);
console.info(`\n${passed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);
