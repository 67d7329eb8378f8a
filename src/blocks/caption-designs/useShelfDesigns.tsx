import { type ReactNode, useCallback, useMemo } from 'react';
import { LoadFailure } from '@/components/LoadFailure';
import type { CaptionTemplate } from '@/engine/project/captionTemplates';
import { useAction } from '@/hooks/useAction';
import { useCan } from '@/hooks/useCan';
import { useLoad } from '@/hooks/useLoad';
import { type Translate, useT } from '@/hooks/useT';
import { captionTemplateApi } from '@/services/caption_template/api';
import type { OfferedCaptionTemplate } from '@/services/caption_template/schema';
import { useAgreeToPrice } from '../useAgreeToPrice';

const nothing = {};
const none: readonly OfferedCaptionTemplate[] = [];

/** What a design of the provider costs this merchant now, in words; empty = nothing. */
export const shelfPrice = (t: Translate, { is_open, is_taken, plans, price }: OfferedCaptionTemplate): string => {
  if (is_taken) return '';
  if (!is_open) return t('templates.problem.planNeeded', { plans: plans.join('、') });
  return price > 0 ? t('shelf.priceOf', { price }) : '';
};

/**
 * The caption designs that the provider offers, for whoever may keep a video. `take` asks before anything is paid and
 * answers with the design as plain values, which the video then carries itself: what is withdrawn later breaks nothing.
 * `failure` stands where the offers would, if they did not come; the product's own designs are there without them.
 */
export function useShelfDesigns() {
  const t = useT();
  const agree = useAgreeToPrice();
  const mayTake = useCan()('project.save');
  const { data, error, refresh } = useLoad(captionTemplateApi.data, mayTake ? nothing : undefined);
  const action = useAction(captionTemplateApi.take, { invalidates: ['counting'] });
  const { run } = action;

  const take = useCallback(
    async (offer: OfferedCaptionTemplate): Promise<CaptionTemplate | undefined> => {
      if (!(await agree(offer))) return undefined;
      const { id, price } = offer;
      const taken = await run({ id, price });
      // It may have been withdrawn, or cost something else by now: what is shown is no longer true.
      if (!taken) refresh();
      return taken?.result.design;
    },
    [agree, refresh, run],
  );
  const list = data?.list ?? none;
  const hasFailed = error !== undefined && data === undefined;
  const failure: ReactNode = useMemo(
    () => hasFailed && <LoadFailure title={t('captionTemplate.offersFailed')} onRetry={refresh} />,
    [hasFailed, refresh, t],
  );
  return useMemo(() => ({ list, take, isTaking: action.isPending, failure }), [list, take, action.isPending, failure]);
}
