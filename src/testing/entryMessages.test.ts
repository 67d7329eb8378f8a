import { publicRoutes } from '../../config/routes/public';
import messages from '../../locales/zh-CN';
import entryMessages from '../../locales/zh-CN/entry';
import { readSources, type Source } from './architecture/sources';

const sources = readSources();
const byPath = new Map(sources.map((source) => [source.path, source]));
const allMessages = 'src/hooks/allMessages.ts';

/** The modules that come with a file, without those that are fetched when asked for. */
function withImports(file: Source): ReadonlySet<Source> {
  const found = new Set([file]);
  for (const source of found)
    for (const { target, typeOnly, isLazy } of source.imports) if (target && !typeOnly && !isLazy) found.add(target);
  return found;
}

/** Ids in the files' code that the entry does not hold; those made of parts are judged by their beginning. */
function strangers(files: Iterable<Source>): string[] {
  const ids = Object.keys(messages);
  const isMissing = (text: string): boolean => {
    if (!text.includes('${')) return text in messages && !(text in entryMessages);
    const [beginning = ''] = text.split('${');
    const meant = ids.filter((id) => id.startsWith(beginning));
    return beginning.includes('.') && meant.length > 0 && meant.every((id) => !(id in entryMessages));
  };
  return [...files].flatMap(({ path, code }) =>
    [...code.matchAll(/['"`]([a-zA-Z]\w*(?:\.[\w${}-]+)+)['"`]/g)]
      .map(([, text = '']) => text)
      .filter(isMissing)
      .map((id) => `${path}: ${id}`),
  );
}

const roots = [
  'src/app.tsx',
  'src/access.ts',
  'src/loading.tsx',
  'src/pages/notFound.tsx',
  ...publicRoutes.map(({ component }) => `${component?.replace('@/', 'src/')}.tsx`),
];

/** Walks what is there without a login, also what it fetches later, until a file brings all messages itself. */
function missingWithoutLogin(): string[] {
  const missing: string[] = [];
  const visited = new Set(roots.map((path) => byPath.get(path)));
  for (const file of visited) {
    if (!file) throw new Error('a root is not there');
    const files = [...withImports(file)].filter(({ layer }) => layer !== 'locales');
    if (files.some(({ path }) => path === allMessages)) continue;
    missing.push(...strangers(files));
    for (const { target, isLazy } of files.flatMap(({ imports }) => imports))
      if (target && isLazy && target.layer !== 'locales') visited.add(target);
  }
  return missing;
}

test('every message that a page without a login shows is in the entry', () => {
  expect(missingWithoutLogin()).toEqual([]);
});

test('the entry holds a small part of the messages', () => {
  expect(Object.keys(entryMessages).length).toBeLessThan(Object.keys(messages).length / 8);
});
