/**
 * Learns the judge of claims from the sentences of `src/domain/compliance/judge/training` and writes its weights.
 *
 *   npx tsx src/testing/scripts/trainJudge.ts            writes src/domain/compliance/judge/weights.data.ts
 *   npx tsx src/testing/scripts/trainJudge.ts --folds    measures: a fifth after the other is judged by what the rest taught
 *   npx tsx src/testing/scripts/trainJudge.ts --misses   the same, with the sentences that were judged wrong
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { judgeSentence } from '../../domain/compliance/judge/judgeText';
import { decodeJudge } from '../../domain/compliance/judge/model';
import { INNOCENT } from '../../domain/compliance/judge/training/lessons';
import { judgeDigest, judgeLessons, learnJudge } from '../compliance/learnJudge';
import { writtenSigns } from '../compliance/learnSigns';

const FOLDS = 5;
const say = (line: string): void => void process.stdout.write(`${line}\n`);
const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

function sayFolds(): void {
  const lessons = judgeLessons();
  const judged = Array.from({ length: FOLDS }, (_, fold) => {
    const model = decodeJudge(learnJudge(lessons.filter((_lesson, index) => index % FOLDS !== fold)));
    return lessons
      .filter((_lesson, index) => index % FOLDS === fold)
      .map(({ text, kind }) => ({ text, kind, verdict: judgeSentence(text, model) }));
  }).flat();
  const innocent = judged.filter(({ kind }) => kind === INNOCENT);
  const claims = judged.filter(({ kind }) => kind !== INNOCENT);
  const rising = innocent.map(({ verdict }) => verdict.share).sort((a, b) => b - a);
  const foundFrom = (threshold: number, list = claims): number =>
    list.filter(({ verdict }) => verdict.share >= threshold).length / list.length;
  for (const accused of [0.01, 0.02, 0.03, 0.05, 0.1]) {
    const threshold = rising[Math.floor(rising.length * accused)] ?? 1;
    say(`${percent(accused)} accused from ${threshold.toFixed(3)}: found ${percent(foundFrom(threshold + 1e-9))}`);
  }
  const threshold = (rising[Math.floor(rising.length * 0.03)] ?? 1) + 1e-9;
  const rightKind = claims.filter(({ kind, verdict }) => verdict.kind === kind).length / claims.length;
  say(`right kind ${percent(rightKind)}`);
  for (const kind of new Set(claims.map((one) => one.kind)))
    say(
      `${kind} ${percent(
        foundFrom(
          threshold,
          claims.filter((one) => one.kind === kind),
        ),
      )}`,
    );
  if (!process.argv.includes('--misses')) return;
  for (const { text, kind, verdict } of judged)
    if ((kind === INNOCENT) === verdict.share >= threshold)
      say(`${verdict.share.toFixed(2)} ${kind} ${verdict.kind} ${text}`);
}

if (process.argv.includes('--folds') || process.argv.includes('--misses')) sayFolds();
else {
  const path = join(import.meta.dirname ?? __dirname, '../../domain/compliance/judge/weights.data.ts');
  const about = { name: 'judgeWeights', script: 'trainJudge.ts', digest: judgeDigest() };
  writeFileSync(path, writtenSigns(learnJudge(judgeLessons()), about));
  say(path);
}
