/**
 * Learns what speaks for which role from the judged texts and writes `data/roleWeights.data.ts`. `--folds` measures instead:
 * each fifth of the texts is judged by what the other four taught. The held-out half takes no part.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { foreignTexts, parseTexts } from '../../domain/breakdown/corpus/foreignTexts';
import { trainingTexts } from '../../domain/breakdown/corpus/training.data';
import { trainingMore } from '../../domain/breakdown/corpus/trainingMore.data';
import { trainingThird } from '../../domain/breakdown/corpus/trainingThird.data';
import { type LineFeatures, lineFeaturesOf } from '../../domain/breakdown/lineFeatures';
import { readCase } from '../../domain/breakdown/readTestCase';
import { lineScores, modelRoles, NONE, type RoleModel, roleShares } from '../../domain/breakdown/roleModel';
import { readRoles, readText } from '../../domain/breakdown/roleScores';
import { encodeModel } from '../../domain/breakdown/roleWeights';
import { breakdownCases } from '../../domain/breakdown/testCases.data';
import { splitUnits } from '../../domain/breakdown/units';

interface Sample {
  readonly features: readonly LineFeatures[];
  /** Roles that are right of each line; empty: any. */
  readonly allowed: readonly (readonly number[])[];
}

const ROUNDS = Number(process.env.ROUNDS ?? 40);
const DECAY = Number(process.env.DECAY ?? 0.04);
const RATE = 0.08;
/** A feature that fewer texts show is chance. */
const MIN_TEXTS = 3;

function sampleOf(
  isCopy: boolean,
  text: string,
  lines: readonly { from: number; to: number; roles: readonly string[] }[],
): Sample {
  const units = splitUnits(text);
  const features = lineFeaturesOf(text, units, readText(text), readRoles);
  const allowed = units.map((unit) => {
    const overlap = (line: { from: number; to: number }): number =>
      Math.min(line.to, unit.to) - Math.max(line.from, unit.from);
    if (!isCopy) return [modelRoles.indexOf(NONE)];
    const line = [...lines].sort((a, b) => overlap(b) - overlap(a))[0];
    return (line?.roles ?? []).map((role) => modelRoles.indexOf(role as never)).filter((role) => role >= 0);
  });
  return { features, allowed };
}

const samples: readonly Sample[] = [
  ...[...foreignTexts.dev, ...parseTexts(trainingTexts), ...parseTexts(trainingMore), ...parseTexts(trainingThird)].map(
    ({ isCopy, text, lines }) => sampleOf(isCopy, text, lines),
  ),
  ...breakdownCases
    .filter(({ isHeldOut }) => !isHeldOut)
    .map((one) => {
      const { text, expected } = readCase(one);
      return sampleOf(one.hooks.length > 0, text, expected);
    }),
];

