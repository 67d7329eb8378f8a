/** States of a text that a provider writes for its merchants; they see it only while it is published. */
export const providerRecordStates = ['draft', 'published', 'withdrawn'] as const;
export type ProviderRecordState = (typeof providerRecordStates)[number];

type Transition = 'publish' | 'withdraw';

const transitions: Readonly<Record<ProviderRecordState, Partial<Record<Transition, ProviderRecordState>>>> = {
  draft: { publish: 'published' },
  published: { withdraw: 'withdrawn' },
  withdrawn: { publish: 'published' },
};

/** The state that a transition leads to; undefined where it cannot be taken. */
export const nextRecordState = (state: ProviderRecordState, transition: Transition): ProviderRecordState | undefined =>
  transitions[state][transition];

/** What merchants see is withdrawn before it can be deleted. */
export const canDeleteRecord = (state: ProviderRecordState): boolean => state !== 'published';

/** Of title and summary in characters, of the text without its spaces. */
export interface TextLengths {
  readonly title: number;
  readonly summary: number;
  readonly text: number;
}

export type TextProblem = 'noTitle' | 'noSummary' | 'noText' | 'longTitle' | 'longSummary' | 'longText';

const problemPairs = [
  ['title', 'noTitle', 'longTitle'],
  ['summary', 'noSummary', 'longSummary'],
  ['text', 'noText', 'longText'],
] as const;

/** The field that a problem is about. */
export const problemField = (problem: TextProblem): keyof TextLengths =>
  problemPairs.find(([, ...problems]) => problems.some((one) => one === problem))?.[0] ?? 'text';

/** Problems that a draft cannot be saved with; the others keep a text from being published. */
export const isTooLong = (problem: TextProblem): boolean => problem.startsWith('long');

/** What keeps a text from being published, in the order of its fields. */
export const textProblems = (lengths: TextLengths, limits: TextLengths): TextProblem[] =>
  problemPairs.flatMap(([field, none, long]): TextProblem[] => {
    if (lengths[field] === 0) return [none];
    return lengths[field] > limits[field] ? [long] : [];
  });
