import { rmSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** `npm run mock:reset`: forgets the mock's state and stored files. Stop the dev server first, or it writes them again. */
const folder = resolve(process.env.MOCK_CACHE_DIR || join('.cache', 'mock'));
rmSync(join(folder, 'state.json'), { force: true });
rmSync(join(folder, 'objects'), { recursive: true, force: true });
console.info(`mock state removed from ${folder}`);
