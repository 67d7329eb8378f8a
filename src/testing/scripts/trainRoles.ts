/**
 * Learns what speaks for which role from the judged texts and writes `data/roleWeights.data.ts`. `--folds` measures instead:
 * each fifth of the texts is judged by what the other four taught; `--curve` does so with parts of the texts. The held-out
 * texts take no part.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chainShares, modelRoles, NONE } from '../../domain/breakdown/roleModel';
import { encodeModel } from '../../domain/breakdown/roleWeights';
import { kindSharesOf, scoresInKinds } from '../../domain/breakdown/textKind';
import { type Learned, learnRoles, type Sample, trainingSamples } from '../breakdown/learnRoles';
import { lessonsDigestOf, writtenWeights } from '../breakdown/writtenWeights';

interface Judged {
  readonly isRight: boolean;
  readonly share: number;
  readonly line: string;
  readonly kind: string;
}

const noneAt = modelRoles.indexOf(NONE);

/** What is told of every judged line: the role of the stretch that most of it lies in. */
function judge({ kinds, roles }: Learned, sample: Sample): Judged[] {
  const { text, features, units, isCopy, lines, kind } = sample;
  const rows = chainShares(scoresInKinds(roles, features, kindSharesOf(kinds, text, features)), roles.steps);
  if (!isCopy) return [];
  const runs: { from: number; to: number; role: number; share: number }[] = [];
  rows.forEach((row, index) => {
    const copy = row.map((share, role) => (role === noneAt ? 0 : share / (1 - (row[noneAt] ?? 0))));
    const role = copy.indexOf(Math.max(...copy));
    const share = copy[role] ?? 0;
    const { from, to } = units[index] ?? { from: 0, to: 0 };
    const last = runs.at(-1);
    if (last?.role === role) runs[runs.length - 1] = { ...last, to, share: Math.min(share, last.share) };
    else runs.push({ from, to, role, share });
  });
  return lines.flatMap(({ from, to, roles: wanted }) => {
    const overlap = (run: { from: number; to: number }): number => Math.min(to, run.to) - Math.max(from, run.from);
    const run = [...runs].sort((a, b) => overlap(b) - overlap(a))[0];
    if (!run || wanted.length === 0) return [];
    const got = modelRoles[run.role] ?? '';
    return [{ isRight: wanted.includes(got), share: run.share, line: `${wanted.join('/')} ≠ ${got}`, kind }];
  });
}

const say = (line: string): void => void process.stdout.write(`${line}\n`);

const part = (list: readonly Judged[]): string =>
  `${((100 * list.filter(({ isRight }) => isRight).length) / Math.max(1, list.length)).toFixed(1)} % of ${list.length}`;

/** A fifth after the other is judged by what the rest taught. */
function judgeInFolds(samples: readonly Sample[], share: number): readonly Judged[] {
  return [0, 1, 2, 3, 4].flatMap((fold) => {
    const taught = samples.filter((_, index) => index % 5 !== fold && (index * 37) % 100 < share * 100);
    const learned = learnRoles(taught);
    return samples.filter((_, index) => index % 5 === fold).flatMap((sample) => judge(learned, sample));
  });
}

const samples = trainingSamples();
if (process.argv.includes('--curve')) {
  for (const share of [0.25, 0.5, 0.75, 1]) say(`${share * 100} % of the texts: ${part(judgeInFolds(samples, share))}`);
} else if (process.argv.includes('--folds')) {
  const judged = judgeInFolds(samples, 1);
  say(`right ${part(judged)}`);
  for (const kind of new Set(judged.map((one) => one.kind)))
    say(`${kind} ${part(judged.filter((one) => one.kind === kind))}`);
  const confusions = new Map<string, number>();
  for (const { isRight, line } of judged) if (!isRight) confusions.set(line, (confusions.get(line) ?? 0) + 1);
  for (const [line, count] of [...confusions].sort((a, b) => b[1] - a[1]).slice(0, 45)) say(`${count} ${line}`);
  for (const level of [0.9, 0.85, 0.8, 0.75, 0.7, 0.6, 0.5])
    say(`from ${level}: ${part(judged.filter(({ share }) => share >= level))}`);
} else {
  const path = join(import.meta.dirname ?? __dirname, '../../domain/breakdown/data/roleWeights.data.ts');
  const { kinds, roles } = learnRoles(samples);
  writeFileSync(
    path,
    writtenWeights({ kinds: encodeModel(kinds), roles: encodeModel(roles), lessons: lessonsDigestOf(samples) }),
  );
  say(path);
}
