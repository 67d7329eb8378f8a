import {
  writingActions as actions,
  type WritingAction,
  type WritingLanguage,
  type WritingTone,
  writingLanguages,
  writingTones,
} from '@/domain/writing';
import type { MessageId } from '@/hooks/useT';

export interface WritingActionEntry {
  readonly act: WritingAction;
  readonly label: MessageId;
  readonly hint: MessageId;
  /** How its answer is used: in the place of the text, after it, or one line of it is chosen. */
  readonly result: 'replace' | 'append' | 'choose';
}

const results: Partial<Record<WritingAction, WritingActionEntry['result']>> = {
  titles: 'choose',
  topics: 'append',
  continue: 'append',
  outline: 'append',
};

/** Every act with its words, in the order of the menus. */
export const writingActions: readonly WritingActionEntry[] = actions.map((act) => ({
  act,
  label: `writing.act.${act}`,
  hint: `writing.hint.${act}`,
  result: results[act] ?? 'replace',
}));

export const toneLabels: readonly { readonly tone: WritingTone; readonly label: MessageId }[] = writingTones.map(
  (tone) => ({ tone, label: `writing.tone.${tone}` }),
);

export const languageLabels: readonly { readonly language: WritingLanguage; readonly label: MessageId }[] =
  writingLanguages.map((language) => ({ language, label: `writing.language.${language}` }));
