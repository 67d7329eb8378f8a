import { z } from 'zod';
import { channels, MAX_VARIABLE_NAME, MAX_VARIABLES, variableTypes } from '../../domain/messageTemplate';
import { done, get, id, idsBody, pageOf, pageQuery, post, revision, shownRevision, timestamp } from '../contract';

const channel = z.enum(channels);
const written = z.object({ title: z.string().max(400).default(''), text: z.string().max(20_000).default('') });

const fields = {
  name: z.string().trim().min(1).max(40),
  note: z.string().trim().max(200).default(''),
  channels: z.array(channel).max(channels.length).default([]),
  variables: z
    .array(
      z.object({
        name: z.string().trim().min(1).max(MAX_VARIABLE_NAME),
        type: z.enum(variableTypes),
        sample: z.string().max(200).default(''),
      }),
    )
    .max(MAX_VARIABLES)
    .default([]),
  contents: z.object({ inapp: written, sms: written, wechat: written, mail: written }),
};

const templateStates = ['draft', 'live', 'stopped'] as const;

const messageTemplate = z.object({
  id,
  revision: shownRevision,
  ...fields,
  state: z.enum(templateStates),
  /** Of the last version that was published; 0 = none. */
  version: z.number().int(),
  /** Whether something was changed since it was published. */
  has_changes: z.boolean(),
  /** Whether the product sends it by itself: it is stopped, not deleted. */
  is_system: z.boolean().default(false),
  /** Stands before each SMS: the brand's name. */
  signature: z.string(),
  updated_at: timestamp,
  created_at: timestamp,
});
export type MessageTemplate = z.infer<typeof messageTemplate>;

const templateVersion = z.object({
  version: z.number().int(),
  published_at: timestamp,
  by: z.string(),
  channels: fields.channels,
  variables: fields.variables,
  contents: fields.contents,
});
export type TemplateVersion = z.infer<typeof templateVersion>;

const permission = { page: ['template.message_tmpl'] } as const;

/** Messages that a provider’s product sends, as templates by channel. */
export const message_templateContract = {
  data: get('/message_template/data', {
    summary: 'Templates, paged',
    input: pageQuery.extend({ state: z.enum(templateStates).optional(), channel: channel.optional() }),
    result: pageOf(messageTemplate),
    origin: 'chosen',
    auth: 'user',
    permission,
  }),
  info: get('/message_template/info', {
    summary: 'One template',
    input: z.object({ id }),
    result: messageTemplate,
    origin: 'chosen',
    auth: 'user',
    permission,
  }),
  save: post('/message_template/save', {
    summary: 'Keep what is being written; what is published stays. May be unfinished',
    input: z.object({ id: id.optional(), revision, ...fields }),
    result: messageTemplate,
    origin: 'chosen',
    auth: 'user',
    permission: { action: 'message_template.save' },
  }),
  publish: post('/message_template/publish', {
    summary: 'Make what is written the next version; refused while something is wrong with it',
    input: z.object({ id, revision }),
    result: messageTemplate,
    origin: 'chosen',
    auth: 'user',
    permission: { action: 'message_template.publish' },
  }),
  stop: post('/message_template/stop', {
    summary: 'Send no more by this template',
    input: z.object({ id, reason: z.string().trim().max(200).default('') }),
    result: messageTemplate,
    origin: 'chosen',
    auth: 'user',
    permission: { action: 'message_template.publish' },
  }),
  versions: get('/message_template/versions', {
    summary: 'All that was published, the latest first',
    input: z.object({ id }),
    result: z.object({ list: z.array(templateVersion) }),
    origin: 'chosen',
    auth: 'user',
    permission,
  }),
  restore: post('/message_template/restore', {
    summary: 'Take a version back into what is being written',
    input: z.object({ id, version: z.number().int().min(1) }),
    result: messageTemplate,
    origin: 'chosen',
    auth: 'user',
    permission: { action: 'message_template.save' },
  }),
  test: post('/message_template/test', {
    summary: 'Send what is written to the caller; refused when a variable has no value',
    input: z.object({ id, channel, values: z.record(z.string(), z.string().max(200)) }),
    result: z.object({ title: z.string(), text: z.string() }),
    origin: 'chosen',
    auth: 'user',
    permission: { action: 'message_template.test' },
  }),
  delete: post('/message_template/delete', {
    summary: 'Remove templates; one that is live must be stopped before',
    input: idsBody,
    result: done,
    origin: 'chosen',
    auth: 'user',
    permission: { action: 'message_template.delete' },
  }),
};
