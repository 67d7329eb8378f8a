import { promptCategories } from '@/domain/prompts';
import type { Prompt } from '@/services/prompt/schema';

export type PromptFields = Pick<Prompt, 'title' | 'category' | 'text' | 'note'>;

const format = 'framework-studio-prompts';
const most = 200;

type ReadFile =
  | { readonly kind: 'prompts'; readonly prompts: PromptFields[] }
  | { readonly kind: 'notJson' }
  | { readonly kind: 'noPrompts' }
  | { readonly kind: 'tooMany'; readonly most: number }
  /** Place counts from 1. */
  | { readonly kind: 'broken'; readonly place: number };

/** Prompts as a file for another shop or for keeping. */
export const promptFile = (prompts: readonly PromptFields[]): string =>
  JSON.stringify(
    {
      format,
      version: 1,
      prompts: prompts.map(({ title, category, note, text }) => ({ title, category, note, text })),
    },
    undefined,
    2,
  );

/** Reads a file that may be anything; says where it is at fault. */
export function readPromptFile(text: string): ReadFile {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    return { kind: 'notJson' };
  }
  const list = Array.isArray(data) ? data : isObject(data) && Array.isArray(data.prompts) ? data.prompts : [];
  if (list.length === 0) return { kind: 'noPrompts' };
  if (list.length > most) return { kind: 'tooMany', most };
  const prompts = list.map(fieldsOf);
  const broken = prompts.indexOf(undefined);
  if (broken >= 0) return { kind: 'broken', place: broken + 1 };
  return { kind: 'prompts', prompts: prompts.filter((prompt) => prompt !== undefined) };
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

function fieldsOf(value: unknown): PromptFields | undefined {
  if (!isObject(value) || typeof value.title !== 'string' || typeof value.text !== 'string') return undefined;
  const title = value.title.trim();
  const text = value.text.trim();
  if (!title || !text || title.length > 60 || text.length > 5000) return undefined;
  const category = promptCategories.find((known) => known === value.category) ?? 'other';
  return { title, text, category, note: typeof value.note === 'string' ? value.note.trim().slice(0, 200) : '' };
}
