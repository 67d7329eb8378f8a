import { ToneTag } from '@/components/ToneTag';
import { type PublishState, stateTone } from '@/domain/publishing';
import { useT } from '@/hooks/useT';

/** A publish state, in color and in words. */
export function StateTag({ state }: { readonly state: PublishState }) {
  const t = useT();
  return <ToneTag tone={stateTone[state]}>{t(`publish.state.${state}`)}</ToneTag>;
}
