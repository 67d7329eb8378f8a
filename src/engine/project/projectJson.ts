import type { z } from 'zod';
import type { Project, projectSchema } from './schema';

/** A document as plain, mutable JSON: what is stored, sent and given to `parseProject`. */
export type ProjectJson = z.input<typeof projectSchema>;

/** An independent JSON copy of a document; `parseProject(projectJson(p))` equals `p`. */
export const projectJson = (project: Project): ProjectJson => JSON.parse(JSON.stringify(project)) as ProjectJson;
