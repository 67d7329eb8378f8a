import { hashContent } from '../../engine/resolve/hashContent';

/** Media ids by address: the same image or recording is one entry of the project's media table. */
export const shotMediaId = (url: string): string => `shot-${hashContent(url)}`;
export const audioMediaId = (url: string): string => `sound-${hashContent(url)}`;
