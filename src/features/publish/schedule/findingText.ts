import type { PostFinding, PostFindingCode } from '@/domain/platforms';
import type { MessageId, Translate } from '@/hooks/useT';
import { formatDuration } from '@/utils/formatDuration';
import { formatSize } from '@/utils/formatSize';

const ids: Readonly<Record<PostFindingCode, MessageId>> = {
  TITLE_MISSING: 'publish.find.TITLE_MISSING',
  TITLE_TOO_SHORT: 'publish.find.TITLE_TOO_SHORT',
  TITLE_TOO_LONG: 'publish.find.TITLE_TOO_LONG',
  DESCRIPTION_TOO_LONG: 'publish.find.DESCRIPTION_TOO_LONG',
  TOPICS_TOO_FEW: 'publish.find.TOPICS_TOO_FEW',
  TOPICS_TOO_MANY: 'publish.find.TOPICS_TOO_MANY',
  TOPICS_TOO_LONG: 'publish.find.TOPICS_TOO_LONG',
  TOPIC_TWICE: 'publish.find.TOPIC_TWICE',
  VIDEO_TOO_LONG: 'publish.find.VIDEO_TOO_LONG',
  VIDEO_TOO_BIG: 'publish.find.VIDEO_TOO_BIG',
  VIDEO_CONTAINER: 'publish.find.VIDEO_CONTAINER',
  VIDEO_SMALL: 'publish.find.VIDEO_SMALL',
  TIME_BEYOND_WINDOW: 'publish.find.TIME_BEYOND_WINDOW',
  AI_NOT_DECLARED: 'publish.find.AI_NOT_DECLARED',
};

/** A finding as a sentence; bytes and seconds in the product's way of writing them. */
export function findingText(finding: PostFinding, t: Translate): string {
  const { code, values } = finding;
  if (code === 'VIDEO_TOO_LONG') {
    return t(ids[code], {
      length: formatDuration(Number(values.seconds)),
      max: formatDuration(Number(values.max)),
    });
  }
  if (code === 'VIDEO_TOO_BIG') {
    return t(ids[code], { size: formatSize(Number(values.size)), max: formatSize(Number(values.max)) });
  }
  return t(ids[code], values);
}
