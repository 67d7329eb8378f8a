import type { WritingAction, WritingLanguage, WritingTone } from '@/domain/writing';

/** What was asked for in the menu. */
export interface ActionChoice {
  readonly act: WritingAction;
  readonly tone?: WritingTone;
  readonly language?: WritingLanguage;
}

/** A choice together with the words it is about. */
export interface ActionJob extends ActionChoice {
  /** Another one for each asking. */
  readonly id: number;
  readonly text: string;
  readonly before: string;
  readonly after: string;
}

/** These are about the whole when nothing is selected. */
export const wholeTextActions: ReadonlySet<WritingAction> = new Set(['titles', 'topics', 'outline', 'continue']);
