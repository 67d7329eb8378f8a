/** @jest-config-loader esbuild-register */

import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { createConfig } from '@umijs/max/test';
import type { Config } from 'jest';
import { libraryMapper } from './src/testing/jest/bundleLibraries';

/** Written by `max setup`, which runs after each installation. */
const generated = './src/.umi';
if (!existsSync(generated)) throw new Error('src/.umi is missing: npm run setup');

/**
 * Umi's aliases by hand: asking Umi for them starts its whole service, which takes longer than most test files.
 * One copy of each of React's packages, whoever imports them.
 */
const moduleNameMapper = {
  ...createConfig().moduleNameMapper,
  '^@/(.*)$': '<rootDir>/src/$1',
  '^@@/(.*)$': '<rootDir>/src/.umi/$1',
  '^(?:umi|@umijs/max)$': '<rootDir>/src/.umi/exports',
  '^antd/es/(.*)$': '<rootDir>/node_modules/antd/lib/$1',
  '^(react|react-dom|react-router|react-router-dom|antd)(/.*)?$': '<rootDir>/node_modules/$1$2',
  '^moment(/.*)?$': '<rootDir>/node_modules/dayjs$1',
};

/** Room for what a page test makes and drops: to collect it more often took a tenth of the time. The workers inherit it. */
process.env.NODE_OPTIONS = [process.env.NODE_OPTIONS, '--max-semi-space-size=64'].filter(Boolean).join(' ');

const common = {
  ...createConfig({
    jsTransformer: 'esbuild',
    jsTransformerOpts: { jsx: 'automatic', supported: { 'dynamic-import': false } },
  }),
  moduleNameMapper,
  runtime: '<rootDir>/src/testing/jest/runtime.cjs',
  // Big packages that are CommonJS already: to transform them again doubles the time to load a page.
  transformIgnorePatterns: [
    '/\\.cache/jest-libraries/',
    '/node_modules/(antd|@ant-design/[^/]+|@rc-component/[^/]+)/lib/',
    '/node_modules/(react|react-dom|scheduler|dayjs|lodash|jsdom|@babel/runtime/helpers|@testing-library/[^/]+)/(?!esm/)',
  ],
  // An unhandled rejection fails the test that caused it. Spread, for jest's types do not know the option.
  ...{ waitForUnhandledRejections: true },
  // Test code sees globals through a proxy, which makes sample loops with Math ten times as slow; these are passed in.
  sandboxInjectedGlobals: ['Math', 'Number', 'Float32Array', 'Uint8Array', 'Uint8ClampedArray', 'DataView'],
} as Config;

/**
 * Two projects, told apart by the file's name: `*.test.ts` is pure code in node, without a window and without the app;
 * `*.test.tsx` and `*.dom.test.ts` run in jsdom.
 */
const config: Config = {
  testTimeout: 30_000,
  // One more than there are cores: tests wait for answers and timers, and with as many as cores an eighth of the time is lost.
  maxWorkers: availableParallelism() + 1,
  // A worker keeps the compiled modules of all that it has run; three that never forget fill a small machine.
  workerIdleMemoryLimit: '3GB',
  globalSetup: '<rootDir>/src/testing/jest/prepare.ts',
  testSequencer: '<rootDir>/src/testing/jest/slowFirst.cjs',
  projects: [
    {
      ...common,
      displayName: 'node',
      testEnvironment: 'node',
      setupFiles: [],
      setupFilesAfterEnv: ['<rootDir>/src/testing/jest/failOnNoise.ts'],
      testMatch: ['<rootDir>/src/**/*.test.ts'],
      testPathIgnorePatterns: ['\\.dom\\.test\\.ts$'],
    },
    {
      ...common,
      displayName: 'jsdom',
      moduleNameMapper: {
        ...libraryMapper,
        '^idb$': '<rootDir>/src/testing/jest/idb.ts',
        ...moduleNameMapper,
      },
      testEnvironment: 'jsdom',
      setupFiles: ['<rootDir>/src/testing/jest/polyfills.ts'],
      setupFilesAfterEnv: ['<rootDir>/src/testing/jest/failOnNoise.ts', '<rootDir>/src/testing/jest/dom.ts'],
      testMatch: ['<rootDir>/src/**/*.test.tsx', '<rootDir>/src/**/*.dom.test.ts'],
    },
  ],
};
export default config;
