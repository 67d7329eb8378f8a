import type { ListShape, ListState } from '@/components/resource/listState';
import type { ResourceFilter, ResourceQuery } from '@/components/resource/types';

/** What of the list stands in the address. */
export const libraryShape: ListShape = {
  sortable: ['created_at', 'name', 'size', 'duration', 'used_in'],
  filters: {
    folder: undefined,
    kind: ['image', 'video', 'audio', 'document', 'other'],
    shape: ['portrait', 'landscape', 'square'],
    length: ['flash', 'short', 'medium', 'long'],
    tag: undefined,
  },
};

/** Filters of the bar; the folder has the rail. */
export const libraryFilters: readonly ResourceFilter[] = [
  { key: 'kind', label: 'library.kind', options: 'fromList' },
  { key: 'shape', label: 'library.shape', options: 'fromList' },
  { key: 'length', label: 'library.length', options: 'fromList' },
  { key: 'tag', label: 'library.tag', options: 'fromList' },
];

/** The call's query of a state in the address. */
export function libraryQuery(state: ListState, status: 1 | -1): Omit<ResourceQuery, 'page' | 'page_size'> {
  const { folder, ...filters } = state.filters;
  return {
    ...filters,
    status,
    ...(folder ? { folder_id: folder } : {}),
    ...(state.keyword ? { keyword: state.keyword } : {}),
    ...(state.sort ? { sort: state.sort, order: state.order } : {}),
  };
}

export const sortings = [
  { value: '', id: 'library.sort.newest' },
  { value: 'created_at.asc', id: 'library.sort.oldest' },
  { value: 'name.asc', id: 'library.sort.name' },
  { value: 'size.desc', id: 'library.sort.largest' },
  { value: 'duration.desc', id: 'library.sort.longest' },
  { value: 'used_in.desc', id: 'library.sort.used' },
] as const;

/** A choice of the sort box as the address has it, and back. */
export const sortingOf = ({ sort, order }: Pick<ListState, 'sort' | 'order'>): string =>
  sort ? `${sort}.${order}` : '';

export function readSorting(value: string): Pick<ListState, 'sort' | 'order'> {
  const [sort = '', order] = value.split('.');
  return { sort, order: order === 'asc' ? 'asc' : 'desc' };
}
