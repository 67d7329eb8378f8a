import { z } from 'zod';
import { promptCategories } from '../../domain/prompts/categories.data';
import { done, get, id, idQuery, idsBody, pageOf, pageQuery, post, recordStatus, timestamp } from '../contract';

const promptCategory = z.enum(promptCategories);
const promptScopes = ['builtin', 'own', 'team'] as const;

const fields = {
  title: z.string().trim().min(1).max(60),
  category: promptCategory.default('other'),
  /** Template with variables `{{name|type|default|options}}` (domain/prompts). */
  text: z.string().trim().min(1).max(5000),
  /** What it is good for, in a sentence. */
  note: z.string().trim().max(200).default(''),
};

const prompt = z.object({
  id,
  ...fields,
  /** `builtin` comes with the product, `own` is the caller's, `team` was shared by somebody else. */
  scope: z.enum(promptScopes),
  /** Whether the team sees it. */
  shared: z.boolean(),
  owner_name: z.string(),
  /** Whether the caller may change, share and delete it. */
  editable: z.boolean(),
  favorite: z.boolean(),
  /** How often it was used in this shop. */
  uses: z.number().int(),
  version: z.number().int(),
  status: recordStatus,
  updated_at: timestamp,
});
export type Prompt = z.infer<typeof prompt>;

const promptVersion = z.object({
  version: z.number().int(),
  ...fields,
  account_name: z.string(),
  created_at: timestamp,
});
export type PromptVersion = z.infer<typeof promptVersion>;

export const promptContract = {
  data: get('/prompt/data', {
    summary: 'Prompts that the caller may use, favorites first',
    input: pageQuery.extend({
      category: promptCategory.optional(),
      scope: z.enum(promptScopes).optional(),
      favorite: z.coerce.number().int().min(0).max(1).optional(),
    }),
    result: pageOf(prompt),
    origin: 'chosen',
    auth: 'user',
    permission: { page: ['agent.prompt', 'creative.tool.prompt_to_text', 'editor.aicreate'] },
  }),
  info: get('/prompt/info', {
    summary: 'One prompt with its versions, newest first',
    input: idQuery,
    result: prompt.extend({ versions: z.array(promptVersion) }),
    origin: 'chosen',
    auth: 'user',
    permission: { page: ['agent.prompt', 'creative.tool.prompt_to_text', 'editor.aicreate'] },
  }),
  save: post('/prompt/save', {
    summary: 'Add (no id) or update; what was is kept as a version',
    input: z.object({ id: id.optional(), ...fields }),
    result: prompt,
    origin: 'chosen',
    auth: 'user',
    permission: { action: 'prompt.save' },
  }),
  share: post('/prompt/share', {
    summary: 'Show to the team, or take back',
    input: z.object({ id, shared: z.boolean() }),
    result: prompt,
    origin: 'chosen',
    auth: 'user',
    permission: { action: 'prompt.share' },
  }),
  favorite: post('/prompt/favorite', {
    summary: 'Mark for oneself',
    input: z.object({ id, favorite: z.boolean() }),
    result: prompt,
    origin: 'chosen',
    auth: 'user',
    permission: { page: ['agent.prompt', 'creative.tool.prompt_to_text', 'editor.aicreate'] },
  }),
  use: post('/prompt/use', {
    summary: 'Count a use',
    input: z.object({ id }),
    result: prompt,
    origin: 'chosen',
    auth: 'user',
    permission: { page: ['agent.prompt', 'creative.tool.prompt_to_text', 'editor.aicreate'] },
  }),
  duplicate: post('/prompt/duplicate', {
    summary: 'An own copy',
    input: z.object({ id }),
    result: prompt,
    origin: 'chosen',
    auth: 'user',
    permission: { action: 'prompt.save' },
  }),
  import: post('/prompt/import', {
    summary: 'Take in prompts from a file; those that one already has are left out',
    input: z.object({ prompts: z.array(z.object(fields)).min(1).max(200) }),
    result: z.object({ added: z.number().int(), known: z.number().int() }),
    origin: 'chosen',
    auth: 'user',
    permission: { action: 'prompt.save' },
  }),
  delete: post('/prompt/delete', {
    summary: 'To the recycle bin',
    input: idsBody,
    result: done,
    origin: 'chosen',
    auth: 'user',
    permission: { action: 'prompt.save' },
  }),
  restore: post('/prompt/restore', {
    summary: 'Back from the recycle bin',
    input: idsBody,
    result: done,
    origin: 'chosen',
    auth: 'user',
    permission: { action: 'prompt.save' },
  }),
};
