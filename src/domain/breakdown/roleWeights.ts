import type { RoleModel } from './roleModel';

/** Letters of a weight: the middle one is 0, each step an eighth. */
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const MIDDLE = 26;
const PER_UNIT = 8;

const encodeRow = (row: Float64Array): string =>
  [...row]
    .map((weight) => LETTERS[Math.min(LETTERS.length - 1, Math.max(0, Math.round(weight * PER_UNIT) + MIDDLE))])
    .join('');

const decodeRow = (letters: string): Float64Array =>
  Float64Array.from(letters, (letter) => (LETTERS.indexOf(letter) - MIDDLE) / PER_UNIT);

/** A learned model as the source of a data file; features that hardly weigh are left out. */
export function encodeModel({ roles, weights, steps }: RoleModel): string {
  const lines = [...weights]
    .filter(([, row]) => row.some((weight) => Math.abs(weight) >= 2 / PER_UNIT))
    .map(([name, row]) => `${name} ${encodeRow(row)}`)
    .sort();
  return [
    '/** Data: written by src/testing/scripts/trainRoles.ts from the judged texts; a letter per role and feature. */',
    'export const roleWeights = {',
    `  roles: '${roles.join(' ')}',`,
    `  steps: '${steps.map(encodeRow).join(' ')}',`,
    `  features: \`\n${lines.join('\n')}\n\`,`,
    '};\n',
  ].join('\n');
}

/** The model of a data file. */
export function decodeModel(data: {
  readonly roles: string;
  readonly steps: string;
  readonly features: string;
}): RoleModel {
  const weights = new Map<string, Float64Array>();
  for (const line of data.features.trim().split('\n')) {
    const at = line.lastIndexOf(' ');
    weights.set(line.slice(0, at), decodeRow(line.slice(at + 1)));
  }
  return {
    roles: data.roles.split(' ') as unknown as RoleModel['roles'],
    weights,
    steps: data.steps.split(' ').map(decodeRow),
  };
}
