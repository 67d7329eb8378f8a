export interface PageQuery {
  readonly page: number;
  readonly page_size: number;
  readonly keyword?: string;
  readonly sort?: string;
  readonly order?: 'asc' | 'desc';
}

interface PagedOptions<R> {
  /** Fields that the keyword is looked for in. */
  readonly search?: readonly (keyof R & string)[];
  /** Default order: this field, newest (largest) first. */
  readonly sort?: keyof R & string;
}

const collator = new Intl.Collator('zh-CN', { numeric: true });

function compare(left: unknown, right: unknown): number {
  if (typeof left === 'number' && typeof right === 'number') return left - right;
  return collator.compare(String(left ?? ''), String(right ?? ''));
}

function matches<R extends object>(row: R, words: readonly string[], fields: readonly (keyof R & string)[]): boolean {
  const text = fields.map((field) => String(row[field] ?? '').toLowerCase()).join('\n');
  return words.every((word) => text.includes(word));
}

/** Filters by keyword, sorts by a field that the rows have (anything else is ignored) and cuts the page. */
export function paged<R extends object>(rows: readonly R[], query: PageQuery, options: PagedOptions<R> = {}) {
  const words = (query.keyword ?? '').toLowerCase().split(/\s+/).filter(Boolean);
  const found = words.length > 0 ? rows.filter((row) => matches(row, words, options.search ?? [])) : rows;
  const [sample] = found;
  const asked = query.sort !== undefined && sample !== undefined && Object.hasOwn(sample, query.sort);
  const field = (asked ? query.sort : (options.sort ?? 'created_at')) as keyof R;
  const direction = asked && query.order !== 'desc' ? 1 : -1;
  const sorted = [...found].sort((left, right) => direction * compare(left[field], right[field]));
  const from = (query.page - 1) * query.page_size;
  return {
    list: sorted.slice(from, from + query.page_size),
    paginator: {
      currentPage: query.page,
      itemsPerPage: query.page_size,
      numPages: Math.max(1, Math.ceil(sorted.length / query.page_size)),
      total: sorted.length,
    },
  };
}
