import { z } from 'zod';
import {
  done,
  get,
  id,
  idQuery,
  idsBody,
  pageOf,
  pageQuery,
  post,
  revision,
  shownRevision,
  timestamp,
} from '../contract';

const person = z.object({ id: z.string(), name: z.string() });

const teamGroup = z.object({
  id,
  revision: shownRevision,
  name: z.string(),
  note: z.string(),
  /** One of its members. */
  lead: person,
  members: z.array(person),
  created_at: timestamp,
});
export type TeamGroup = z.infer<typeof teamGroup>;

/** Groups of a team's members. A member can be in several; groups hold people, not other groups. */
export const team_groupContract = {
  data: get('/team_group/data', {
    summary: 'Groups of the team, paged',
    input: pageQuery,
    result: pageOf(teamGroup),
    origin: 'chosen',
    auth: 'user',
    permission: { page: ['merchant.team', 'publish.wemedia'] },
  }),
  info: get('/team_group/info', {
    summary: 'One group',
    input: idQuery,
    result: teamGroup,
    origin: 'chosen',
    auth: 'user',
    permission: { page: ['merchant.team'] },
  }),
  save: post('/team_group/save', {
    summary: 'Add (no id) or update a group; its lead becomes a member where he is none',
    input: z.object({
      id: id.optional(),
      revision,
      name: z.string().trim().min(1).max(30),
      note: z.string().trim().max(200).default(''),
      lead: id,
      members: z.array(id).max(500).default([]),
    }),
    result: teamGroup,
    origin: 'chosen',
    auth: 'user',
    permission: { action: 'account.save' },
  }),
  delete: post('/team_group/delete', {
    summary: 'Remove groups; their members stay in the team',
    input: idsBody,
    result: done,
    origin: 'chosen',
    auth: 'user',
    permission: { action: 'account.save' },
  }),
};
