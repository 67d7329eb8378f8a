import { buildSync } from 'esbuild';
import { MOCK_SERVER_FILE } from '../mock/startMockServer';

/** Once before a run of the tests. */
export default function bundleMockServer(): void {
  buildSync({
    entryPoints: ['src/testing/mock/server.ts'],
    outfile: MOCK_SERVER_FILE,
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'cjs',
    logLevel: 'error',
  });
}
