import { probe } from '@/engine/media/probe';
import type { MediaRef } from '@/engine/project/schema';
import { fromSeconds } from '@/engine/time/ticks';
import { mediaVault } from '@/lib/storage/mediaVault';
import { newId } from '@/utils/newId';
import type { EditorParts } from '../EditorContext';

/** Keeps a sound made here in the browser's vault, like a chosen file. Throws VaultFullError when the disk is full. */
export async function keepAudio({ store }: Pick<EditorParts, 'store'>, file: File): Promise<MediaRef> {
  const { hash } = await mediaVault.put(file);
  const known = Object.values(store.getState().history.present.media).find((media) => media.hash === hash);
  if (known) return known;
  const { duration } = await probe(file);
  const facts = { width: 0, height: 0, duration: fromSeconds(duration), hasAudio: true };
  return { id: newId(), kind: 'audio', name: file.name, url: '', hash, ...facts };
}
