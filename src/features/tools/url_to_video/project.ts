import { buildProductVideo } from '@/domain/storyboard/productVideo';
import { isSpeakable } from '@/engine/captions/spoken';
import type { Project } from '@/engine/project/schema';
import { chosenMedia, sourceOf, type Video, voiceKey } from './video';

/** The video as a document, upright; sentences without a voice last as long as they are estimated to. Pure. */
export function projectOf(video: Video): Project | undefined {
  const { facts } = video;
  const cards = video.cards.filter(({ text }) => isSpeakable(text));
  if (cards.length === 0) return undefined;
  const voices = cards.flatMap((card) => {
    const clip = video.voices[voiceKey(video, card.text)];
    return clip ? [[card.id, clip] as const] : [];
  });
  return buildProductVideo({
    id: video.id,
    goods: {
      title: facts?.title ?? '',
      category: facts?.category ?? '',
      price: facts?.price ?? '',
      offer: facts?.offer ?? '',
      brand: facts?.brand ?? '',
      sellingPoints: facts?.selling_points ?? [],
      specs: facts?.specs ?? [],
    },
    cards,
    media: chosenMedia(video),
    voices: Object.fromEntries(voices),
    templateKey: video.templateKey,
    focuses: video.focuses,
    aiLabel: video.aiLabel,
    source: sourceOf(video),
  });
}
