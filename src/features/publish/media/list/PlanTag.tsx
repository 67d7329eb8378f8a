import { ToneTag } from '@/components/ToneTag';
import { useT } from '@/hooks/useT';
import type { Video } from '@/services/video/schema';

const tones = { none: 'plain', planned: 'busy', failed: 'bad', published: 'good' } as const;

/** What became of a video. */
export function PlanTag({ plan }: { readonly plan: Video['plan'] }) {
  const t = useT();
  return <ToneTag tone={tones[plan]}>{t(`video.plan.${plan}`)}</ToneTag>;
}
