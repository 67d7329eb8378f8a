import { z } from 'zod';
import { projectSchema } from '../../engine/project/schema';
import { done, get, id, idQuery, idsBody, pageOf, pageQuery, post, sourceChain, timestamp } from '../contract';

const fields = {
  title: z.string().trim().min(1).max(120),
  /** Which screen made it and opens it again: `compose.post`, `editor.timeline` … */
  kind: z.string().max(40),
  cover: z.string().max(2000).default(''),
  /** The screen's own working state (storyboard, choices), opaque to the server. */
  draft: z.record(z.string(), z.unknown()).default({}),
  document: projectSchema.optional(),
  source: sourceChain,
};

export const projectSummary = z.object({
  id,
  title: z.string(),
  kind: z.string(),
  cover: z.string(),
  source: sourceChain,
  /** Grows by one with every save; a save that names an older one is refused with CONFLICT. */
  revision: z.number().int(),
  created_at: timestamp,
  updated_at: timestamp,
});
export type ProjectSummary = z.infer<typeof projectSummary>;
export const projectRecord = projectSummary.extend({ draft: fields.draft, document: fields.document });
export type ProjectRecord = z.infer<typeof projectRecord>;

export const projectContract = {
  data: get('/project/data', {
    summary: 'Projects, newest first',
    input: pageQuery.extend({ kind: z.string().max(40).optional() }),
    result: pageOf(projectSummary),
    origin: 'chosen',
    auth: 'user',
  }),
  info: get('/project/info', {
    summary: 'One project',
    input: idQuery,
    result: projectRecord,
    origin: 'chosen',
    auth: 'user',
  }),
  save: post('/project/save', {
    summary: 'Add (no id) or update; `revision` guards against overwriting another tab',
    input: z.object({ id: id.optional(), revision: z.number().int().optional(), ...fields }),
    result: projectSummary,
    origin: 'chosen',
    auth: 'user',
    action: 'project.save',
  }),
  delete: post('/project/delete', {
    summary: 'To the recycle bin',
    input: idsBody,
    result: done,
    origin: 'chosen',
    auth: 'user',
    action: 'project.delete',
  }),
};
