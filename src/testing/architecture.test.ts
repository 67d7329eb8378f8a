import { routes } from '../../config/routes';
import { cjkLiterals, cycles, readSources, type Source } from './architecture/sources';

/**
 * Who may import whom, one way (README, folder map). A layer may always import from itself unless it is listed in
 * `ownFolderOnly`: there, siblings are strangers.
 */
const allowed: Readonly<Record<string, readonly string[]>> = {
  utils: [],
  engine: ['utils'],
  domain: ['utils', 'engine'],
  lib: ['utils'],
  services: ['lib', 'domain', 'engine', 'utils'],
  components: ['lib', 'utils', 'hooks', 'config/theme', 'config/layout'],
  hooks: ['lib', 'utils', 'locales'],
  blocks: ['components', 'hooks', 'services', 'domain', 'engine', 'lib', 'utils', 'config/theme'],
  features: [
    'blocks',
    'components',
    'hooks',
    'services',
    'lib',
    'domain',
    'engine',
    'utils',
    'config/theme',
    'config/layout',
  ],
  pages: ['features', 'blocks', 'components', 'hooks', 'services', 'domain', 'lib', 'utils', 'shell', 'config/layout'],
  shell: [
    'features',
    'blocks',
    'components',
    'hooks',
    'services',
    'domain',
    'engine',
    'lib',
    'utils',
    'locales',
    'config',
  ],
  runtime: ['shell', 'features', 'components', 'hooks', 'services', 'domain', 'lib', 'utils', 'locales', 'config'],
  testing: ['*'],
  mock: ['services', 'domain', 'engine', 'utils', 'config'],
  config: [],
  locales: [],
};

/** lib may read the plain constants of config: hosts, settings, layout; the mock reads tables as the browser does. */
const extra: Readonly<Record<string, readonly string[]>> = {
  lib: ['config/hosts', 'config/layout'],
  mock: ['src/lib/sheets/readSheet', 'src/lib/sheets/SheetError'],
};
const ownFolderOnly = new Set(['features']);

/** A folder of these layers that has an index.ts is entered by it, unless it is listed as open. */
const fronted = new Set(['engine', 'blocks']);
const open: ReadonlySet<string> = new Set([
  'src/engine/audio',
  'src/engine/export',
  'src/engine/figure',
  'src/engine/media',
  'src/engine/render',
  'src/engine/work',
  'src/blocks/breakdown',
  'src/blocks/media',
  'src/blocks/publishing',
  'src/blocks/rich-text/extensions',
  'src/blocks/voices',
]);

const sources = readSources();
const product = sources.filter((source) => !source.isTest && source.layer !== 'testing');

function mayImport(from: Source, to: Source): boolean {
  const rules = [...(allowed[from.layer] ?? []), ...(extra[from.layer] ?? [])];
  if (rules.includes('*')) return true;
  if (from.layer === to.layer) return !ownFolderOnly.has(from.layer) || from.area === to.area;
  return rules.some((rule) => rule === to.layer || to.path.startsWith(`${rule}.`) || to.path.startsWith(`${rule}/`));
}

test('the scan sees the house', () => {
  expect(product.length).toBeGreaterThan(100);
  expect(product.flatMap((source) => source.imports).length).toBeGreaterThan(200);
});

test('every file belongs to a layer', () => {
  expect(sources.filter((source) => !(source.layer in allowed)).map((source) => source.path)).toEqual([]);
});

test('imports go one way', () => {
  const wrong = product.flatMap((source) =>
    source.imports
      .filter(({ target }) => target && !mayImport(source, target))
      .map(({ target }) => `${source.path} -> ${target?.path}`),
  );
  expect(wrong).toEqual([]);
});

test('no layer is above and below another: the table has no way back', () => {
  const layers = Object.keys(allowed).filter((layer) => layer !== 'testing');
  const goesTo = (layer: string) => (allowed[layer] ?? []).map((rule) => rule.split('/')[0] ?? rule);
  const reaches = (from: string, to: string, seen = new Set<string>()): boolean =>
    goesTo(from).some((next) => next === to || (!seen.has(next) && reaches(next, to, seen.add(next))));
  expect(layers.filter((layer) => reaches(layer, layer))).toEqual([]);
});

