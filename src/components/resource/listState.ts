/** State of a list page as it stands in the address. */
export interface ListState {
  readonly page: number;
  readonly pageSize: number;
  readonly keyword: string;
  readonly sort: string;
  readonly order: 'asc' | 'desc';
  readonly view: 'table' | 'cards' | '';
  /** `new`, the id of the record in the drawer, or empty. */
  readonly open: string;
  readonly filters: Readonly<Record<string, string>>;
}

export interface ListShape {
  /** Filter key → its allowed values, or undefined when they come with the list. */
  readonly filters: Readonly<Record<string, readonly string[] | undefined>>;
  readonly sortable: readonly string[];
}

export const pageSizes = [20, 50, 100, 500] as const;
const defaultPageSize = 20;
const maxText = 100;

export const emptyListState: ListState = {
  page: 1,
  pageSize: defaultPageSize,
  keyword: '',
  sort: '',
  order: 'desc',
  view: '',
  open: '',
  filters: {},
};

/** Reads the address; whatever is invalid is dropped, so that a mangled link still shows the list. */
export function readListState(params: URLSearchParams, shape: ListShape): ListState {
  const sort = params.get('sort') ?? '';
  const view = params.get('view') ?? '';
  const filters: Record<string, string> = {};
  for (const [key, allowed] of Object.entries(shape.filters)) {
    const value = params.get(key);
    if (value && value.length <= maxText && (!allowed || allowed.includes(value))) filters[key] = value;
  }
  return {
    page: positive(params.get('page'), 1),
    pageSize: pageSizes.find((size) => String(size) === params.get('page_size')) ?? defaultPageSize,
    keyword: (params.get('keyword') ?? '').slice(0, maxText),
    sort: shape.sortable.includes(sort) ? sort : '',
    order: params.get('order') === 'asc' ? 'asc' : 'desc',
    view: view === 'table' || view === 'cards' ? view : '',
    open: (params.get('open') ?? '').slice(0, 64),
    filters,
  };
}

/** Writes the address; defaults are left out, keys that are not the list's stay. */
export function writeListState(state: ListState, before: URLSearchParams, shape: ListShape): URLSearchParams {
  const params = new URLSearchParams(before);
  const put = (key: string, value: string) => (value ? params.set(key, value) : params.delete(key));
  put('page', state.page > 1 ? String(state.page) : '');
  put('page_size', state.pageSize === defaultPageSize ? '' : String(state.pageSize));
  put('keyword', state.keyword);
  put('sort', state.sort);
  put('order', state.sort && state.order === 'asc' ? 'asc' : '');
  put('view', state.view);
  put('open', state.open);
  for (const key of Object.keys(shape.filters)) put(key, state.filters[key] ?? '');
  return params;
}

export function isFiltered(state: ListState): boolean {
  return state.keyword !== '' || Object.keys(state.filters).length > 0;
}

function positive(text: string | null, fallback: number): number {
  const value = Number(text);
  return Number.isInteger(value) && value >= 1 && value <= 100_000 ? value : fallback;
}
