import type { ImportedPost, KnownPost, RowProblem } from './types';

interface Seen {
  readonly at: number;
  /** Row of the file; absent for what is planned already. */
  readonly row?: number;
}

type Found = Pick<RowProblem, 'code' | 'column' | 'severity' | 'values'>;

const minute = 60_000;

/** What earlier rows and the calendar hold already; a row is looked at once, in its order. */
export class RowMemory {
  private readonly exact = new Map<string, Seen>();
  private readonly versions = new Map<string, Seen>();
  private readonly accounts = new Map<string, Seen[]>();

  constructor(
    taken: readonly KnownPost[],
    private readonly minGapMinutes: number,
  ) {
    for (const post of taken) this.keep(post, { at: post.at });
  }

  /** What speaks against the row; it is kept for the later ones when it will go. */
  look(row: number, post: ImportedPost, isGood: boolean): Found[] {
    const twin = this.exact.get(exactKey(post));
    if (twin) {
      const values: Found['values'] = twin.row === undefined ? {} : { row: twin.row };
      const code = twin.row === undefined ? 'PLANNED_ALREADY' : 'ROW_TWICE';
      return [{ code, column: 'video', severity: 'error', values }];
    }
    const found: Found[] = [];
    const same = this.versions.get(versionKey(post));
    if (same) found.push({ code: 'SAME_VIDEO', column: 'video', severity: 'warning', values: valuesOf(same, post) });
    const close = this.accounts
      .get(post.account_id)
      ?.find(({ at }) => Math.abs(at - post.at) < this.minGapMinutes * minute);
    if (close) {
      const values = { ...valuesOf(close, post), minutes: this.minGapMinutes };
      found.push({ code: 'TOO_CLOSE', column: 'time', severity: 'warning', values });
    }
    if (isGood) this.keep(post, { at: post.at, row });
    return found;
  }

  private keep(post: KnownPost, seen: Seen): void {
    this.exact.set(exactKey(post), seen);
    if (!this.versions.has(versionKey(post))) this.versions.set(versionKey(post), seen);
    const list = this.accounts.get(post.account_id);
    if (list) list.push(seen);
    else this.accounts.set(post.account_id, [seen]);
  }
}

const valuesOf = ({ row = 0, at }: Seen, { platform }: ImportedPost) => ({ row, at, platform });

const exactKey = ({ video_id, account_id, at }: KnownPost): string =>
  `${video_id}\u0000${account_id}\u0000${Math.floor(at / minute)}`;
const versionKey = ({ video_id, platform }: KnownPost): string => `${video_id}\u0000${platform}`;
