import { effectAudio, loopAudio, type MadeAudio, wavOf } from '@/blocks/materials';
import { loopSeconds, loops, soundEffects } from '@/engine/audio';
import type { MediaRef } from '@/engine/project/schema';
import { fromSeconds, type Ticks } from '@/engine/time/ticks';
import type { EditorStore } from '../model/editorStore';
import type { AudioWish } from '../panels/items/buildAudio';
import type { EditorItem } from '../panels/items/editorItem';
import { keepAudio } from './keepAudio';

/** Music and sound effects of our own, which are computed when they are wanted. */
export type BuiltInAudio = Extract<EditorItem, { readonly kind: 'loop' | 'sound' }>;

/** What an effect is taken to last before it is computed: none is much longer. */
const EFFECT_LENGTH = fromSeconds(1);

/** The sound as a file under its own name. Undefined: a later release's. */
export async function builtInFile(item: BuiltInAudio): Promise<File | undefined> {
  const made = await play(item);
  return made && new File([wavOf(made)], `${item.name}.wav`, { type: 'audio/wav' });
}

function play({ kind, id }: BuiltInAudio): Promise<MadeAudio> | undefined {
  if (kind === 'loop') {
    const score = loops.find((loop) => loop.id === id);
    return score && loopAudio(score);
  }
  const effect = soundEffects.find((sound) => sound.id === id);
  return effect && effectAudio(effect);
}

/**
 * Computes the sound and keeps it in this browser, as a medium for the project.
 *
 * @throws VaultFullError
 */
export async function builtInMedia(store: EditorStore, item: BuiltInAudio): Promise<MediaRef | undefined> {
  const file = await builtInFile(item);
  return file && keepAudio({ store }, file);
}

/** How it is put in: music may be repeated to the video's end, effects never. */
export const builtInWish = (item: BuiltInAudio): AudioWish =>
  item.kind === 'loop' ? { role: 'music', isRepeated: item.isRepeated } : { role: 'effect' };

/** How long it will be, known before it is computed. */
export function builtInLength({ kind, id }: BuiltInAudio): Ticks {
  const score = kind === 'loop' ? loops.find((loop) => loop.id === id) : undefined;
  return score ? fromSeconds(loopSeconds(score)) : EFFECT_LENGTH;
}
