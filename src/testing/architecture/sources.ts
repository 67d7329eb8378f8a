import { readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, posix, relative, sep } from 'node:path';

interface Import {
  readonly specifier: string;
  readonly typeOnly: boolean;
  /** `import('…')` and workers: fetched when they are asked for. */
  readonly isLazy: boolean;
  /** The project file it leads to; undefined for packages, styles and images. */
  readonly target: Source | undefined;
  readonly lost: boolean;
}

export interface Source {
  /** From the project's root, with slashes. */
  readonly path: string;
  readonly layer: string;
  /** Second folder: features/<area>, pages/<area>. */
  readonly area: string;
  readonly code: string;
  readonly lines: number;
  readonly isTest: boolean;
  imports: Import[];
}

const root = join(__dirname, '../../..');
const folders = ['src', 'mock', 'config', 'locales'];
const importPattern =
  /(?:^|\n)\s*(?:import|export)\s+(type\s+)?(?:[^'";]*?\sfrom\s+)?['"]([^'"]+)['"]|import\(\s*['"]([^'"]+)['"]\s*\)|new URL\(\s*['"](\.[^'"]+)['"]/g;

function walk(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    if (name.startsWith('.') || name === 'node_modules') return [];
    const path = join(folder, name);
    if (statSync(path).isDirectory()) return walk(path);
    return /\.tsx?$/.test(name) && !name.endsWith('.d.ts') ? [path] : [];
  });
}

function layerOf(path: string): string {
  const [top, second = ''] = path.split('/');
  if (top !== 'src') return top ?? '';
  if (second === 'locales') return 'locales';
  return second.includes('.') ? 'runtime' : second;
}

/** Reads every TypeScript file of the product and links their imports. */
export function readSources(): Source[] {
  const sources = folders
    .flatMap((folder) => walk(join(root, folder)))
    .map((file): Source => {
      const path = relative(root, file).split(sep).join('/');
      const code = readFileSync(file, 'utf8');
      return {
        path,
        layer: layerOf(path),
        area: path.split('/')[2] ?? '',
        code,
        lines: code.split('\n').length,
        isTest: /\.test\.tsx?$/.test(path),
        imports: [],
      };
    });
  const byPath = new Map(sources.map((source) => [source.path, source]));
  for (const source of sources) source.imports = importsOf(source, byPath);
  return sources;
}

function importsOf(source: Source, byPath: ReadonlyMap<string, Source>): Import[] {
  return [...withoutComments(source.code).matchAll(importPattern)].map((match) => {
    const specifier = match[2] ?? match[3] ?? match[4] ?? '';
    const base = localBase(source.path, specifier);
    const target = base === undefined ? undefined : find(base, byPath);
    const isCode = base !== undefined && !/\.(css|less|svg|png|jpe?g|json|woff2?|wasm|mjs|md)(\?.*)?$/.test(base);
    return {
      specifier,
      typeOnly: Boolean(match[1]),
      isLazy: match[2] === undefined,
      target,
      lost: isCode && target === undefined,
    };
  });
}

function localBase(from: string, specifier: string): string | undefined {
  if (specifier.startsWith('@/')) return `src/${specifier.slice(2)}`;
  if (specifier.startsWith('.')) return posix.normalize(posix.join(dirname(from), specifier));
  return undefined;
}

function find(base: string, byPath: ReadonlyMap<string, Source>): Source | undefined {
  const candidates = [base, `${base}.ts`, `${base}.tsx`, `${base}/index.ts`, `${base}/index.tsx`];
  return candidates.map((path) => byPath.get(path)).find((source) => source !== undefined);
}

function withoutComments(code: string): string {
  return code
    .replace(/\/\*[\s\S]*?\*\//g, (text) => text.replace(/[^\n]/g, ' '))
    .replace(/(^|[^:'"`\\])\/\/[^\n]*/g, '$1');
}

/** Line numbers that hold Chinese characters outside comments. */
export function cjkLiterals(source: Source): number[] {
  return withoutComments(source.code)
    .split('\n')
    .flatMap((line, index) => (/[\u3400-\u9fff]/.test(line) ? [index + 1] : []));
}

/** Import cycles through value imports, each as a readable chain. */
export function cycles(sources: readonly Source[]): string[] {
  const state = new Map<Source, 'open' | 'done'>();
  const found: string[] = [];
  const visit = (source: Source, chain: readonly Source[]): void => {
    if (state.get(source) === 'done') return;
    if (state.get(source) === 'open') {
      found.push([...chain.slice(chain.indexOf(source)), source].map((item) => item.path).join(' -> '));
      return;
    }
    state.set(source, 'open');
    for (const { target, typeOnly } of source.imports) if (target && !typeOnly) visit(target, [...chain, source]);
    state.set(source, 'done');
  };
  for (const source of sources) visit(source, []);
  return found;
}
