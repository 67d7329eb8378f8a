import type { VideoRatio } from '@/domain/videos';
import type { Translate } from '@/hooks/useT';

/** A shape in words: numbers speak for themselves. */
export const ratioLabel = (t: Translate, ratio: VideoRatio): string =>
  ratio === 'other' ? t('video.ratio.other') : ratio;