test('engine and block folders are entered by their index.ts', () => {
  const paths = new Set(product.map((source) => source.path));
  // Types cost nothing; errors and schemas are needed where the code behind them is not.
  const isFree = (to: Source, typeOnly: boolean) => typeOnly || /\/(?:errors|schema|types)\.ts$/.test(to.path);
  const passed = product.flatMap((source) =>
    source.imports.flatMap(({ target, typeOnly }) => {
      if (!target || !fronted.has(target.layer) || isFree(target, typeOnly)) return [];
      return foldersOf(target.path)
        .filter((folder) => paths.has(`${folder}/index.ts`))
        .filter((folder) => target.path !== `${folder}/index.ts` && !source.path.startsWith(`${folder}/`))
        .map((folder) => ({ folder, line: `${source.path} -> ${target.path}` }));
    }),
  );
  expect(passed.filter(({ folder }) => !open.has(folder)).map(({ line }) => line)).toEqual([]);
  // A folder that nobody enters by the side any more is closed for good.
  const needed = new Set(passed.map(({ folder }) => folder));
  expect([...open].filter((folder) => !needed.has(folder))).toEqual([]);
});

/** The folders that a file lies in, below its layer: `src/engine/a`, `src/engine/a/b` … */
function foldersOf(path: string): string[] {
  const parts = path.split('/').slice(0, -1);
  return parts.slice(2).map((_, index) => parts.slice(0, index + 3).join('/'));
}

test('each page has a route', () => {
  const named = new Set<string>();
  const collect = (list: typeof routes): void => {
    for (const { component, routes: inner } of list) {
      if (component) named.add(component.replace(/^@/, 'src'));
      if (inner) collect(inner);
    }
  };
  collect(routes);
  const pages = product.filter(({ layer, path }) => layer === 'pages' && path.endsWith('.tsx'));
  expect(pages.map(({ path }) => path.replace(/\.tsx$/, '')).filter((path) => !named.has(path))).toEqual([]);
});

test('relative and aliased imports resolve to a file', () => {
  const lost = sources.flatMap((source) =>
    source.imports
      // Model files that a package ships and its `exports` hide.
      .filter(({ lost: isLost, specifier }) => isLost && !specifier.includes('/node_modules/'))
      .map(({ specifier }) => `${source.path} -> ${specifier}`),
  );
  expect(lost).toEqual([]);
});

