import { finishedLines } from './lines';
import type { Card, ComposeState, Draft, Past, Variant } from './state';

const keptSteps = 60;

/** Replaces the cards and remembers how they were; typing into one card merges into one entry. */
export function withCards(
  state: ComposeState,
  cards: readonly Card[],
  label: Past['label'],
  cardId?: string,
): ComposeState {
  const last = state.past.at(-1);
  const isSameTyping = label === 'typing' && last?.label === 'typing' && last.cardId === cardId;
  const entry: Past = { label, cards: state.draft.cards, ...(cardId ? { cardId } : {}) };
  const isFirst = label === 'paste' && state.draft.cards.length === 0;
  const past = isSameTyping || isFirst ? state.past : [...state.past, entry].slice(-keptSteps);
  return { ...state, past, draft: { ...state.draft, cards } };
}

export const undoCards = (state: ComposeState): ComposeState => {
  const last = state.past.at(-1);
  if (!last) return state;
  return { ...state, past: state.past.slice(0, -1), draft: { ...state.draft, cards: last.cards } };
};

const changed = (cards: readonly Card[], id: string, change: (card: Card) => Card): readonly Card[] =>
  cards.map((card) => (card.id === id ? change(card) : card));

export const editText = (state: ComposeState, id: string, text: string, label: Past['label']): ComposeState =>
  withCards(
    state,
    changed(state.draft.cards, id, (card) => ({ ...card, text })),
    label,
    id,
  );

export const editCard = (state: ComposeState, id: string, patch: Partial<Card>, label: Past['label']): ComposeState =>
  withCards(
    state,
    changed(state.draft.cards, id, (card) => ({ ...card, ...patch })),
    label,
    id,
  );

export function addCard(state: ComposeState, afterId: string | undefined, role: string, newId: string): ComposeState {
  const cards = [...state.draft.cards];
  const at = afterId === undefined ? cards.length : cards.findIndex((card) => card.id === afterId) + 1;
  cards.splice(at, 0, { id: newId, role, text: '', shot: null, isShotFixed: false });
  return withCards(state, cards, 'add');
}

export const removeCard = (state: ComposeState, id: string): ComposeState =>
  withCards(
    state,
    state.draft.cards.filter((card) => card.id !== id),
    'remove',
  );

export function moveCard(state: ComposeState, id: string, to: number): ComposeState {
  const cards = [...state.draft.cards];
  const from = cards.findIndex((card) => card.id === id);
  const target = Math.max(0, Math.min(to, cards.length - 1));
  if (from < 0 || from === target) return state;
  cards.splice(target, 0, ...cards.splice(from, 1));
  return withCards(state, cards, 'move');
}

/** Cuts a sentence in two at a text position; nothing happens where one half would be empty. */
export function splitCard(state: ComposeState, id: string, at: number, newId: string): ComposeState {
  const index = state.draft.cards.findIndex((card) => card.id === id);
  const card = state.draft.cards[index];
  if (!card) return state;
  const head = card.text.slice(0, at).trim();
  const tail = card.text.slice(at).trim();
  if (head === '' || tail === '') return state;
  const cards = [...state.draft.cards];
  cards.splice(
    index,
    1,
    { ...card, text: head },
    { id: newId, role: card.role, text: tail, shot: null, isShotFixed: false },
  );
  return withCards(state, cards, 'split');
}

/** Joins a sentence to the one before it. */
export function mergeCard(state: ComposeState, id: string): ComposeState {
  const index = state.draft.cards.findIndex((card) => card.id === id);
  const card = state.draft.cards[index];
  const before = state.draft.cards[index - 1];
  if (!card || !before) return state;
  const cards = [...state.draft.cards];
  const drawn = before.drawn ?? (before.shot ? undefined : card.drawn);
  cards.splice(index - 1, 2, { ...before, text: `${before.text}${card.text}`, shot: before.shot ?? card.shot, drawn });
  return withCards(state, cards, 'merge');
}

/** Lines of the chosen variant that are not cards yet become cards at the end: what the user changed stays. */
export function importLines(draft: Draft, variant: Variant): Draft {
  const lines = finishedLines(variant.text, variant.phase === 'done');
  if (lines.length <= draft.importedLines) return draft;
  const fresh = lines.slice(draft.importedLines).map(
    (line, offset): Card => ({
      id: `${variant.id}-${draft.importedLines + offset + 1}`,
      role: line.role,
      text: line.text,
      shot: null,
      isShotFixed: false,
    }),
  );
  return { ...draft, importedLines: lines.length, cards: [...draft.cards, ...fresh] };
}

/**
 * The sentence that a line of another script stands for: the last of its role, else the one that is as far on.
 * @param share how far on in its own script the line is, 0 … 1
 * @returns index, -1 without sentences
 */
export function counterpartOf(cards: readonly Card[], role: string, share: number): number {
  if (cards.length === 0) return -1;
  const sameRole = role === '' ? -1 : cards.findLastIndex((card) => card.role === role);
  return sameRole >= 0 ? sameRole : Math.round(share * (cards.length - 1));
}
