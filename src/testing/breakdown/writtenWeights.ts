import type { WrittenModel } from '@/domain/breakdown/roleWeights';
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

/** Changes with any word, role or repetition of what is learned from. */
export function lessonsDigestOf(samples: readonly Sample[]): string {
  const told = JSON.stringify(samples.map(({ text, allowed, times, kind }) => [text, allowed, times, kind]));
  let digest = 0x811c9dc5;
  for (let at = 0; at < told.length; at += 1) digest = Math.imul(digest ^ told.charCodeAt(at), 0x01000193) >>> 0;
  return digest.toString(16).padStart(8, '0');
}

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
