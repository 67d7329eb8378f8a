import { beyondVoices, voiceCues } from './language.data';

/** Ways of speaking that rules can follow. */
export type Voice = 'owner' | 'friend' | 'expert' | 'humor' | 'casual';

/** How a wish in free words wants the text to be spoken, and what of it rules cannot follow. */
export function readVoice(wish: string): { readonly voice?: Voice; readonly beyondRules: string } {
  const voice = voiceCues.find(([, pattern]) => pattern.test(wish))?.[0];
  return { ...(voice ? { voice } : {}), beyondRules: beyondVoices.exec(wish)?.[0] ?? '' };
}
