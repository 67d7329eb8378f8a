import { z } from 'zod';
import { memberColumns, memberImportLimits } from '../../domain/memberImport';
import { inviteLimits, inviteStates } from '../../domain/teamInvites';
import { done, get, id, pageOf, pageQuery, post, timestamp } from '../contract';

const person = z.object({ id, name: z.string() });

const teamInvite = z.object({
  id,
  /** Both absent where the caller may not give the role himself: whoever has the code takes the role. */
  code: z.string().optional(),
  link: z.string().optional(),
  role: id,
  role_name: z.string(),
  inviter: person,
  state: z.enum(inviteStates),
  max_uses: z.number().int(),
  /** Whom it is for, where it came by a table; the phone masked. */
  person: z.object({ name: z.string(), phone: z.string() }).optional(),
  uses: z.array(person.extend({ at: timestamp })),
  expires_at: timestamp,
  created_at: timestamp,
});
export type TeamInvite = z.infer<typeof teamInvite>;

/** What is told to somebody who holds a code and has no account yet. */
const shownInvite = z.object({
  /** `team`: into a team, as `role_name`. `friend`: recommended by somebody, with a shop of one's own. */
  kind: z.enum(['team', 'friend']).optional(),
  state: z.enum([...inviteStates, 'unknown']),
  merchant_name: z.string().optional(),
  inviter_name: z.string().optional(),
  role_name: z.string().optional(),
  /** Name of who is invited, where one person is. */
  person_name: z.string().optional(),
  expires_at: timestamp.optional(),
});
export type ShownInvite = z.infer<typeof shownInvite>;

const cell = z.string().max(memberImportLimits.cell);
const memberLine = z.object({ row: z.number().int().min(1), name: cell, phone: cell, role: cell });

const importResult = z.object({
  /** Lines that are wrong, cell by cell; nobody is invited by them. */
  faults: z.array(
    z.object({
      row: z.number().int(),
      column: z.enum(memberColumns),
      problem: z.enum(['required', 'long', 'formula', 'phone', 'twice', 'member', 'invited', 'unknown', 'beyond']),
      other: z.number().int().optional(),
    }),
  ),
  /** Invitations that were made; of a dry run none. */
  made: z.array(z.object({ row: z.number().int(), name: z.string(), role_name: z.string(), link: z.string() })),
});
export type MemberImportResult = z.infer<typeof importResult>;

export const team_inviteContract = {
  data: get('/team_invite/data', {
    summary: 'Invitations into the team, paged, newest first',
    input: pageQuery,
    result: pageOf(teamInvite),
    origin: 'chosen',
    auth: 'user',
    permission: { action: 'team_invite.save' },
  }),
  save: post('/team_invite/save', {
    summary: 'Make an invitation for a role that the caller may give',
    input: z.object({
      role: id,
      days: z.number().int().min(inviteLimits.minDays).max(inviteLimits.maxDays),
      max_uses: z.number().int().min(inviteLimits.minUses).max(inviteLimits.maxUses),
    }),
    result: teamInvite,
    origin: 'chosen',
    auth: 'user',
    permission: { action: 'team_invite.save' },
  }),
  import: post('/team_invite/import', {
    summary:
      'Invite the people of a table one by one, by a link of their own that is sent to their phone; wrong cells are named',
    input: z.object({
      /** Names one import: however often it arrives, each line is invited once. */
      import_id: z.string().min(8).max(64),
      lines: z.array(memberLine).min(1).max(memberImportLimits.rows),
      /** Only says what is wrong. */
      is_dry: z.boolean().default(false),
    }),
    result: importResult,
    origin: 'chosen',
    auth: 'user',
    permission: { action: 'team_invite.save' },
  }),
  revoke: post('/team_invite/revoke', {
    summary: 'Take an invitation back; who came by it stays',
    input: z.object({ id }),
    result: done,
    origin: 'chosen',
    auth: 'user',
    permission: { action: 'team_invite.save' },
  }),
  info: get('/team_invite/info', {
    summary: 'Who invites by a code, and as what; an unknown code is answered with the state `unknown`',
    input: z.object({ code: z.string().trim().min(1).max(64) }),
    result: shownInvite,
    origin: 'chosen',
    auth: 'public',
    permission: { open: 'read before there is an account; the code itself is the secret' },
  }),
};
