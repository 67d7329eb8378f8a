import type { RuleSource } from './sources';

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
  'comparison',
  'banned',
] as const;
export type ComplianceCategory = (typeof complianceCategories)[number];

/** Rising gravity from the right: `low` is a hint. */
export const complianceLevels = ['high', 'mid', 'low'] as const;
export type ComplianceLevel = (typeof complianceLevels)[number];

/** What a text leads people to; each platform has its own mind about each. */
const contactKinds = ['phone', 'wechat', 'qq', 'group', 'link', 'mail', 'qr', 'shop', 'chat', 'payment'] as const;
export type ContactKind = (typeof contactKinds)[number];

/** How a word was disguised, where the list's own word does not stand in the text. */
export type Disguise = 'audio' | 'split';

/** Some words share a way out; '' is never among the suggestions, because removing is always possible. */
export interface WordGroup {
  /** Separated by spaces. */
  readonly words: string;
  /** Best first; none = the sentence is best without the word. */
  readonly suggestions: readonly string[];
  /** Where these differ from the category's. */
  readonly level?: ComplianceLevel;
  readonly reason?: string;
  readonly basis?: string;
  /** The words qualify a thing (最好的杯子, 品质最好): suggestions then get or lose their 的 by what follows. */
  readonly isAdjective?: boolean;
  readonly contact?: ContactKind;
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

/** What the list says of a word. */
export interface Entry {
  readonly word: string;
  readonly category: ComplianceCategory;
  readonly categoryName: string;
  readonly level: ComplianceLevel;
  readonly reason: string;
  readonly basis: string;
  readonly suggestions: readonly string[];
  readonly isAdjective?: boolean;
  readonly contact?: ContactKind;
  readonly disguise?: Disguise;
  /** Made by several words together: taken out alone it leaves a torn sentence. */
  readonly isClaim?: boolean;
  /** Whose list it is from: absent = the product's own. */
  readonly owner?: 'provider' | 'merchant';
}

/** A place in a text that the ad law or the platforms object to. */
export interface Mark extends Omit<Entry, 'isAdjective' | 'contact'> {
  /** The words at fault; UTF-16 positions in the text as given: [from, to). */
  readonly from: number;
  readonly to: number;
  /** What a replacement takes out: the words with what would make no sense without them; never less than these. */
  readonly clauseFrom: number;
  readonly clauseTo: number;
  /** Where what it breaks is published: laws with their paragraphs, or the platform's page of rules. */
  readonly sources: readonly RuleSource[];
  /** The word of the list; the text itself may write it differently (full width, symbols in between). */
  readonly word: string;
  /** What can stand there instead, best first, fitted to what stands around; may be empty: then remove it. */
  readonly suggestions: readonly string[];
  /** No rule knows these words: it sounds like a claim to a model, which may err. Shown for a look, never what stops a post. */
  readonly isLearned?: boolean;
}

/** Words besides the product's own: the provider's and the merchant's. One object a session, so that it is prepared once. */
export interface OwnWords {
  readonly entries: readonly Entry[];
}
