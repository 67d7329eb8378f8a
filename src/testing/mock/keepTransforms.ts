import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

interface Transformed {
  readonly code: string;
  readonly map: string;
  readonly warnings: readonly unknown[];
}

interface Transformer {
  readonly transformSync: (code: string, options?: object) => Transformed;
}

const folder = join('.cache', 'mock-transforms');

/**
 * Umi's loader transforms the mock's three hundred files anew in every process, and a run of the tests starts more than
 * a hundred: what one process has transformed, the others read. Kept by content and options, so that nothing goes stale.
 *
 * @param path resolved path of the transformer's module; to be called before the loader requires it
 */
export function keepTransforms(path: string): void {
  const transformer = require(path) as Transformer;
  const loaded = require.cache[path];
  if (!loaded) return;
  mkdirSync(folder, { recursive: true });
  const transformSync = (code: string, options?: object): Transformed => {
    const name = createHash('sha1').update(JSON.stringify(options)).update(code).digest('hex');
    const file = join(folder, `${name}.json`);
    try {
      return JSON.parse(readFileSync(file, 'utf8')) as Transformed;
    } catch {
      const { code: output, map } = transformer.transformSync(code, options);
      const made = { code: output, map, warnings: [] };
      // Two processes may make the same file at a time: each writes its own and puts it in place whole.
      const temporary = `${file}.${process.pid}`;
      writeFileSync(temporary, JSON.stringify(made));
      renameSync(temporary, file);
      return made;
    }
  };
  // Its own properties cannot be changed: the loader is given a copy.
  loaded.exports = { ...transformer, transformSync };
}
