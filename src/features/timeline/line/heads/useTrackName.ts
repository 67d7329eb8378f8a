import { type Translate, useT } from '@/hooks/useT';
import type { TrackMeta } from './trackMeta';

/** What a track is called: its own name, else its kind and number. */
export function trackName(t: Translate, { kind, index, name }: Pick<TrackMeta, 'kind' | 'index' | 'name'>): string {
  if (name) return name;
  if (kind === 'main') return t('timelineLine.track.main');
  return t(`timelineLine.track.${kind}`, { number: index + 1 });
}

export const useTrackName = (meta: TrackMeta): string => trackName(useT(), meta);