function learn(from: readonly Sample[]): RoleModel {
  const texts = new Map<string, number>();
  for (const { features } of from)
    for (const name of new Set(features.flatMap((line) => [...line.keys()])))
      texts.set(name, (texts.get(name) ?? 0) + 1);
  const rows = () => new Float64Array(modelRoles.length);
  const weights = new Map([...texts].filter(([, count]) => count >= MIN_TEXTS).map(([name]) => [name, rows()]));
  const sums = new Map([...weights].map(([name]) => [name, rows()]));
  const steps = modelRoles.map(rows);
  const stepSums = modelRoles.map(rows);
  const model: RoleModel = { roles: modelRoles, weights, steps };
  /** AdaGrad: what is seen often moves less. */
  const move = (row: Float64Array, sum: Float64Array, at: number, gradient: number): void => {
    const pull = gradient - DECAY * (row[at] ?? 0);
    sum[at] = (sum[at] ?? 0) + pull * pull;
    row[at] = (row[at] ?? 0) + (RATE * pull) / Math.sqrt((sum[at] ?? 0) + 1e-4);
  };
  for (let round = 0; round < ROUNDS; round += 1)
    for (const { features, allowed } of from) {
      const scores = lineScores(model, features);
      const given = modelRoles.map(rows);
      const right = scores.map((row, line) => {
        const roles = allowed[line] ?? [];
        return roles.length === 0
          ? row
          : row.map((value, role) => (roles.includes(role) ? value : Number.NEGATIVE_INFINITY));
      });
      const add = (share: number) => (a: number, b: number, part: number) => {
        const row = given[a];
        if (row) row[b] = (row[b] ?? 0) + share * part;
      };
      const wanted = roleShares(right, steps, add(1));
      const got = roleShares(scores, steps, add(-1));
      features.forEach((line, index) => {
        for (const [name, value] of line) {
          const [row, sum] = [weights.get(name), sums.get(name)];
          if (!row || !sum) continue;
          for (let role = 0; role < modelRoles.length; role += 1)
            move(row, sum, role, ((wanted[index]?.[role] ?? 0) - (got[index]?.[role] ?? 0)) * value);
        }
      });
      given.forEach((row, a) => {
        const [step, sum] = [steps[a], stepSums[a]];
        if (step && sum) row.forEach((gradient, b) => void move(step, sum, b, gradient));
      });
    }
  return model;
}

interface Judged {
  readonly isRight: boolean;
  readonly share: number;
  readonly line: string;
}

const noneAt = modelRoles.indexOf(NONE);

/** The text is no copy where most lines are none; else the likeliest of the others. */
function judge(model: RoleModel, sample: Sample): Judged[] {
  const rows = roleShares(lineScores(model, sample.features), model.steps);
  const isNone = rows.reduce((sum, row) => sum + (row[noneAt] ?? 0), 0) > rows.length / 2;
  const wasNone = sample.allowed[0]?.includes(noneAt) ?? false;
  if (isNone !== wasNone) process.stdout.write(`${wasNone ? 'taken for copy' : 'taken for none'}\n`);
  if (wasNone) return [];
  return rows.flatMap((row, line) => {
    const roles = sample.allowed[line] ?? [];
    if (roles.length === 0) return [];
    row[noneAt] = 0;
    const best = row.indexOf(Math.max(...row));
    return [
      {
        isRight: roles.includes(best),
        share: row[best] ?? 0,
        line: `${roles.map((role) => modelRoles[role]).join('/')} ≠ ${modelRoles[best]}`,
      },
    ];
  });
}

if (process.argv.includes('--folds')) {
  const judged = [0, 1, 2, 3, 4].flatMap((fold) => {
    const model = learn(samples.filter((_, index) => index % 5 !== fold));
    return samples.filter((_, index) => index % 5 === fold).flatMap((sample) => judge(model, sample));
  });
  const right = judged.filter(({ isRight }) => isRight).length;
  process.stdout.write(`lines ${judged.length}, right ${((100 * right) / judged.length).toFixed(1)} %\n`);
  const confusions = new Map<string, number>();
  for (const { isRight, line } of judged) if (!isRight) confusions.set(line, (confusions.get(line) ?? 0) + 1);
  for (const [line, count] of [...confusions].sort((a, b) => b[1] - a[1]).slice(0, 45))
    process.stdout.write(`${count} ${line}\n`);
  for (const level of [0.9, 0.8, 0.7, 0.6, 0.5]) {
    const sure = judged.filter(({ share }) => share >= level);
    const ok = sure.filter(({ isRight }) => isRight).length;
    process.stdout.write(
      `from ${level}: ${sure.length} lines, ${((100 * ok) / Math.max(1, sure.length)).toFixed(1)} % right\n`,
    );
  }
} else {
  const path = join(import.meta.dirname ?? __dirname, '../../domain/breakdown/data/roleWeights.data.ts');
  writeFileSync(path, encodeModel(learn(samples)));
  process.stdout.write(`${path}\n`);
}
