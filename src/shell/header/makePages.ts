import { composeRoutes, editorRoutes } from '../../../config/routes';
import type { AppRoute } from '../../../config/routes/types';
import type { Rights } from '../rights';

/** Keys of the pages that make something, in the order of the create menu. */
const makers = [
  'compose.post',
  'compose.template_to_video',
  'compose.rewrite_to_video',
  'editor.clipper',
  'editor.timeline',
  'compose.analyze',
  'editor.aicreate',
  'editor.script',
  'editor.article',
  'editor.note',
];

/** The pages where something new begins, of those that the user may open. */
export function makePages(rights: Pick<Rights, 'canVisit'>): AppRoute[] {
  const pages = [...(composeRoutes.routes ?? []), ...(editorRoutes.routes ?? [])];
  return makers
    .flatMap((name) => pages.filter((page) => page.name === name))
    .filter((page) => page.name && rights.canVisit({ name: page.name }));
}
