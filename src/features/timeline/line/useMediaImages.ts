import { useCallback, useEffect, useMemo } from 'react';
import { Filmstrips } from '@/engine/media/filmstrip';
import { Waveforms } from '@/engine/media/waveform';
import { useEditorParts } from '../EditorContext';
import { useMediaUploads } from '../panels/media/mediaUploads';
import type { LineSources } from './control/LineController';
import type { MediaState } from './paint/scene';

/** Strips and waveforms of the open project, and how far its files have come; what is given is used instead. */
export function useMediaImages(given: LineSources): LineSources {
  const { store, player } = useEditorParts();
  const hasOwn = given.filmstrips === undefined && given.waveforms === undefined;
  const own = useMemo(
    () => (hasOwn ? { filmstrips: new Filmstrips(player.media), waveforms: new Waveforms(player.media) } : undefined),
    [hasOwn, player],
  );
  useEffect(
    () => () => {
      own?.filmstrips.dispose();
      own?.waveforms.dispose();
    },
    [own],
  );
  const items = useMediaUploads(store);
  const known = useMemo(() => {
    const states = new Map<string, MediaState>();
    for (const { state, target, percent } of items) {
      const isSending = state === 'queued' || state === 'uploading' || state === 'recording';
      if (isSending && target.media) states.set(target.media.id, { progress: percent / 100 });
    }
    return states;
  }, [items]);
  const mediaState = useCallback(
    (mediaId: string): MediaState | undefined => {
      const ref = store.getState().history.present.media[mediaId];
      if (ref && !ref.url && !ref.hash) return { isMissing: true };
      return given.mediaState?.(mediaId) ?? known.get(mediaId);
    },
    [store, known, given.mediaState],
  );
  return {
    filmstrips: given.filmstrips ?? own?.filmstrips,
    waveforms: given.waveforms ?? own?.waveforms,
    mediaState,
  };
}
