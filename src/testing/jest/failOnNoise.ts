import { format } from 'node:util';

/** What the test printed on the console. A test that expects noise spies on the console itself. */
const printed: string[] = [];

for (const level of ['error', 'warn'] as const) {
  console[level] = (...parts: unknown[]) => {
    printed.push(`console.${level}: ${format(...parts)}`);
  };
}

// The request layer logs what an HTTP code means, by design.
console.info = () => undefined;

afterEach(() => {
  const noise = printed.splice(0).join('\n\n');
  if (noise) throw new Error(noise);
});
