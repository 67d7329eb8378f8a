import type { PostFinding } from '@/domain/platforms';
import type { Translate } from '@/hooks/useT';
import { formatDuration } from '@/utils/formatDuration';
import { formatSize } from '@/utils/formatSize';

/** What a platform says to a post, as a sentence; bytes and seconds in the product's way of writing them. */
export function findingText({ code, values }: PostFinding, t: Translate): string {
  if (code === 'VIDEO_TOO_LONG') {
    const max = formatDuration(Number(values.max));
    return t('publish.find.VIDEO_TOO_LONG', { length: formatDuration(Number(values.seconds)), max });
  }
  if (code === 'VIDEO_TOO_BIG') {
    const max = formatSize(Number(values.max));
    return t('publish.find.VIDEO_TOO_BIG', { size: formatSize(Number(values.size)), max });
  }
  return t(`publish.find.${code}`, values);
}
