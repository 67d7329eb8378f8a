import { ToneTag } from '@/components/ToneTag';
import { useT } from '@/hooks/useT';
import type { Video } from '@/services/video/schema';

const tones = { clean: 'good', low: 'plain', mid: 'warn', high: 'bad', unknown: 'plain' } as const;

/** How many words of the video the ad law or the merchant's own list objects to. */
export function TextTag({ video: { compliance, marks } }: { readonly video: Pick<Video, 'compliance' | 'marks'> }) {
  const t = useT();
  const count = marks.high + marks.mid + marks.low;
  return (
    <ToneTag tone={tones[compliance]}>
      {compliance === 'clean' || compliance === 'unknown'
        ? t(`video.text.${compliance}`)
        : t('video.text.marked', { count })}
    </ToneTag>
  );
}