test('what the mock loads uses relative imports only, all the way down', () => {
  const seen = new Set<Source>();
  const walk = (source: Source): void => {
    if (seen.has(source)) return;
    seen.add(source);
    for (const { target, typeOnly } of source.imports) if (target && !typeOnly) walk(target);
  };
  for (const source of product) if (source.layer === 'mock') walk(source);
  const aliased = [...seen].flatMap((source) =>
    source.imports
      .filter(({ specifier, typeOnly }) => !typeOnly && /^@\/|^@@\//.test(specifier))
      .map(({ specifier }) => `${source.path} -> ${specifier}`),
  );
  expect(aliased).toEqual([]);
});

test('engine knows no React, antd or Umi; services and domain know no React', () => {
  const foreign: Readonly<Record<string, RegExp>> = {
    engine: /^(react|antd|@ant-design|@umijs|ahooks)/,
    services: /^(react|antd|@ant-design|@umijs|ahooks)/,
    domain: /^(react|antd|@ant-design|@umijs|ahooks|mediabunny)/,
  };
  const wrong = product.flatMap((source) =>
    source.imports
      .filter(({ specifier }) => foreign[source.layer]?.test(specifier))
      .map(({ specifier }) => `${source.path} -> ${specifier}`),
  );
  expect(wrong).toEqual([]);
});

test('the API calls import their schemas as types only: zod stays out of the entry', () => {
  const eager = product
    .filter((source) => /^src\/services\/[^/]+\/api\.ts$/.test(source.path))
    .flatMap((source) =>
      source.imports
        .filter(({ specifier, typeOnly }) => /schema|contract|^zod$/.test(specifier) && !typeOnly)
        .map(() => source.path),
    );
  expect(eager).toEqual([]);
});

test('no import cycles', () => {
  expect(cycles(product)).toEqual([]);
});

test('no Chinese literal outside messages and data files', () => {
  const isData = (path: string) =>
    /^(locales|mock|config)\//.test(path) ||
    /(^|\/)data\/|\.data\.ts$|\/(frameworks|compliance|platforms|captionTemplates)(\/|\.)/.test(path);
  const found = product
    .filter((source) => !isData(source.path))
    .flatMap((source) => cjkLiterals(source).map((line) => `${source.path}:${line}`));
  expect(found).toEqual([]);
});

test('no literal color outside the theme, templates and data of what is drawn into the video', () => {
  const found = product
    .filter(({ path }) => /^src\/(shell|pages|features|blocks|components)\//.test(path) && !path.endsWith('.data.ts'))
    .flatMap((source) =>
      [...source.code.matchAll(/['"`(: ]#(?:[0-9a-fA-F]{6}|[0-9a-fA-F]{3})\b(?!['"]\s*:)/g)].map(
        (match) => `${source.path} ${match[0]}`,
      ),
    );
  expect(found).toEqual([]);
});

test('screens load through useLoad: useRequest of ahooks and of Umi write each failure to the console', () => {
  const found = product.filter(
    (source) => /\buseRequest\b/.test(source.code) && source.path !== 'src/hooks/useLoad.ts',
  );
  expect(found.map((source) => source.path)).toEqual([]);
});

test('parts of a page are loaded by lazyPart, which waits for the network', () => {
  const other = product.filter(({ code, path }) => /\blazy\(/.test(code) && path !== 'src/components/lazyPart.ts');
  expect(other.map(({ path }) => path)).toEqual([]);
});

test('links to other pages are PageLinks, which ask whether the page may be opened', () => {
  const isInside = (path: string): boolean =>
    /^src\/(blocks|features|pages)\//.test(path) && !/^src\/features\/(auth|home)\//.test(path);
  const other = product.filter(({ code, path }) => isInside(path) && /<Link\b/.test(code));
  expect(other.map(({ path }) => path)).toEqual([]);
});

test('buttons that open another page are PageButtons, and entries of menus ask whether the page may be opened', () => {
  const inside = product.filter(
    ({ path }) => /^src\/(blocks|features)\//.test(path) && !/^src\/features\/(auth|home)\//.test(path),
  );
  const goes = String.raw`\(\) => (?:history\.push|navigate)\(`;
  const buttons = inside.filter(({ code }) => new RegExp(`onClick=\\{${goes}[\`'"]/`).test(code));
  expect(buttons.map(({ path }) => path)).toEqual([]);
  const entries = inside.filter(({ code }) => new RegExp(`onClick: ${goes}`).test(code));
  expect(entries.length).toBeGreaterThan(2);
  expect(entries.filter(({ code }) => !/canVisit\(/.test(code)).map(({ path }) => path)).toEqual([]);
});

test('whoever plays or exports a video asks for the mark of the brand', () => {
  const outside = product.filter(({ path }) => /^src\/(blocks|features|shell)\//.test(path));
  const makers = outside.filter(({ code }) => /\b(startExport|createPlayer|forecastCopy)\(/.test(code));
  expect(makers.length).toBeGreaterThan(5);
  expect(makers.filter(({ code }) => !code.includes('watermark: merchantWatermark()')).map(({ path }) => path)).toEqual(
    [],
  );
});

test('moments are written by useDates, which keeps the merchant’s clocks and names their zone', () => {
  const ways =
    /\.toLocale(?:Time|Date)String\(|new Date\([^)]*\)\.toLocaleString\(|dayjs\([^)]*\)\.format\(['"`][^'"`]*HH:/g;
  const inHooks = new Set(['src/hooks/useDates.ts', 'src/lib/merchantZone.ts']);
  // What antd's time picker gives is a time of day of no zone.
  const isPicker = (path: string) => path === 'src/features/publish/accounts/SlotsInput.tsx';
  const found = product
    .filter(({ path }) => /^src\/(shell|pages|features|blocks|components|hooks)\//.test(path) && !inHooks.has(path))
    .filter(({ path }) => !isPicker(path))
    .flatMap(({ path, code }) => [...code.matchAll(ways)].map(([way]) => `${path} ${way}`));
  expect(found).toEqual([]);
  // An hour without a zone stands only where the zone stands beside it.
  const bare = product.filter(({ path, code }) => !inHooks.has(path) && /\.bareTime\(/.test(code));
  expect(bare.filter(({ code }) => !/zoneNameAt\(|zoneName\(/.test(code)).map(({ path }) => path)).toEqual([]);
});

test('figures are grouped in the language in use, not in the browser’s', () => {
  expect(product.filter(({ code }) => code.includes('.toLocaleString()')).map(({ path }) => path)).toEqual([]);
});

test('files stay small', () => {
  const isData = (path: string) =>
    /^(locales|mock\/_data)\//.test(path) || /\/data\/|\.data\.ts$|schema\.ts$/.test(path);
  const long = product
    .filter(
      (source) => !isData(source.path) && source.lines > 400 && !/^\/\*\*?[\s\S]{0,600}long because/i.test(source.code),
    )
    .map((source) => `${source.path} ${source.lines}`);
  expect(long).toEqual([]);
});
