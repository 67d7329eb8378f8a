import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** `npm test`: all that must pass, cheapest first; the last line is `N passed, N failed`. */
const bin = (name: string): string => join('node_modules', '.bin', name);
const report = join('.cache', 'jest.json');

let passed = 0;
let failed = 0;

function stage(title: string, command: string, args: readonly string[]): { ok: boolean; output: string } {
  console.info(`\n— ${title}`);
  const result = spawnSync(command, args, {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    maxBuffer: 256 * 1024 * 1024,
  });
  const output = `${result.stdout}${result.stderr}`;
  process.stdout.write(output);
  return { ok: result.status === 0, output };
}

function count(ok: boolean): void {
  if (ok) passed += 1;
  else failed += 1;
}

if (!existsSync(join('src', '.umi'))) stage('generated files', bin('max'), ['setup']);
count(stage('lint', bin('biome'), ['check', '--error-on-warnings', '.']).ok);
count(stage('types', bin('tsc'), ['--noEmit']).ok);

rmSync(report, { force: true });
const unit = stage('unit', bin('jest'), ['--ci', '--silent', '--json', `--outputFile=${report}`]);
if (existsSync(report)) {
  const { numPassedTests, numFailedTests, numFailedTestSuites } = JSON.parse(readFileSync(report, 'utf8')) as Record<
    string,
    number
  >;
  passed += numPassedTests ?? 0;
  failed += Math.max(numFailedTests ?? 0, numFailedTestSuites ?? 0);
} else {
  count(unit.ok);
}

const journeys = stage('journeys', bin('tsx'), [join('src', 'testing', 'e2e', 'run.ts')]);
const closing = /^(\d+) passed, (\d+) failed$/m.exec(journeys.output);
passed += Number(closing?.[1] ?? 0);
failed += closing ? Number(closing[2]) : 1;

console.info(`\n${passed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);
