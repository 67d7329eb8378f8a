import { layout } from '../../config/layout';

/** Whether a page is for people without a session too: none of them is led away from it. */
export const isPublicPath = (path: string): boolean =>
  layout.publicPaths.some((known) => known === path) || layout.publicFolders.some((folder) => path.startsWith(folder));
