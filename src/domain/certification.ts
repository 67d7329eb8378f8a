/** Where the papers of a merchant stand. */
export const certificationStates = ['draft', 'submitted', 'approved', 'rejected'] as const;
export type CertificationState = (typeof certificationStates)[number];

export const certificationFields = ['company', 'credit_code', 'legal_person', 'valid_until', 'license'] as const;
export type CertificationField = (typeof certificationFields)[number];

export interface CertificationPapers {
  /** Name on the license. */
  readonly company: string;
  /** 统一社会信用代码. */
  readonly credit_code: string;
  readonly legal_person: string;
  /** `YYYY-MM-DD`; '' = without an end. */
  readonly valid_until: string;
  /** Address of the image of the license. */
  readonly license: string;
}

export const certificationLimits = { company: 100, person: 40, reason: 200, imageMb: 10 } as const;

/** Characters of a code and their values, GB 32100-2015: without I, O, S, V and Z. */
const ALPHABET = '0123456789ABCDEFGHJKLMNPQRTUWXY';
const CODE_LENGTH = 18;
/** Weights of the first 17 places: powers of 3 modulo 31. */
const weights = Array.from({ length: CODE_LENGTH - 1 }, (_, index) => 3 ** index % 31);

/** A code as it is compared: capitals, without spaces and dashes, full width made plain. */
export const plainCreditCode = (text: string): string => text.normalize('NFKC').replace(/[\s-]/g, '').toUpperCase();

/** The check character of the first 17 characters of a code. They must be of the alphabet. */
export function creditCheck(body: string): string {
  const sum = weights.reduce((total, weight, index) => total + weight * ALPHABET.indexOf(body.charAt(index)), 0);
  return ALPHABET.charAt((31 - (sum % 31)) % 31);
}

export type CreditCodeFault = 'length' | 'characters' | 'check';

/** What is wrong with a unified social credit code; undefined = nothing. */
export function creditCodeFault(text: string): CreditCodeFault | undefined {
  const code = plainCreditCode(text);
  if (code.length !== CODE_LENGTH) return 'length';
  if ([...code].some((character) => !ALPHABET.includes(character))) return 'characters';
  return creditCheck(code) === code.charAt(CODE_LENGTH - 1) ? undefined : 'check';
}

export interface CertificationFault {
  readonly field: CertificationField;
  readonly problem: 'required' | 'expired' | CreditCodeFault;
}

/** What keeps papers from being handed in. @param today the merchant's day, `YYYY-MM-DD` */
export function certificationFaults(papers: CertificationPapers, today: string): CertificationFault[] {
  const required = (['company', 'credit_code', 'legal_person', 'license'] as const).filter(
    (field) => papers[field].trim() === '',
  );
  const code = required.includes('credit_code') ? undefined : creditCodeFault(papers.credit_code);
  return [
    ...required.map((field) => ({ field, problem: 'required' as const })),
    ...(code ? [{ field: 'credit_code' as const, problem: code }] : []),
    ...(papers.valid_until !== '' && papers.valid_until < today
      ? [{ field: 'valid_until' as const, problem: 'expired' as const }]
      : []),
  ];
}

/** What each act needs; after a change approved papers are a draft again, and must be looked at anew. */
const acts = {
  save: ['draft', 'rejected', 'approved'],
  submit: ['draft', 'rejected'],
  withdraw: ['submitted'],
  decide: ['submitted'],
} as const satisfies Readonly<Record<string, readonly CertificationState[]>>;

export const canCertify = (act: keyof typeof acts, state: CertificationState): boolean =>
  (acts[act] as readonly CertificationState[]).includes(state);
