import { allPages } from '../../config/routes';
import { publicRoutes } from '../../config/routes/public';
import messages from '../../locales/zh-CN';
import entryMessages from '../../locales/zh-CN/entry';
import frameMessages from '../../locales/zh-CN/frame';
import { readSources, type Source } from './architecture/sources';

const sources = readSources();
const byPath = new Map(sources.map((source) => [source.path, source]));
const allMessages = 'src/hooks/allMessages.ts';
const frame = 'src/hooks/frameMessages.ts';

/** The modules that come with a file, without those that are fetched when asked for. */
function withImports(file: Source): ReadonlySet<Source> {
  const found = new Set([file]);
  for (const source of found)
    for (const { target, typeOnly, isLazy } of source.imports) if (target && !typeOnly && !isLazy) found.add(target);
  return found;
}

/** Ids in the files' code that are not held; those made of parts are judged by their beginning. */
function strangers(files: Iterable<Source>, held: object): string[] {
  const ids = Object.keys(messages);
  const isMissing = (text: string): boolean => {
    if (!text.includes('${')) return text in messages && !(text in held);
    const [beginning = ''] = text.split('${');
    const meant = ids.filter((id) => id.startsWith(beginning));
    return beginning.includes('.') && meant.length > 0 && meant.every((id) => !(id in held));
  };
  return [...files].flatMap(({ path, code }) =>
    [...code.matchAll(/['"`]([a-zA-Z]\w*(?:\.[\w${}-]+)+)['"`]/g)]
      .map(([, text = '']) => text)
      .filter(isMissing)
      .map((id) => `${path}: ${id}`),
  );
}

const fileOf = ({ component = '' }: { readonly component?: string }): string =>
  `${component.replace('@/', 'src/')}.tsx`;
const publicPages = publicRoutes.map(fileOf);
const withoutLogin = ['src/app.tsx', 'src/access.ts', 'src/loading.tsx', 'src/pages/notFound.tsx', ...publicPages];
const workbench = 'src/pages/workbench.tsx';
const withFrame = ['src/shell/layouts/MainFrame.tsx', 'src/shell/layouts/AuthorizedLayout.tsx', workbench];

/** Walks what is there with these files, also what they fetch later, until a file brings what it shows by one of `bringing`. */
function missing(roots: readonly string[], held: object, bringing: readonly string[]): string[] {
  const found: string[] = [];
  const visited = new Set(roots.map((path) => byPath.get(path)));
  for (const file of visited) {
    if (!file) throw new Error('a root is not there');
    const files = [...withImports(file)].filter(({ layer }) => layer !== 'locales');
    const targets = files.flatMap(({ imports }) => imports);
    // Fetched together with what is fetched later, they are there before it is shown.
    if (targets.some(({ target }) => target && bringing.includes(target.path))) continue;
    found.push(...strangers(files, held));
    for (const { target, isLazy } of targets) if (target && isLazy && target.layer !== 'locales') visited.add(target);
  }
  return found;
}

test('every message that a page without a login shows is in the entry', () => {
  expect(missing(withoutLogin, entryMessages, [frame, allMessages])).toEqual([]);
});

/** Rights that are called like messages of their pages: what support may not do, and who may publish. */
const isRight = (line: string): boolean =>
  line.startsWith('src/domain/seeAs.ts:') || line.startsWith('src/domain/publishing/accountAccess.ts:');

test('every message that the frame and the workbench show comes with them', () => {
  expect(missing(withFrame, frameMessages, [allMessages]).filter((line) => !isRight(line))).toEqual([]);
});

test('every other page behind the login brings all messages', () => {
  const pages = allPages.map(fileOf).filter((path) => path !== workbench && !publicPages.includes(path));
  const without = pages.filter(
    (path) => !byPath.get(path)?.imports.some(({ target, isLazy }) => target?.path === allMessages && !isLazy),
  );
  expect(without).toEqual([]);
});

test('the frame holds a small part of the messages', () => {
  expect(Object.keys(frameMessages).length).toBeLessThan(Object.keys(messages).length / 6);
});

test('the entry holds a small part of the messages', () => {
  expect(Object.keys(entryMessages).length).toBeLessThan(Object.keys(messages).length / 8);
});
