import { useDates } from '@/blocks/publishing';
import { useT } from '@/hooks/useT';

/** When something last came online. */
export function LastPost({ at }: { readonly at: string | undefined }) {
  const t = useT();
  const dates = useDates();
  return at ? <time dateTime={at}>{dates.day(at)}</time> : t('publishTruth.never');
}
