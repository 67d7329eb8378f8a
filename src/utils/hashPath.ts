import { md5 } from 'js-md5';

/**
 * Where an upload made at `time` goes (brief, point 5; ruling 20): `folders` are four one-character folders, the first
 * hex digits of md5(time in ms); `hash8` the first eight, for the file's name.
 */
export function hashPath(time: number): { readonly folders: string; readonly hash8: string } {
  const hash8 = md5(String(time)).slice(0, 8);
  return { folders: [...hash8.slice(0, 4)].join('/'), hash8 };
}
