import { beyondVoices, voiceCues, voiceWishes } from './language.data';

/** Ways of speaking that rules can follow. */
export const voices = ['owner', 'friend', 'expert', 'humor', 'casual'] as const;
export type Voice = (typeof voices)[number];

/** How a wish in free words wants the text to be spoken, and what of it rules cannot follow. */
export function readVoice(wish: string): { readonly voice?: Voice; readonly beyondRules: string } {
  const voice = voiceCues.find(([, pattern]) => pattern.test(wish))?.[0];
  return { ...(voice ? { voice } : {}), beyondRules: beyondVoices.exec(wish)?.[0] ?? '' };
}

/** How one asks for a voice in words, which {@link readVoice} reads again. */
export const wishOfVoice = (voice: Voice): string => voiceWishes[voice];

/**
 * A wish that asks for this way of speaking: what it said of another one goes, all else stays.
 * @param wish free words of the user, clauses parted by commas or full stops
 */
export function wishInVoice(wish: string, voice: Voice): string {
  const others = wish.split(/[，,。；;\n]+/).filter((clause) => clause.trim() !== '' && !readVoice(clause).voice);
  return [voiceWishes[voice], ...others].join('，');
}
