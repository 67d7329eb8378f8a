import type { MediaBytes } from '@/engine/media/openInput';
import { useLoad } from '@/hooks/useLoad';

/** Whether a video that this browser cannot decode could be converted, and what would be lost; null where it could not. */
export const useConvertible = (source: MediaBytes, ready: boolean) =>
  useLoad(
    async () => {
      const [{ convertibleOf }, { probe }] = await Promise.all([
        import('@/engine/media/diagnose'),
        import('@/engine/media/probe'),
      ]);
      return probe(source).then(convertibleOf, () => null);
    },
    { refreshDeps: [source], ready },
  );
