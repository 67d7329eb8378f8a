import { type OwnWords, ownWordsOf } from '@/domain/compliance';
import { useLoad } from '@/hooks/useLoad';
import { invalidate } from '@/lib/request/cache';
import { isLoggedIn, readSession } from '@/lib/session';
import { complianceWordApi } from '@/services/compliance_word/api';

/** They change rarely, and what changes them in this tab says so. */
const STALE_MS = 3_600_000;

type Answer = Awaited<ReturnType<typeof complianceWordApi.mine>>;

let builtFrom = '';
let built: OwnWords | undefined;

/** The same object for the same words: every field on screen checks its text anew when it changes. */
function wordsFrom({ provider, merchant }: Answer): OwnWords {
  const source = JSON.stringify([provider, merchant]);
  if (built && source === builtFrom) return built;
  builtFrom = source;
  built = ownWordsOf(provider, merchant);
  return built;
}

const views = new WeakMap<Answer, OwnWords>();

/** After a word was added, changed or taken away. */
export function refreshOwnWords(): void {
  invalidate(complianceWordApi.mine.group);
}

/**
 * The provider's and the merchant's words; undefined until they have come, and without a session: public pages check
 * with the product's list alone, as do fields whose words could not be read; the next one that is opened asks again.
 */
export function useOwnWords(): OwnWords | undefined {
  const { data } = useLoad(complianceWordApi.mine, isLoggedIn(readSession()) ? {} : undefined, {
    staleTime: STALE_MS,
    refreshOnWindowFocus: false,
  });
  if (!data) return undefined;
  const known = views.get(data) ?? wordsFrom(data);
  views.set(data, known);
  return known;
}
