export const complianceCategories = [
  'superlative',
  'first',
  'grade',
  'exclusive',
  'brand',
  'falsehood',
  'endorsement',
  'pressure',
  'medical',
  'cosmetic',
  'investment',
  'education',
  'realEstate',
  'superstition',
  'diversion',
] as const;
export type ComplianceCategory = (typeof complianceCategories)[number];

export type ComplianceLevel = 'high' | 'mid' | 'low';

/** Some words share a way out; '' is never among the suggestions, because removing is always possible. */
export interface WordGroup {
  /** Separated by spaces. */
  readonly words: string;
  readonly suggestions: readonly string[];
  /** Where these differ from the category's. */
  readonly level?: ComplianceLevel;
  readonly reason?: string;
  readonly basis?: string;
}

export interface WordCategory {
  readonly id: ComplianceCategory;
  readonly name: string;
  readonly level: ComplianceLevel;
  /** Why, in a sentence for the writer of the text. */
  readonly reason: string;
  /** Article of the law or rule of the platforms. */
  readonly basis: string;
  readonly groups: readonly WordGroup[];
}

/** A place in a text that the ad law or the platforms object to. */
export interface Mark {
  /** UTF-16 positions in the text as given: [from, to). */
  readonly from: number;
  readonly to: number;
  /** The word of the list; the text itself may write it differently (full width, symbols in between). */
  readonly word: string;
  readonly category: ComplianceCategory;
  readonly categoryName: string;
  readonly level: ComplianceLevel;
  readonly reason: string;
  readonly basis: string;
  /** What can stand there instead, best first; may be empty: then remove it. */
  readonly suggestions: readonly string[];
}
