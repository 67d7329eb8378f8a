import { readdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { build, type Plugin } from 'esbuild';
import { MOCK_SERVER_FILE } from '../mock/startMockServer';

/** Files of the mock that read or start what lies beside them: in a bundle, too, they know their folder. */
const ownFolders: Plugin = {
  name: 'own folders',
  setup({ onLoad }) {
    onLoad({ filter: /\/mock\/.*\.ts$/ }, ({ path }) => {
      const contents = readFileSync(path, 'utf8');
      return { contents: contents.replaceAll('__dirname', JSON.stringify(dirname(path))), loader: 'ts' };
    });
  },
};

/** Makes the server with all files of the mock in one: each start would read 700 of them. */
export async function bundleMockServer(): Promise<void> {
  const tables = readdirSync('mock').filter((name) => name.endsWith('.ts'));
  await build({
    stdin: {
      contents: [
        "import { serveMock } from './src/testing/mock/server';",
        ...tables.map((name, index) => `import table${index} from './mock/${name}';`),
        `serveMock([${tables.map((_, index) => `table${index}`)}]);`,
      ].join('\n'),
      resolveDir: process.cwd(),
      loader: 'ts',
    },
    plugins: [ownFolders],
    outfile: MOCK_SERVER_FILE,
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'cjs',
    logLevel: 'error',
  });
}
