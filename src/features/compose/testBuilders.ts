import { type Card, type ComposeState, type Draft, emptyDraft, initialState } from './model/state';

/** Test data: a card. */
export const aCard = (patch: Partial<Card> = {}): Card => ({
  id: 'card',
  role: '',
  text: 'text',
  shot: null,
  isShotFixed: false,
  ...patch,
});

/** Test data: a draft. */
export const aDraft = (patch: Partial<Draft> = {}): Draft => ({ ...emptyDraft, ...patch });

/** Test data: the state with this draft. */
export const stateOf = (draft: Draft = emptyDraft): ComposeState => ({ ...initialState, draft });
