/** States of a text that a provider writes for its merchants; they see it only while it is published. */
export const providerTextStates = ['draft', 'published', 'withdrawn'] as const;
export type ProviderTextState = (typeof providerTextStates)[number];

type Transition = 'publish' | 'withdraw';

const transitions: Readonly<Record<ProviderTextState, Partial<Record<Transition, ProviderTextState>>>> = {
  draft: { publish: 'published' },
  published: { withdraw: 'withdrawn' },
  withdrawn: { publish: 'published' },
};

/** The state that a transition leads to; undefined where it cannot be taken. */
export const nextTextState = (state: ProviderTextState, transition: Transition): ProviderTextState | undefined =>
  transitions[state][transition];

/** What merchants see is withdrawn before it can be deleted. */
export const canDeleteText = (state: ProviderTextState): boolean => state !== 'published';
