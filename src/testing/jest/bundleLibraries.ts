import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build, type Plugin } from 'esbuild';

const folder = join('.cache', 'jest-libraries');
const bundleFile = 'all.cjs';

/** What pages import of antd and its companions → what stands for it in the bundle. Of ProComponents there is only the layout. */
const libraries: Readonly<Record<string, string>> = {
  antd: 'antd',
  '@ant-design/icons': '@ant-design/icons',
  '@ant-design/icons/ArrowRightOutlined': '@ant-design/icons/lib/icons/ArrowRightOutlined',
  '@ant-design/pro-components': '@ant-design/pro-components/lib/layout',
  '@ant-design/x/es/bubble': '@ant-design/x/lib/bubble',
  '@ant-design/x/es/sender': '@ant-design/x/lib/sender',
  '@ant-design/x/es/thought-chain': '@ant-design/x/lib/thought-chain',
};

const fileOf = (library: string): string => `${library.replaceAll(/\W+/g, '-')}.cjs`;

/** For jest's `moduleNameMapper`. */
export const libraryMapper: Readonly<Record<string, string>> = Object.fromEntries(
  Object.keys(libraries).map((library) => [`^${library}$`, `<rootDir>/${folder}/${fileOf(library)}`]),
);

/** Modules of antd that only make style sheets, of which tests have none. */
const standIns: readonly (readonly [path: RegExp, file: string])[] = [
  [/\/(dynamicCSS|cssUtils)\.js$/, 'noStyles.ts'],
  [/\/useStyleRegister\.js$/, 'noStyleRegister.ts'],
  [/\/cssinjs-utils\/lib\/util\/genStyleUtils\.js$/, 'noStyleHooks.ts'],
  [/\/util\/statistic\.js$/, 'noTokenStatistic.ts'],
];

const withoutStyles: Plugin = {
  name: 'without styles',
  setup({ onLoad }) {
    for (const [filter, file] of standIns)
      onLoad({ filter }, () => ({ contents: readFileSync(join('src/testing/jest', file), 'utf8'), loader: 'ts' }));
  },
};

/**
 * Puts antd and its companions into one file: a test of a page read, resolved and ran some two thousand, anew for each
 * test file. What pages share with them beside React and dayjs, they share through what is named in {@link libraries}.
 */
export async function bundleLibraries(): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const getters = Object.entries(libraries).map(
    ([library, path]) => `get ${JSON.stringify(library)}() { return require(${JSON.stringify(path)}); },`,
  );
  await build({
    stdin: { contents: `module.exports = {\n${getters.join('\n')}\n};`, resolveDir: process.cwd(), loader: 'js' },
    plugins: [withoutStyles],
    outfile: resolve(folder, bundleFile),
    bundle: true,
    external: ['react', 'react-dom', 'dayjs'],
    platform: 'node',
    format: 'cjs',
    logLevel: 'error',
  });
  for (const library of Object.keys(libraries))
    writeFileSync(
      join(folder, fileOf(library)),
      `module.exports = require('./${bundleFile}')[${JSON.stringify(library)}];\n`,
    );
}
