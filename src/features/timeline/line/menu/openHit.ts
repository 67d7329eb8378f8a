import { ZERO } from '@/engine/time/ticks';
import type { EditorParts } from '../../EditorContext';
import { cutNear } from '../control/gestures/trim';
import { audios } from '../model/clipShape';
import type { Hit } from '../model/hitTest';
import type { RenameTarget } from './menuItems';

/** What a double click does: it opens what lies there, or sets a handle back. */
export function openHit({ store, player }: EditorParts, hit: Hit, rename: (target: RenameTarget) => void): void {
  if (hit.part === 'marker') {
    const marker = store.getState().history.present.markers.find(({ id }) => id === hit.markerId);
    if (marker) rename({ kind: 'marker', id: marker.id, name: marker.label });
    return;
  }
  if (hit.part === 'transition') {
    const { leftClipId, rightClipId } = hit.transition;
    store.set({ cut: { leftClipId, rightClipId }, panel: 'transitions' });
    return;
  }
  if (hit.part === 'clip') openClip({ store, player }, hit);
}

function openClip({ store, player }: EditorParts, { clip, zone, row, index }: Extract<Hit, { part: 'clip' }>): void {
  const { present } = store.getState().history;
  if (zone === 'volume' || zone === 'fadeIn' || zone === 'fadeOut') {
    if (!audios(present, clip)) return;
    const patch = zone === 'volume' ? { volume: 1 } : { [zone]: ZERO };
    store.act({ type: 'setAudio', clipId: clip.id, patch }, { label: 'timeline.step.setAudio' });
    return;
  }
  const cut = zone === 'body' || row.kind !== 'main' ? undefined : cutNear(row, index, zone === 'start');
  if (cut) {
    store.set({ cut: { leftClipId: cut[0].id, rightClipId: cut[1].id }, panel: 'transitions' });
    return;
  }
  if (clip.type === 'caption') store.set({ panel: 'captions' });
  if (clip.type === 'text') store.set({ panel: 'text' });
  const { time } = player.state();
  if (time < clip.start || time >= clip.start + clip.duration) player.seek(clip.start);
}
