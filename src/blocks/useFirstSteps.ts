import { type FirstStep, firstSteps } from '@/domain/firstSteps';
import { useLoad } from '@/hooks/useLoad';
import { countingApi } from '@/services/counting/api';

interface FirstSteps {
  /** Empty until everything has been counted. */
  readonly steps: readonly FirstStep[];
  readonly isFinished: boolean;
  readonly loading: boolean;
  readonly error: Error | undefined;
  readonly refresh: () => void;
}

/** How far this merchant has come, counted from its own records. */
export function useFirstSteps(): FirstSteps {
  const { data, loading, error, refresh } = useLoad(countingApi.steps);
  const steps = data ? firstSteps(data) : [];
  return {
    steps,
    isFinished: steps.length > 0 && steps.every(({ isDone }) => isDone),
    loading: loading && !data,
    error: data ? undefined : error,
    refresh,
  };
}
