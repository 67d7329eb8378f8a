import { hashContent } from '../../engine/resolve/hashContent';

/** Media ids by address: the same picture or recording is one entry of the project's media table. */
export const shotMediaId = (url: string): string => `shot-${hashContent(url)}`;
export const soundMediaId = (url: string): string => `sound-${hashContent(url)}`;
