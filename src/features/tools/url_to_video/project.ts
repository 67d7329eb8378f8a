import { buildProject } from '@/domain/storyboard/buildProject';
import { isSpeakable } from '@/engine/captions/spoken';
import { DEFAULT_TEMPLATE_KEY } from '@/engine/project/captionTemplates';
import type { Project } from '@/engine/project/schema';
import { FPS_30 } from '@/engine/time/frameRate';
import { type Film, sourceOf, voiceKey } from './film';

/** The film as a document, upright; sentences without a voice last as long as they are estimated to. Pure. */
export function projectOf(film: Film): Project | undefined {
  const cards = film.cards.filter(({ text }) => isSpeakable(text));
  if (cards.length === 0) return undefined;
  const voices = cards.flatMap((card) => {
    const clip = film.voices[voiceKey(film, card.text)];
    return clip ? [[card.id, clip] as const] : [];
  });
  return buildProject(
    { cards },
    {
      id: film.id,
      title: film.facts?.title ?? '',
      width: 1080,
      height: 1920,
      fps: FPS_30,
      templateKey: film.templateKey || DEFAULT_TEMPLATE_KEY,
      voiceClips: Object.fromEntries(voices),
      aiLabel: { visible: film.aiLabel, metadata: film.aiLabel },
      source: sourceOf(film),
    },
  );
}
