import type { Action } from '@/engine/edit/actions';
import { probe } from '@/engine/media/probe';
import { projectDuration } from '@/engine/project/projectDuration';
import { type AudioClip, audioClip, type MediaRef } from '@/engine/project/schema';
import { fromSeconds, minTicks, type Ticks } from '@/engine/time/ticks';
import { mediaVault } from '@/lib/storage/mediaVault';
import { newId } from '@/utils/newId';
import type { EditorParts } from '../EditorContext';
import { placeOnAudio } from '../panels/items/places';
import { intakeOf } from '../panels/media/intake';

interface AudioWish {
  readonly role: AudioClip['role'];
  /** Again and again until the video's end; the last one is cut there. */
  readonly isRepeated?: boolean;
}

/** More would be a list nobody can edit; six seconds a piece are ten minutes. */
const MOST_REPEATS = 100;

/** Keeps a sound made here in the browser's vault, like a chosen file. Throws VaultFullError when the disk is full. */
export async function keepAudio({ store }: Pick<EditorParts, 'store'>, file: File): Promise<MediaRef> {
  const { hash } = await mediaVault.put(file);
  const known = Object.values(store.getState().history.present.media).find((media) => media.hash === hash);
  if (known) return known;
  const { duration } = await probe(file);
  const facts = { width: 0, height: 0, duration: fromSeconds(duration), hasAudio: true };
  return { id: newId(), kind: 'audio', name: file.name, url: '', hash, ...facts };
}

/** Puts a sound on a free sound track at the playhead. False when the document refused (the store has told why). */
export function insertAudio(
  { store, player }: EditorParts,
  media: MediaRef,
  { role, isRepeated = false }: AudioWish,
): boolean {
  const project = store.getState().history.present;
  const at = player.state().time;
  const end = projectDuration(project);
  const total = isRepeated && end > at ? ((end - at) as Ticks) : media.duration;
  const place = placeOnAudio(project, { at, duration: total });
  const clips: AudioClip[] = [];
  for (let start = place.start; start < place.start + total && clips.length < MOST_REPEATS; ) {
    const duration = minTicks(media.duration, (place.start + total - start) as Ticks);
    clips.push(
      audioClip.parse({ type: 'audio', id: newId(), name: media.name, mediaId: media.id, start, duration, role }),
    );
    start = (start + media.duration) as Ticks;
  }
  const first: readonly Action[] = project.media[media.id] ? [] : [{ type: 'addMedia', media }];
  const refused = store.act(
    {
      type: 'batch',
      actions: [
        ...first,
        ...place.before,
        ...clips.map((clip): Action => ({ type: 'insertClip', trackId: place.trackId, clip })),
      ],
    },
    { label: `timelineMusic.step.${role}` },
  );
  if (refused) return false;
  const [clip] = clips;
  if (clip) store.select([clip.id]);
  // What lies only here is sent to the library, so that the project opens elsewhere too.
  void intakeOf(store).resume();
  return true;
}
