import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openapi } from './openapi';
import { allOperations } from './operations';

/** `npm run contract`: writes mock/openapi.json. */
const operations = allOperations();
writeFileSync(join('mock', 'openapi.json'), `${JSON.stringify(openapi(operations), null, 2)}\n`);
console.info(`mock/openapi.json: ${operations.length} operations`);
