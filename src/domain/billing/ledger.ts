/** What a line of the credit ledger counts for. */
interface CreditLine {
  readonly id: string;
  readonly kind: 'grant' | 'hold' | 'settle' | 'refund';
  /** Signed change of the balance. */
  readonly credits: number;
  /** Of a settle or refund: the hold that it answers. */
  readonly hold_id?: string | undefined;
}

interface CreditSums {
  /** Credits that came in. */
  readonly granted: number;
  /** Credits that went out and did not come back; what is held counts as gone. */
  readonly used: number;
  /** Of the used: what work that has not ended holds. It may still come back. */
  readonly held: number;
}

/**
 * Sums of a part of the ledger. Of the whole ledger `granted − used` is the balance.
 * @param part lines that are summed
 * @param whole the whole ledger: a hold of the part may be answered outside of it
 */
export function sumCredits(part: readonly CreditLine[], whole: readonly CreditLine[] = part): CreditSums {
  const answered = new Set(whole.flatMap(({ hold_id }) => (hold_id ? [hold_id] : [])));
  let granted = 0;
  let used = 0;
  let held = 0;
  for (const { id, kind, credits } of part) {
    if (kind === 'grant') granted += credits;
    else used -= credits;
    if (kind === 'hold' && !answered.has(id)) held -= credits;
  }
  return { granted, used, held };
}
