/**
 * Learns what speaks for which type of hook from the judged openings and writes `data/hookWeights.data.ts`. `--folds`
 * measures instead: each fifth is judged by what the other four taught; `--curve` does so with parts of the openings. The
 * frozen texts take no part.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { lineScores, sharesOf } from '../../domain/breakdown/roleModel';
import { encodeModel } from '../../domain/breakdown/roleWeights';
import { type HookSample, hookIds, hookSamples, learnHooks } from '../breakdown/learnHooks';
import { hooksDigestOf, writtenHookWeights } from '../breakdown/writtenWeights';

interface Judged {
  readonly isRight: boolean;
  /** One of the first two is right. */
  readonly isNear: boolean;
  readonly share: number;
  readonly wanted: string;
  readonly got: string;
  readonly isWhole: boolean;
}

const say = (line: string): void => void process.stdout.write(`${line}\n`);

const percent = (count: number, of: number): string => `${((100 * count) / Math.max(1, of)).toFixed(1)} % of ${of}`;
const part = (list: readonly Judged[]): string => percent(list.filter(({ isRight }) => isRight).length, list.length);

/** A fifth after the other is judged by what the rest taught. */
function judgeInFolds(samples: readonly HookSample[], share: number): readonly Judged[] {
  return [0, 1, 2, 3, 4].flatMap((fold) => {
    const model = learnHooks(samples.filter((_, at) => at % 5 !== fold && (at * 37) % 100 < share * 100));
    const judge = ({ features, hooks, isWhole }: HookSample): Judged => {
      const shares = sharesOf(lineScores(model, [features])[0] ?? new Float64Array(hookIds.length));
      const [first = 0, second = 0] = [...shares.keys()].sort((a, b) => (shares[b] ?? 0) - (shares[a] ?? 0));
      const got = hookIds[first] ?? '';
      const isRight = hooks.includes(got);
      const isNear = isRight || hooks.includes(hookIds[second] ?? '');
      return { isRight, isNear, share: shares[first] ?? 0, wanted: hooks[0] ?? '', got, isWhole };
    };
    return samples.filter((_, at) => at % 5 === fold).map(judge);
  });
}

function sayJudged(judged: readonly Judged[]): void {
  const texts = judged.filter(({ isWhole }) => isWhole);
  const openings = judged.filter(({ isWhole }) => !isWhole);
  say(`right ${part(judged)}; whole texts ${part(texts)}; openings ${part(openings)}`);
  say(`right or second-best ${percent(judged.filter(({ isNear }) => isNear).length, judged.length)}`);
  for (const id of hookIds) say(`${id} ${part(judged.filter(({ wanted }) => wanted === id))}`);
  const confusions = new Map<string, number>();
  for (const { isRight, wanted, got } of judged)
    if (!isRight) confusions.set(`${wanted} ≠ ${got}`, (confusions.get(`${wanted} ≠ ${got}`) ?? 0) + 1);
  for (const [line, count] of [...confusions].sort((a, b) => b[1] - a[1]).slice(0, 20)) say(`${count} ${line}`);
  for (const level of [0.9, 0.8, 0.7, 0.6, 0.5, 0.4])
    say(`from ${level}: ${part(judged.filter(({ share }) => share >= level))}`);
}

const samples = hookSamples();
if (process.argv.includes('--curve')) {
  for (const share of [0.25, 0.5, 0.75, 1])
    say(`${share * 100} % of the openings: ${part(judgeInFolds(samples, share))}`);
} else if (process.argv.includes('--folds')) {
  sayJudged(judgeInFolds(samples, 1));
} else {
  const path = join(import.meta.dirname ?? __dirname, '../../domain/breakdown/data/hookWeights.data.ts');
  writeFileSync(path, writtenHookWeights(encodeModel(learnHooks(samples)), hooksDigestOf(samples)));
  say(path);
}
