import { z } from 'zod';
import { projectSchema } from '../../engine/project/schema';
import {
  done,
  get,
  id,
  idQuery,
  idsBody,
  oneOrMany,
  pageOf,
  pageQuery,
  post,
  recordOwner,
  sourceChain,
  timestamp,
} from '../contract';

const fields = {
  title: z.string().trim().min(1).max(120),
  /** Which screen made it and opens it again: `compose.post`, `editor.timeline` … */
  kind: z.string().max(40),
  cover: z.string().max(2000).default(''),
  /** The screen's own working state (storyboard, choices), opaque to the server. */
  draft: z.record(z.string(), z.unknown()).default({}),
  document: projectSchema.optional(),
  source: sourceChain,
  /** The video of what it says is made: nobody has to go on with it. */
  finished: z.boolean().default(false),
};

const projectSummary = z.object({
  id,
  title: z.string(),
  kind: z.string(),
  cover: z.string(),
  source: sourceChain,
  /** Absent in records from before it was kept. */
  finished: z.boolean().optional(),
  author: z.object({ id: z.string(), name: z.string() }).default({ id: '', name: '' }),
  owner: recordOwner,
  /** Grows by one with every save; a save that names an older one is refused with CONFLICT. */
  revision: z.number().int(),
  created_at: timestamp,
  updated_at: timestamp,
});
export type ProjectSummary = z.infer<typeof projectSummary>;
const projectRecord = projectSummary.extend({ draft: fields.draft, document: fields.document });
export type ProjectRecord = z.infer<typeof projectRecord>;

/** A state of a project that the server has kept; restoring it makes a new one. */
const projectVersion = z.object({
  /** The project's revision at that save. */
  revision: z.number().int(),
  title: z.string(),
  saved_at: timestamp,
  by: z.object({ id: z.string(), name: z.string() }),
});
export type ProjectVersion = z.infer<typeof projectVersion>;

export const projectContract = {
  data: get('/project/data', {
    summary: 'Projects, newest first',
    input: pageQuery.extend({
      kind: z.string().max(40).optional(),
      /** `1`: only those whose video is made, `0`: only those that wait to be gone on with. */
      finished: z.enum(['0', '1']).optional(),
      /** A product page: only the caller's own that were begun with it, however the link was shared. */
      link: z.string().max(2000).optional(),
    }),
    result: pageOf(projectSummary),
    origin: 'chosen',
    auth: 'user',
    permission: {
      page: [
        'workbench',
        'creative.clip.creation',
        'editor.timeline',
        'compose.editor',
        'compose.post',
        'compose.template_to_video',
      ],
    },
  }),
  info: get('/project/info', {
    summary: 'One project',
    input: idQuery,
    result: projectRecord,
    origin: 'chosen',
    auth: 'user',
    permission: {
      page: [
        'compose.editor',
        'compose.post',
        'compose.template_to_video',
        'creative.clip.creation',
        'editor.batch_preview',
        'editor.timeline',
        'publish.media',
      ],
    },
  }),
  save: post('/project/save', {
    summary:
      'Add (no id) or update; `revision` guards against overwriting another tab. A `draft.saveId` that is known already is not saved twice',
    input: z.object({ id: id.optional(), revision: z.number().int().optional(), ...fields }),
    result: projectSummary,
    origin: 'chosen',
    auth: 'user',
    permission: { action: 'project.save' },
  }),
  versions: get('/project/versions', {
    summary:
      'The last 30 saved states, newest first. Saves of one person within a minute count as one state, so that saving by itself does not push out the older ones',
    input: idQuery,
    result: z.object({ list: z.array(projectVersion) }),
    origin: 'chosen',
    auth: 'user',
    permission: { page: ['compose.post', 'creative.clip.creation', 'editor.timeline'] },
  }),
  version_restore: post('/project/version_restore', {
    summary: 'Makes an earlier state the newest one; what was there before stays among the versions',
    input: z.object({
      id,
      /** Revision of the state to bring back. */
      version: z.number().int(),
      /** As in save: the revision that the caller has seen last. */
      revision: z.number().int().optional(),
    }),
    result: projectRecord,
    origin: 'chosen',
    auth: 'user',
    permission: { action: 'project.save' },
  }),
  delete: post('/project/delete', {
    summary: 'To the recycle bin',
    input: idsBody,
    result: done,
    origin: 'chosen',
    auth: 'user',
    permission: { action: 'project.delete' },
  }),
  restore: post('/project/restore', {
    summary: 'Back from the recycle bin',
    input: oneOrMany,
    result: done,
    origin: 'chosen',
    auth: 'user',
    permission: { action: 'project.delete' },
  }),
};
