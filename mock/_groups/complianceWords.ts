import { type OwnWords, ownWordsOf } from '../../src/domain/compliance';
import type { ComplianceWord } from '../../src/services/compliance_word/schema';
import type { MerchantRow } from '../_core/rows';
import { globalDb, type Row } from '../_core/store';

/** A provider's words carry the provider: they hold for all merchants of its brand. */
export type ComplianceWordRow = ComplianceWord &
  Row & { readonly scope: 'provider' | 'merchant'; readonly provider_id: string };

const all = () => globalDb.table<ComplianceWordRow>('compliance_word').all();

interface WordsInForce {
  readonly provider: readonly ComplianceWordRow[];
  readonly merchant: readonly ComplianceWordRow[];
}

/** Words that count for a merchant besides the product's list. */
export function wordsInForce(merchant: MerchantRow): WordsInForce {
  const active = all().filter(({ status }) => status === 1);
  return {
    provider: active.filter(({ scope, provider_id }) => scope === 'provider' && provider_id === merchant.provider_id),
    merchant: active.filter(({ scope, mchno }) => scope === 'merchant' && mchno === merchant.mchno),
  };
}

const prepared = new Map<string, { readonly version: string; readonly own: OwnWords }>();

/** The same for the check, kept until a word changes: preparing takes milliseconds, checking does not. */
export function preparedWords(merchant: MerchantRow): OwnWords {
  const words = wordsInForce(merchant);
  const version = [...words.provider, ...words.merchant].map(({ id, updated_at }) => `${id}@${updated_at}`).join();
  const known = prepared.get(merchant.mchno);
  if (known?.version === version) return known.own;
  const own = ownWordsOf(words.provider, words.merchant);
  prepared.set(merchant.mchno, { version, own });
  return own;
}
