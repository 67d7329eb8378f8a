import type { EngineOwner } from './merchantServices';

/** What costs credits. */
export type CreditAction = 'script' | 'rewrite' | 'speech' | 'topics' | 'article' | 'chat' | 'judge';

/** Which adapter does the work: the embedded one runs here and costs nothing, a remote one is paid for. */
export type AdapterKind = 'embedded' | 'remote';

/** How an engine's work is priced: what the merchant pays to a service of its own costs no credits besides. */
export const adapterCost = (owner: EngineOwner): AdapterKind => (owner === 'platform' ? 'remote' : 'embedded');

/** Prices of remote work, in credits [own values, one place]. */
const creditPrices = {
  /** A whole script. */
  script: 5,
  /** One sentence. */
  rewrite: 1,
  /** A list of topics. */
  topics: 3,
  /** A post, article or note. */
  article: 5,
  /** One answer of the assistant. */
  chat: 1,
  /** The roles of a text's lines. */
  judge: 1,
  /** Per started hundred characters. */
  speechPer100: 1,
} as const;

/**
 * Credits that an act will cost, shown before it runs.
 * @param characters length of the text to speak, for `speech`
 */
export function creditCost(act: CreditAction, adapter: AdapterKind, characters = 0): number {
  if (adapter === 'embedded') return 0;
  if (act === 'speech') return Math.ceil(characters / 100) * creditPrices.speechPer100;
  return creditPrices[act];
}
