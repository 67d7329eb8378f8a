import type { WrittenModel } from '@/domain/breakdown/roleWeights';
import type { HookSample } from './learnHooks';
import type { Sample } from './learnRoles';

/** As the formatter writes it: long values on a line of their own. */
const property = (name: string, value: string): readonly string[] =>
  name.length + value.length > 112 ? [`  ${name}:`, `    '${value}',`] : [`  ${name}: '${value}',`];

const written = (name: string, { classes, steps, features }: WrittenModel): string =>
  [
    `export const ${name} = {`,
    ...property('classes', classes),
    ...property('steps', steps),
    `  features: \`\n${features}\n\`,`,
    '};',
    '',
  ].join('\n');

/** Changes with any letter of what is learned from. */
function digestOf(told: string): string {
  let digest = 0x811c9dc5;
  for (let at = 0; at < told.length; at += 1) digest = Math.imul(digest ^ told.charCodeAt(at), 0x01000193) >>> 0;
  return digest.toString(16).padStart(8, '0');
}

/** Changes with any word, role or repetition of what is learned from. */
export const lessonsDigestOf = (samples: readonly Sample[]): string =>
  digestOf(JSON.stringify(samples.map(({ text, allowed, times, kind }) => [text, allowed, times, kind])));

/** Changes with any opening, type or sign that is learned from. */
export const hooksDigestOf = (samples: readonly HookSample[]): string =>
  digestOf(JSON.stringify(samples.map(({ text, hooks, features }) => [text, hooks, [...features]])));

/** The source of the data file that holds what was learned. */
export const writtenWeights = (models: {
  readonly kinds: WrittenModel;
  readonly roles: WrittenModel;
  readonly lessons: string;
}): string =>
  [
    '/** Data: written by src/testing/scripts/trainRoles.ts from the judged texts; a letter per class and feature. */',
    `/** Of the texts that it was learned from. */\nexport const lessonsDigest = '${models.lessons}';\n`,
    written('kindWeights', models.kinds),
    written('roleWeights', models.roles),
  ].join('\n');

/** The source of the data file of hooks. */
export const writtenHookWeights = (model: WrittenModel, openings: string): string =>
  [
    '/** Data: written by src/testing/scripts/trainHooks.ts from the judged openings; a letter per type and feature. */',
    `/** Of the openings that it was learned from. */\nexport const openingsDigest = '${openings}';\n`,
    written('hookWeights', model),
  ].join('\n');
