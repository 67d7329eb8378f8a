import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import type { FullResult, Reporter, TestCase, TestError, TestResult } from '@playwright/test/reporter';
import { noiseHeading } from './stage';

/** What a run of Playwright came to; `run.ts` adds up those of its runs. */
export interface Tally {
  readonly passed: number;
  readonly failed: number;
  /** Tests that needed their second try, with what the first one ended at. */
  readonly flaky: readonly string[];
  /** What failed, with what was said: a reader of a long output begins at its end. */
  readonly problems: readonly string[];
  /** Seconds by journey, tries included. */
  readonly seconds: Readonly<Record<string, number>>;
}

/** Characters of a problem that are repeated at the end. */
const SHOWN_OF_PROBLEM = 900;
/** Characters of why a test needed its second try. */
const SHOWN_OF_REASON = 500;
const folder = join(__dirname, 'journeys');
/** What a test attaches under this name is printed, passed or not: figures that people want to read. */
export const tableName = 'table';

const journeyOf = (test: TestCase): string => relative(folder, test.location.file).replace(/\.ts$/, '');
const nameOf = (test: TestCase): string => `${journeyOf(test)}: ${test.title}`;
// biome-ignore lint/suspicious/noControlCharactersInRegex: colors of a terminal are escape sequences.
const withoutColors = (text: string): string => text.replaceAll(/\u001b\[[\d;]*m/g, '');
const textOf = (error: TestError): string => withoutColors(error.stack ?? error.message ?? String(error.value));
const problemOf = ({ errors, attachments }: TestResult): string =>
  [
    ...errors.map(textOf),
    ...attachments.map(({ name, path, body }) => (path ? `${name}: ${relative('.', path)}` : String(body ?? ''))),
  ].join('\n');
/** Noise of a console is no accident of timing: a second, silent try does not undo it. */
const isNoisy = ({ errors }: TestResult): boolean => errors.some((error) => textOf(error).includes(noiseHeading));

/** What the first try ended at, in a few lines: the place in the journey, as far as it is told. */
const reasonOf = (result: TestResult | undefined): string =>
  (result ? problemOf(result) : '')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .filter((line, index) => index < 2 || /journeys\/|waiting for/.test(line))
    .slice(0, 4)
    .join('\n  ')
    .slice(0, SHOWN_OF_REASON);

export default class JourneyReporter implements Reporter {
  private readonly passed: string[] = [];
  private readonly flaky: string[] = [];
  private readonly problems: string[] = [];
  private readonly seconds: Record<string, number> = {};

  onTestEnd(test: TestCase, result: TestResult): void {
    const name = nameOf(test);
    const seconds = result.duration / 1000;
    const journey = journeyOf(test);
    this.seconds[journey] = (this.seconds[journey] ?? 0) + seconds;
    const time = `(${seconds.toFixed(1)} s)`;
    const isFailed = result.status !== 'passed' && result.status !== 'skipped';
    if (isFailed && result.retry < test.retries) {
      console.info(`△ ${name} ${time}: tried again after\n${problemOf(result)}`);
      return;
    }
    const culprit = isFailed ? result : test.results.find(isNoisy);
    if (culprit) {
      console.info(`✕ ${name} ${time}\n${problemOf(culprit)}`);
      this.problems.push(`✕ ${name}\n${problemOf(culprit).slice(0, SHOWN_OF_PROBLEM)}`);
      return;
    }
    for (const { name: kind, body } of result.attachments) if (kind === tableName) console.info(String(body ?? ''));
    if (test.outcome() === 'flaky') this.flaky.push(`${name}\n  ${reasonOf(test.results[0])}`);
    this.passed.push(name);
    console.info(`✓ ${name} ${time}`);
  }

  onError(error: TestError): void {
    console.error(textOf(error));
    this.problems.push(`✕ ${textOf(error).slice(0, SHOWN_OF_PROBLEM)}`);
  }

  onEnd(result: FullResult): Promise<{ status: FullResult['status'] } | undefined> {
    const tally: Tally = {
      passed: this.passed.length,
      failed: this.problems.length,
      flaky: this.flaky,
      problems: this.problems,
      seconds: this.seconds,
    };
    const file = process.env.E2E_TALLY;
    if (file) {
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, JSON.stringify(tally));
    } else console.info(closingOf(tally));
    const isFailed = this.problems.length > 0 && result.status === 'passed';
    return Promise.resolve(isFailed ? { status: 'failed' } : undefined);
  }

  printsToStdio(): boolean {
    return true;
  }
}

/** The end of a run's output: what failed, what was flaky, where the time went; the last line is `N passed, N failed`. */
export function closingOf({ passed, failed, flaky, problems, seconds }: Tally): string {
  const times = Object.entries(seconds)
    .toSorted(([, a], [, b]) => b - a)
    .map(([journey, time]) => `${journey} ${time.toFixed(0)} s`);
  return [
    problems.length > 0 ? `\n— failed\n${problems.join('\n\n')}` : '',
    flaky.length > 0 ? `\n— flaky: ${flaky.length}\n${flaky.join('\n')}` : '',
    times.length > 1 ? `\n— time\n${times.join(', ')}` : '',
    `\n${passed} passed, ${failed} failed`,
  ]
    .filter(Boolean)
    .join('\n');
}
