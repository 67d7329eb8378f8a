import type { Shot, Storyboard } from './types';

/** Gives one card another shot by the user's choice and leaves all others as they are. Unknown id: no change. */
export function replaceShot(storyboard: Storyboard, cardId: string, shot: Shot | null): Storyboard {
  if (!storyboard.cards.some((card) => card.id === cardId)) return storyboard;
  return {
    ...storyboard,
    cards: storyboard.cards.map((card) => (card.id === cardId ? { ...card, shot, isShotFixed: true } : card)),
  };
}
