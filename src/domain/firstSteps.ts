/** The way from a shop that has just been opened to its first numbers, in the order in which one goes it. */
export const firstStepKeys = ['goods', 'breakdown', 'script', 'video', 'account', 'post', 'published'] as const;
export type FirstStepKey = (typeof firstStepKeys)[number];

/** The page of each step: whoever lacks its right has no such step; the address is where one begins. */
export const firstStepPages: Readonly<Record<FirstStepKey, { readonly page: string; readonly address: string }>> = {
  goods: { page: 'compose.post', address: '/compose/post' },
  breakdown: { page: 'compose.analyze', address: '/compose/analyze' },
  script: { page: 'compose.script', address: '/compose/script' },
  video: { page: 'publish.media', address: '/compose/post' },
  account: { page: 'publish.wemedia', address: '/publish/wemedia' },
  post: { page: 'publish.calendar', address: '/publish/calendar' },
  published: { page: 'publish.calendar', address: '/publish/calendar' },
};

/** How many records of each kind there are; undefined = this person has no page for it, or it is not known yet. */
export type FirstStepCounts = Readonly<Partial<Record<FirstStepKey, number>>>;

export interface FirstStep {
  readonly key: FirstStepKey;
  readonly isDone: boolean;
  /** The first that is not done: the one to go on with. */
  readonly isNext: boolean;
}

/** What proves a step besides its own records: who has a video has told its story, with or without a kept script. */
const provedBy: Readonly<Partial<Record<FirstStepKey, readonly FirstStepKey[]>>> = {
  script: ['video'],
  post: ['published'],
};

/**
 * The steps that concern this person, each told by what is there rather than by what was clicked.
 * @param counts number of records by step
 */
export function firstSteps(counts: FirstStepCounts): readonly FirstStep[] {
  const has = (key: FirstStepKey): boolean => (counts[key] ?? 0) > 0;
  const known = firstStepKeys.filter((key) => counts[key] !== undefined);
  const isDone = (key: FirstStepKey): boolean => has(key) || (provedBy[key] ?? []).some(has);
  const next = known.find((key) => !isDone(key));
  return known.map((key) => ({ key, isDone: isDone(key), isNext: key === next }));
}
