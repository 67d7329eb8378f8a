/** @jest-config-loader esbuild-register */

import { configUmiAlias, createConfig } from '@umijs/max/test';
import type { Config } from 'jest';

export default async (): Promise<Config> => {
  const config = await configUmiAlias({
    ...createConfig({
      target: 'browser',
      jsTransformer: 'esbuild',
      jsTransformerOpts: { jsx: 'automatic', supported: { 'dynamic-import': false } },
    }),
    setupFiles: ['<rootDir>/src/testing/jest/polyfills.ts'],
    setupFilesAfterEnv: ['<rootDir>/src/testing/jest/setup.ts'],
    // An unhandled rejection fails the test that caused it. Spread, for jest's types do not know the option.
    ...{ waitForUnhandledRejections: true },
    // jest leaves a core free by default: on the two of a small machine that is half of it.
    maxWorkers: '100%',
    testMatch: ['<rootDir>/src/**/*.test.{ts,tsx}'],
  });
  return config as Config;
};
