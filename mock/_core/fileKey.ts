import { cleanFileName } from '../../src/utils/cleanFileName';
import { hashPath } from '../../src/utils/hashPath';
import { clock } from './clock';
import { nextNumber } from './store';

/** Key of a file that the server itself stores, in the form uploads have (ruling 20); `extension` when the name has none. */
export function newFileKey(name: string, extension = ''): string {
  const { folders, hash8 } = hashPath(clock.now() + nextNumber());
  const cleaned = cleanFileName(name).slice(-80);
  return `${folders}/${hash8}_${cleaned}${extension && !/\.\w{2,5}$/.test(cleaned) ? `.${extension}` : ''}`;
}
