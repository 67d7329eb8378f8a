import { type CreditCodeFault, creditCodeFault, plainCreditCode } from './certification';

/** Where a request for an invoice stands. */
export const invoiceStates = ['pending', 'issued', 'rejected', 'withdrawn'] as const;
export type InvoiceState = (typeof invoiceStates)[number];

/** To whom an invoice is made out: a person (个人) or a company (企业), which has a tax number. */
export const titleKinds = ['personal', 'company'] as const;
type TitleKind = (typeof titleKinds)[number];

export const invoiceLimits = { title: 100, email: 120, rows: 100, number: 40, reason: 200, url: 500 } as const;

/** What an invoice is to say. */
export interface InvoiceTitle {
  readonly kind: TitleKind;
  readonly title: string;
  /** Of a company its unified social credit code; of a person ''. */
  readonly tax_number: string;
  readonly email: string;
}

export type InvoiceFault =
  | { readonly field: 'title' | 'email' | 'tax_number'; readonly problem: 'required' }
  | { readonly field: 'email'; readonly problem: 'format' }
  | { readonly field: 'tax_number'; readonly problem: CreditCodeFault };

/** One address: something, an @, and a host with a dot; no blanks. */
const emailPattern = /^[^\s@,;]+@[^\s@,;.]+(\.[^\s@,;.]+)+$/;
export const isEmail = (text: string): boolean => text.length <= invoiceLimits.email && emailPattern.test(text);

/** What is wrong with what an invoice is to say, in the order of its fields; empty = nothing. */
export function invoiceFaults({ kind, title, tax_number, email }: InvoiceTitle): InvoiceFault[] {
  const faults: InvoiceFault[] = [];
  if (title.trim() === '') faults.push({ field: 'title', problem: 'required' });
  if (kind === 'company') {
    const code = tax_number.trim() === '' ? 'required' : creditCodeFault(tax_number);
    if (code) faults.push({ field: 'tax_number', problem: code });
  }
  if (email.trim() === '') faults.push({ field: 'email', problem: 'required' });
  else if (!isEmail(email.trim())) faults.push({ field: 'email', problem: 'format' });
  return faults;
}

/** As it is kept: a person has no tax number, a company's is written plainly. */
export const plainTitle = ({ kind, title, tax_number, email }: InvoiceTitle): InvoiceTitle => ({
  kind,
  title: title.trim(),
  tax_number: kind === 'company' ? plainCreditCode(tax_number) : '',
  email: email.trim(),
});

/** Fen that an invoice is over: the sum of its rows. */
export const invoiceAmount = (rows: readonly { readonly amount: number }[]): number =>
  rows.reduce((sum, { amount }) => sum + amount, 0);

/** Whether a request holds its rows: no other one can ask for them. */
export const holdsRows = (state: InvoiceState): boolean => state === 'pending' || state === 'issued';
