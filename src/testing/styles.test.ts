import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readSources } from './architecture/sources';

const root = join(__dirname, '../..');

/** One stylesheet as one file uses it. */
interface Use {
  readonly by: string;
  readonly sheet: string;
  /** Classes that are named; `styles[…]` names any. */
  readonly classes: ReadonlySet<string>;
  readonly isDynamic: boolean;
}

const uses: readonly Use[] = readSources().flatMap(({ path, code }) =>
  [...code.matchAll(/import (\w+) from '([^']+\.module\.css)'/g)].map(([, name, target = '']) => ({
    by: path,
    sheet: target.startsWith('@/') ? `src/${target.slice(2)}` : join(dirname(path), target),
    classes: new Set([...code.matchAll(new RegExp(`\\b${name}\\.(\\w+)\\b`, 'g'))].map(([, one = '']) => one)),
    isDynamic: new RegExp(`\\b${name}\\[`).test(code),
  })),
);

const sheets = [...new Set(uses.map(({ sheet }) => sheet))];

/** Classes of a sheet, without what belongs to others: antd's, the text editor's. */
function classesOf(sheet: string): ReadonlySet<string> {
  const css = readFileSync(join(root, sheet), 'utf8')
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/:global\([^)]*\)/g, '')
    .replace(/\{[^{}]*\}/g, '{}');
  return new Set([...css.matchAll(/\.([a-zA-Z_][\w-]*)/g)].map(([, one = '']) => one));
}

test('every class that a component names stands in its sheet', () => {
  const missing = uses.flatMap(({ by, sheet, classes }) => {
    if (!existsSync(join(root, sheet))) return [`${by}: ${sheet} is not there`];
    const known = classesOf(sheet);
    return [...classes].filter((one) => one !== 'module' && !known.has(one)).map((one) => `${by}: ${sheet} .${one}`);
  });
  expect(missing).toEqual([]);
});

test('every class of a sheet is used', () => {
  const unused = sheets.flatMap((sheet) => {
    const users = uses.filter((use) => use.sheet === sheet);
    if (users.some(({ isDynamic }) => isDynamic)) return [];
    return [...classesOf(sheet)]
      .filter((one) => !users.some(({ classes }) => classes.has(one)))
      .map((one) => `${sheet} .${one}`);
  });
  expect(unused).toEqual([]);
});

test('no two sheets of a folder differ in upper and lower case alone', () => {
  expect(sheets.length).toBe(new Set(sheets.map((sheet) => sheet.toLowerCase())).size);
});
