import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

const root = join(__dirname, '../..');
const readme = readFileSync(join(root, 'README.md'), 'utf8');
/** From where a path of the README is read: the root, a folder of src, or one of the two layers it speaks of most. */
const bases = ['', 'src', 'src/domain', 'src/features'] as const;
const endings = ['', '.ts', '.tsx', '.data.ts'] as const;

/** Paths in backticks: no routes (`/compose/post`), packages, shell lines, or what is made first (`dist/`, `.cache/e2e`). */
const paths = [...readme.matchAll(/`([\w./-]+\/[\w./-]*)`/g)]
  .map(([, path = '']) => path.replace(/\/$/, ''))
  .filter((path) => !/^(?:\/|dist|\.cache)/.test(path))
  // The page that a newcomer is told to add.
  .filter((path) => path !== 'src/pages/area/name.tsx');

const isThere = (path: string): boolean =>
  bases.some((base) => endings.some((ending) => existsSync(join(root, base, `${path}${ending}`))));

test('every path that the README names is there', () => {
  expect(paths.length).toBeGreaterThan(100);
  expect(paths.filter((path) => !isThere(path))).toEqual([]);
});

test('the folder map names every folder of src', () => {
  const map = /## Folder map\n+```\n([\s\S]*?)```/.exec(readme)?.[1] ?? '';
  const folders = readdirSync(join(root, 'src')).filter(
    (name) => !name.startsWith('.') && statSync(join(root, 'src', name)).isDirectory(),
  );
  expect(folders.length).toBeGreaterThan(10);
  expect(folders.filter((name) => !new RegExp(`^src/${name}/`, 'm').test(map))).toEqual([]);
});
