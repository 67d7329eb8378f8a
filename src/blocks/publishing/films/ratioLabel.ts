import type { FilmRatio } from '@/domain/films';
import type { Translate } from '@/hooks/useT';

/** A shape in words: numbers speak for themselves. */
export const ratioLabel = (t: Translate, ratio: FilmRatio): string =>
  ratio === 'other' ? t('film.ratio.other') : ratio;
