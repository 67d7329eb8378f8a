import type { WritingAct, WritingLanguage, WritingTone } from '@/domain/writing';

/** What was asked for in the menu. */
export interface ActChoice {
  readonly act: WritingAct;
  readonly tone?: WritingTone;
  readonly language?: WritingLanguage;
}

/** A choice together with the words it is about. */
export interface ActJob extends ActChoice {
  /** Another one for each asking. */
  readonly id: number;
  readonly text: string;
  readonly before: string;
  readonly after: string;
}

/** These are about the whole when nothing is selected. */
export const wholeTextActs: ReadonlySet<WritingAct> = new Set(['titles', 'topics', 'outline', 'continue']);
