import { PageLink } from '@/components/PageLink';
import { Text } from '@/components/ui/Text';
import type { VideoText } from '@/domain/publishing/gate';
import { useT } from '@/hooks/useT';
import { formatDuration } from '@/utils/formatDuration';

interface VideoSentenceProps {
  readonly videoId: string;
  readonly sentence: VideoText;
}

/** Where in the video a word is said; it can only be changed in the video. */
export function VideoSentence({ videoId, sentence: { at, text } }: VideoSentenceProps) {
  const t = useT();
  return (
    <span>
      <Text type="secondary">{t('compliance.gate.inVideo', { at: formatDuration(at), text })}</Text>{' '}
      <PageLink to={`/publish/media?video=${videoId}`}>{t('publish.viewVideo')}</PageLink>
    </span>
  );
}
