import type { MessageId } from '@/hooks/useT';
import { allPages } from '../../../config/routes';
import type { AppRoute } from '../../../config/routes/types';

const normal = (path: string): string => (path.length > 1 ? path.replace(/\/+$/, '') : path);

const byPath = new Map(allPages.map((page) => [page.path ?? '', page]));

/** The declared page of a path; undefined for paths that are not listed. */
export function pageOf(path: string): AppRoute | undefined {
  return byPath.get(normal(path));
}

/** Id of a page's or group's label. Every declared name has one; a test checks it. */
export function labelId(name: string): MessageId {
  return `menu.${name}` as MessageId;
}
