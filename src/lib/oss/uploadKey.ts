import { cleanFileName } from '@/utils/cleanFileName';
import { hashPath } from '@/utils/hashPath';

const longestName = 120;

/**
 * Key of an upload: four one-character folders from a hash of the time, then the cleaned name (brief, point 5;
 * ruling 20). A very long name loses its middle, never its extension.
 * @param now milliseconds since 1970
 */
export function uploadKey(name: string, now: number): string {
  const { folders, hash8 } = hashPath(now);
  return `${folders}/${hash8}_${shortened(cleanFileName(name))}`;
}

function shortened(name: string): string {
  const characters = [...name];
  if (characters.length <= longestName) return name;
  const extension = /\.[^.]{1,10}$/.exec(name)?.[0] ?? '';
  return characters.slice(0, longestName - extension.length).join('') + extension;
}
