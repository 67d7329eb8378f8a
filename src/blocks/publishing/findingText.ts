import type { PostFinding } from '@/domain/platforms';
import type { Translate } from '@/hooks/useT';
import { formatDuration } from '@/utils/formatDuration';
import { formatSize } from '@/utils/formatSize';

/** A finding as a sentence; bytes and seconds in the product's way of writing them. */
export function findingText({ code, values, platformField }: PostFinding, t: Translate): string {
  if (code === 'VIDEO_TOO_LONG') {
    return t('publish.find.VIDEO_TOO_LONG', {
      length: formatDuration(Number(values.seconds)),
      max: formatDuration(Number(values.max)),
    });
  }
  if (code === 'VIDEO_TOO_BIG' || code === 'COVER_TOO_BIG') {
    const id = code === 'VIDEO_TOO_BIG' ? 'publish.find.VIDEO_TOO_BIG' : 'publish.find.COVER_TOO_BIG';
    return t(id, { size: formatSize(Number(values.size)), max: formatSize(Number(values.max)) });
  }
  if (code === 'DESCRIPTION_TOO_LONG' && Number(values.topics) > 0) {
    return t('publish.find.DESCRIPTION_WITH_TOPICS', values);
  }
  return t(`publish.find.${code}`, platformField ? { ...values, name: t(platformField.labelId) } : values);
}
