import type { MediaRef } from '@/engine/project/schema';
import type { EditorParts } from '../EditorContext';
import { type AudioWish, buildAudio } from '../panels/items/buildAudio';
import { intakeOf } from '../panels/media/intake';

/** Puts a sound on a free sound track at the playhead. False when the document refused (the store has told why). */
export function insertAudio({ store, player }: EditorParts, media: MediaRef, wish: AudioWish): boolean {
  const built = buildAudio(store.getState().history.present, media, { at: player.state().time }, wish);
  if (store.act(built.action, { label: built.label })) return false;
  if (built.clipId) store.select([built.clipId]);
  // What lies only here is sent to the library, so that the project opens elsewhere too.
  void intakeOf(store).resume();
  return true;
}
