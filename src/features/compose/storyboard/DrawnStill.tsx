import { type ReactNode, useMemo } from 'react';
import { useStill } from '@/blocks/useStill';
import type { DrawnKind, DrawnShot } from '@/domain/storyboard/types';
import type { Project } from '@/engine/project/schema';
import type { Ticks } from '@/engine/time/ticks';
import { useCompose } from '../ComposeContext';
import { cardStarts, draftProject } from '../model/draftProject';
import type { Draft } from '../model/state';
import storyboardStyles from './storyboard.module.css';

export const drawnKindId = {
  price: 'compose.drawn.price',
  comparison: 'compose.drawn.comparison',
  ingredients: 'compose.drawn.ingredients',
  steps: 'compose.drawn.steps',
  map: 'compose.drawn.map',
} as const satisfies Record<DrawnKind, string>;

/** The video with a card drawn so, and a moment at which it is seen; undefined while nothing is spoken there. */
function drawnMoment(
  draft: Draft,
  cardId: string,
  drawn: DrawnShot,
): { readonly project: Project; readonly time: Ticks } | undefined {
  const cards = draft.cards.map((card) => (card.id === cardId ? { ...card, drawn } : card));
  const shown = { ...draft, cards };
  const built = draftProject(shown);
  const time = cardStarts(shown).get(cardId);
  return built.kind === 'ready' && time !== undefined ? { project: built.project, time } : undefined;
}

interface DrawnStillProps {
  readonly cardId: string;
  readonly drawn: DrawnShot;
}

/** A drawn shot as it will be exported; its words until it is drawn. */
export function DrawnStill({ cardId, drawn }: DrawnStillProps) {
  const draft = useCompose((state) => state.draft);
  const moment = useMemo(() => drawnMoment(draft, cardId, drawn), [draft, cardId, drawn]);
  const words = <span className={storyboardStyles.drawnWords}>{drawn.rows.map(({ text }) => text).join(' · ')}</span>;
  return moment ? <MomentStill {...moment} words={words} kind={drawn.kind} /> : words;
}

interface MomentStillProps {
  readonly project: Project;
  readonly time: Ticks;
  readonly words: ReactNode;
  readonly kind: DrawnKind;
}

function MomentStill({ project, time, words, kind }: MomentStillProps) {
  const { address, isBroken } = useStill(project, { time });
  if (address === '' || isBroken) return words;
  return <img className={storyboardStyles.shotImage} src={address} alt="" data-drawn={kind} />;
}
