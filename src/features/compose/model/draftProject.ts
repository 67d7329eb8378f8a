import { buildProductVideo, type ProductVideo, productSpans } from '@/domain/storyboard/productVideo';
import type { Project } from '@/engine/project/schema';
import type { Ticks } from '@/engine/time/ticks';
import { chosenMedia, formatOf, graphicsOf, spokenCards, unvoiced, voiceOf } from './selectors';
import { sourceOf } from './sourceOf';
import type { Draft, VoiceClip } from './state';

type Built =
  | { readonly kind: 'empty' }
  /** `isComplete`: nothing is estimated any more and every card shows something; it may be exported. */
  | { readonly kind: 'ready'; readonly project: Project; readonly isComplete: boolean };

const voicesOf = (draft: Draft): Record<string, VoiceClip> =>
  Object.fromEntries(
    spokenCards(draft.cards).flatMap((card) => {
      const voice = voiceOf(draft, card);
      return voice ? [[card.id, voice] as const] : [];
    }),
  );

/** What the video of a composition is made from. */
export const productVideo = (draft: Draft): ProductVideo => ({
  id: draft.documentId,
  goods: draft.goods.form,
  cards: spokenCards(draft.cards),
  media: chosenMedia(draft.goods.form),
  voices: voicesOf(draft),
  templateKey: draft.templateKey,
  designs: draft.designs,
  graphics: graphicsOf(draft),
  graphicsStyle: draft.graphicsStyle,
  music: draft.music,
  focuses: draft.focuses,
  format: formatOf(draft),
  aiLabel: draft.aiLabel,
  source: sourceOf(draft),
});

/** The video as it stands: cards that have no voice yet last as long as they are estimated to. Pure. */
export function draftProject(draft: Draft): Built {
  const video = productVideo(draft);
  if (video.cards.length === 0) return { kind: 'empty' };
  const hasImage = video.cards.some((card) => card.shot !== null || card.drawn !== undefined);
  return {
    kind: 'ready',
    project: buildProductVideo(video),
    isComplete: hasImage && unvoiced(draft).length === 0,
  };
}

/** Shares of a card's time: when its caption stands, and when all of what is drawn in its place has come. */
const [WELL_SEEN, ALL_DRAWN] = [1 / 3, 0.7];

/** A moment at which each card is well seen, by its id; none for a card that is not spoken. */
export function cardStarts(draft: Draft): ReadonlyMap<string, Ticks> {
  const spans = productSpans(productVideo(draft));
  return new Map(
    spans.map((span) => {
      // The end card may stand over the later part of the last one.
      const share = span.card.drawn && span !== spans.at(-1) ? ALL_DRAWN : WELL_SEEN;
      return [span.card.id, (span.from + Math.round((span.to - span.from) * share)) as Ticks];
    }),
  );
}
