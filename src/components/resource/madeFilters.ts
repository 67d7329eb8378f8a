import type { ResourceFilter } from './types';

/** By whom and on which days records were made; the call takes `madeFilter` of the contract and brings the choices. */
export const madeFilters: readonly ResourceFilter[] = [
  { key: 'author_id', label: 'resource.author', options: 'fromList', isRare: true },
  { key: 'made', label: 'resource.made', options: 'fromList', isRare: true },
];
