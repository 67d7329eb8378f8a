import '@testing-library/jest-dom';
import { format } from 'node:util';

// Umi's set-up loads the app's runtime; tests of the mock and of the contract run in node, without a window for it.
if (typeof window !== 'undefined') require('@umijs/max/test-setup');

/** What the test said on the console. A test that expects noise spies on the console itself. */
const said: string[] = [];

for (const level of ['error', 'warn'] as const) {
  console[level] = (...parts: unknown[]) => {
    said.push(`console.${level}: ${format(...parts)}`);
  };
}

// The request layer logs what an HTTP code means, by design.
console.info = () => undefined;

// Answers come over a real network and toasts on their own timers: tests wait for what they expect, not for React.
beforeEach(() => {
  (globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = false;
});

afterEach(() => {
  const noise = said.splice(0).join('\n\n');
  if (noise) throw new Error(noise);
});

// What one test has read is not shown to the next; in suites that never load the cache there is nothing to forget.
afterEach(() => {
  if (typeof window === 'undefined') return;
  (require('@/lib/request/cache') as typeof import('@/lib/request/cache')).clearCache();
});
