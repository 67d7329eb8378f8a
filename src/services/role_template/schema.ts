import { z } from 'zod';
import {
  done,
  get,
  id,
  idsBody,
  nothing,
  pageOf,
  pageQuery,
  post,
  recordStatus,
  recordStatusQuery,
  revision,
  shownRevision,
  statusBody,
  timestamp,
} from '../contract';

const fields = {
  name: z.string().trim().min(1).max(40),
  note: z.string().trim().max(200).default(''),
  /** Route keys (ruling 13) of merchants. */
  routes: z.array(z.string().max(80)).max(500).default([]),
  /** Action keys (ruling 14) of merchants. */
  actions: z.array(z.string().max(80)).max(500).default([]),
};

const roleTemplate = z.object({
  id,
  revision: shownRevision,
  ...fields,
  /** 1 = offered to merchants. */
  status: recordStatus,
  /** Roles that merchants have made from it. */
  roles: z.number().int(),
  updated_at: timestamp,
  created_at: timestamp,
});
export type RoleTemplate = z.infer<typeof roleTemplate>;

const offeredTemplate = z.object({ id, ...fields });
export type OfferedTemplate = z.infer<typeof offeredTemplate>;

/** Roles that a provider prepares for its merchants. */
export const role_templateContract = {
  data: get('/role_template/data', {
    summary: 'Provider: its templates, paged',
    input: pageQuery.extend({ status: recordStatusQuery.optional() }),
    result: pageOf(roleTemplate),
    origin: 'chosen',
    auth: 'user',
    permission: { page: ['platform.authority'] },
  }),
  info: get('/role_template/info', {
    summary: 'Provider: one template',
    input: z.object({ id }),
    result: roleTemplate,
    origin: 'chosen',
    auth: 'user',
    permission: { page: ['platform.authority'] },
  }),
  save: post('/role_template/save', {
    summary: 'Provider: add (no id) or update; a new one is not offered yet',
    input: z.object({ id: id.optional(), revision, ...fields }),
    result: roleTemplate,
    origin: 'chosen',
    auth: 'user',
    permission: { action: 'role_template.save' },
  }),
  status: post('/role_template/status', {
    summary: 'Provider: offer templates to merchants (1) or withdraw them (0)',
    input: statusBody,
    result: done,
    origin: 'chosen',
    auth: 'user',
    permission: { action: 'role_template.status' },
  }),
  delete: post('/role_template/delete', {
    summary: 'Provider: remove templates; roles made from them stay',
    input: idsBody,
    result: done,
    origin: 'chosen',
    auth: 'user',
    permission: { action: 'role_template.delete' },
  }),
  offered: get('/role_template/offered', {
    summary: 'Templates that the merchant’s provider offers',
    input: nothing,
    result: z.object({ list: z.array(offeredTemplate) }),
    origin: 'chosen',
    auth: 'user',
    permission: { page: ['merchant.role'] },
  }),
};
