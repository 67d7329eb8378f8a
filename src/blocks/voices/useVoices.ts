import type { EngineOwner } from '@/domain/merchantServices';
import { useLoad } from '@/hooks/useLoad';
import { speechApi } from '@/services/speech/api';
import type { Voice } from '@/services/speech/schema';

interface Voices {
  readonly list: readonly Voice[];
  /** Name of the engine at work, for the user. */
  readonly engine: string;
  /** The platform's speech costs credits. */
  readonly owner: EngineOwner;
  readonly isLoading: boolean;
  readonly error: Error | undefined;
  readonly refresh: () => void;
}

/** The voices that can be chosen: the engine's and the merchant's own. */
export function useVoices(): Voices {
  const { data, error, loading, refresh } = useLoad(speechApi.voices);
  return {
    list: data?.list ?? [],
    engine: data?.engine ?? '',
    owner: data?.owner ?? 'embedded',
    isLoading: loading && !data,
    error: data ? undefined : error,
    refresh,
  };
}
