import { useSearchParams } from '@umijs/max';
import { useCallback, useMemo } from 'react';
import { type PromptCategory, promptCategories } from '@/domain/prompts';

export const scopes = ['all', 'favorite', 'own', 'team', 'builtin'] as const;
export type Scope = (typeof scopes)[number];

/** What of the library is shown; it stands in the address. */
interface LibraryState {
  readonly scope: Scope;
  readonly category: PromptCategory | undefined;
  readonly keyword: string;
  /** Prompt that is used. */
  readonly open: string | undefined;
  /** Conversation in which it was used. */
  readonly talk: string | undefined;
}

function readLibraryState(params: URLSearchParams): LibraryState {
  return {
    scope: scopes.find((scope) => scope === params.get('scope')) ?? 'all',
    category: promptCategories.find((category) => category === params.get('category')),
    keyword: (params.get('keyword') ?? '').slice(0, 100),
    open: params.get('open')?.slice(0, 64) || undefined,
    talk: params.get('talk')?.slice(0, 64) || undefined,
  };
}

export function useLibraryState() {
  const [params, setParams] = useSearchParams();
  const state = useMemo(() => readLibraryState(params), [params]);
  const update = useCallback(
    (change: Partial<LibraryState>, options: { readonly replace?: boolean } = {}) => {
      const { scope, ...rest } = { ...state, ...change };
      const next = new URLSearchParams();
      for (const [key, value] of Object.entries(rest)) if (value) next.set(key, value);
      if (scope !== 'all') next.set('scope', scope);
      setParams(next, options);
    },
    [state, setParams],
  );
  return { state, update };
}
