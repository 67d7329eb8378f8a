import { useMemo } from 'react';
import { useFrameworks } from '@/blocks/frameworks/useFrameworks';
import { type FrameworkSuggestion, suggestFrameworks } from '@/domain/frameworks';
import { useCompose } from './ComposeContext';

/** Every framework, those first that suit the goods and the platform. */
export function useSuggestedFrameworks(): readonly FrameworkSuggestion[] {
  const goods = useCompose((state) => state.draft.goods.form);
  const platform = useCompose((state) => state.draft.brief.platform);
  const { own, resultsOf } = useFrameworks();
  return useMemo(
    () =>
      suggestFrameworks(
        { ...goods, selling_points: goods.sellingPoints.filter((point) => point.trim() !== '') },
        { platform, own, resultsOf },
      ),
    [goods, platform, own, resultsOf],
  );
}
