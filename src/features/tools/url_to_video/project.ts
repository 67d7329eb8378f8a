import { buildProject } from '@/domain/storyboard/buildProject';
import { isSpeakable } from '@/engine/captions/spoken';
import { DEFAULT_TEMPLATE_KEY } from '@/engine/project/captionTemplates';
import type { Project } from '@/engine/project/schema';
import { FPS_30 } from '@/engine/time/frameRate';
import { sourceOf, type Video, voiceKey } from './video';

/** The video as a document, upright; sentences without a voice last as long as they are estimated to. Pure. */
export function projectOf(video: Video): Project | undefined {
  const cards = video.cards.filter(({ text }) => isSpeakable(text));
  if (cards.length === 0) return undefined;
  const voices = cards.flatMap((card) => {
    const clip = video.voices[voiceKey(video, card.text)];
    return clip ? [[card.id, clip] as const] : [];
  });
  return buildProject(
    { cards },
    {
      id: video.id,
      title: video.facts?.title ?? '',
      width: 1080,
      height: 1920,
      fps: FPS_30,
      templateKey: video.templateKey || DEFAULT_TEMPLATE_KEY,
      voiceClips: Object.fromEntries(voices),
      aiLabel: { visible: video.aiLabel, metadata: video.aiLabel },
      source: sourceOf(video),
    },
  );
}
