import { allPages } from '../../../config/routes';
import { readSources, type Source } from '../architecture/sources';
import { allOperations } from './operations';

const sources = readSources().filter(({ isTest }) => !isTest);
const byPath = new Map(sources.map((source) => [source.path, source]));
const operations = new Map(allOperations().map(({ name, operation }) => [name, operation]));

/** `goodsApi.versionRestore` → `goods.version_restore`, by the file that exports the client. */
const groups = new Map(
  sources.flatMap(({ path, code }) => {
    const name = /^src\/services\/(\w+)\/api\.ts$/.exec(path)?.[1];
    const client = /export const (\w+Api)\b/.exec(code)?.[1];
    return name && client ? [[client, name] as const] : [];
  }),
);
const callsIn = (code: string): string[] =>
  [...code.replace(/\/\*[\s\S]*?\*\//g, '').matchAll(/\b(\w+Api)\.(\w+)/g)].flatMap(([, client = '', verb = '']) => {
    const group = groups.get(client);
    return group ? [`${group}.${verb.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)}`] : [];
  });

/** What a file takes from each of its imports: names where it lists them, all where it does not. */
function namesFrom(code: string, specifier: string): readonly string[] | undefined {
  const escaped = specifier.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const list = new RegExp(`(?:import|export)\\s+\\{([^}]*)\\}\\s+from\\s+'${escaped}'`).exec(code)?.[1];
  return list?.split(',').flatMap((part) => {
    const name = part.trim().split(' as ')[0]?.trim() ?? '';
    return name && !name.startsWith('type ') ? [name] : [];
  });
}

/** Files that an import leads to; through an `index.ts` only those that export the names. */
function targets(source: Source, names: readonly string[] | undefined): Source[] {
  if (!/\/index\.tsx?$/.test(source.path) || names === undefined || callsIn(source.code).length > 0) return [source];
  const left = new Set(names);
  const found = source.imports.flatMap(({ specifier, target, typeOnly }) => {
    const exported = namesFrom(source.code, specifier)?.filter((name) => left.has(name)) ?? [];
    for (const name of exported) left.delete(name);
    return target && !typeOnly && exported.length > 0 ? targets(target, exported) : [];
  });
  return left.size > 0 ? [...found, source] : found;
}

/** The files behind a page that are its own: all but services and shell. */
function filesOfPage(start: Source): readonly Source[] {
  const files: Source[] = [];
  const seen = new Set<Source>([start]);
  for (const source of seen) {
    // The shell stands around every page and looks at the rights itself before it searches a group.
    if (/^src\/(services|shell)\//.test(source.path)) continue;
    files.push(source);
    for (const { specifier, target, typeOnly } of source.imports) {
      if (!target || typeOnly) continue;
      for (const next of targets(target, namesFrom(source.code, specifier))) seen.add(next);
    }
  }
  return files;
}

const callsOfPage = (start: Source): Set<string> => new Set(filesOfPage(start).flatMap(({ code }) => callsIn(code)));

const pages = allPages.flatMap(({ name = '', access, component = '' }) => {
  const source = [`${component}.tsx`, `${component}/index.tsx`]
    .map((path) => byPath.get(path.replace('@/', 'src/')))
    .find((found) => found !== undefined);
  return access && source ? [{ name, source }] : [];
});

test('there are pages, and they make calls', () => {
  expect(pages.length).toBeGreaterThan(40);
  expect(new Set(pages.flatMap(({ source }) => [...callsOfPage(source)])).size).toBeGreaterThan(100);
});

test.each(pages)('$name may make every call for pages that its code makes', ({ name, source }) => {
  const refused = [...callsOfPage(source)].filter((call) => {
    const page = operations.get(call)?.permission.page;
    return page !== undefined && !page.includes(name);
  });
  expect(refused.sort()).toEqual([]);
});

/** Whether code asks for an action key: by its name. */
const asksFor = (code: string, key: string): boolean => code.includes(`'${key}'`) || code.includes(`"${key}"`);

/** Calls that nobody presses: they belong to another act, which asks for its own right. */
const followers: ReadonlySet<string> = new Set([
  // Looks whether a file that is being uploaded is there already, and describes it afterwards.
  'file.check',
  'file.set',
  // Folders of a dropped folder: made on the way, or the upload says why not.
  'file_folder.multi_save',
  // A document saves itself; its save status says when the server refuses.
  'project.save',
  'project.version_restore',
]);
/** Tools whose results are texts when they are taken apart: nothing of theirs is listened to. */
const listens = /^creative\.tool\.(asr|detection|framework)$|^(?!creative\.tool\.)/;

test.each(pages)('$name asks for the right of every call that needs one', ({ name, source }) => {
  const files = filesOfPage(source);
  const code = files.map((file) => file.code).join('\n');
  const unasked = [...new Set(files.flatMap((file) => callsIn(file.code)))].flatMap((call) => {
    const key = operations.get(call)?.permission.action;
    if (!key || followers.has(call) || asksFor(code, key)) return [];
    return call === 'speech.recognize' && !listens.test(name) ? [] : [`${call} [${key}]`];
  });
  expect(unasked.sort()).toEqual([]);
});
