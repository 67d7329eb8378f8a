import { buildProject } from '@/domain/storyboard/buildProject';
import { cardSpans } from '@/domain/storyboard/cardSpans';
import { DEFAULT_TEMPLATE_KEY } from '@/engine/project/captionTemplates';
import type { Project } from '@/engine/project/schema';
import { FPS_30 } from '@/engine/time/frameRate';
import type { Ticks } from '@/engine/time/ticks';
import { spokenCards, unvoiced, voiceOf } from './selectors';
import { sourceOf } from './sourceOf';
import type { Draft, VoiceClip } from './state';

const width = 1080;
const height = 1920;

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

/** The video as it stands: cards that have no voice yet last as long as they are estimated to. Pure. */
export function draftProject(draft: Draft): Built {
  const cards = spokenCards(draft.cards);
  if (cards.length === 0) return { kind: 'empty' };
  const project = buildProject(
    { cards },
    {
      id: draft.documentId,
      title: draft.goods.form.title,
      width,
      height,
      fps: FPS_30,
      templateKey: draft.templateKey || DEFAULT_TEMPLATE_KEY,
      voiceClips: voicesOf(draft),
      aiLabel: { visible: draft.aiLabel, metadata: draft.aiLabel },
      source: sourceOf(draft),
    },
  );
  const hasImage = cards.some((card) => card.shot !== null);
  return { kind: 'ready', project, isComplete: hasImage && unvoiced(draft).length === 0 };
}

/** A moment at which a card is well seen: a third into it, when its caption stands. */
export function cardStart(draft: Draft, cardId: string): Ticks | undefined {
  const spans = cardSpans(spokenCards(draft.cards), { fps: FPS_30, gap: 0, voices: voicesOf(draft) });
  const span = spans.find((one) => one.card.id === cardId);
  return span && ((span.from + Math.round((span.to - span.from) / 3)) as Ticks);
}
