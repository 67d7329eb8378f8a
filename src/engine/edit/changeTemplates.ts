import { captionTemplateSchema } from '../project/captionTemplates';
import type { Project } from '../project/schema';
import { allClips } from '../project/walk';
import type { ActionOf } from './actions';
import { EditError } from './errors';

const MOST_TEMPLATES = 200;

export function setOwnTemplate(project: Project, { template }: ActionOf<'setOwnTemplate'>): Project {
  const parsed = captionTemplateSchema.safeParse(template);
  if (!parsed.success)
    throw new EditError('bad-param', { param: parsed.error.issues[0]?.path.join('.') ?? 'template' });
  const templates = { ...project.templates, [template.key]: template };
  if (Object.keys(templates).length > MOST_TEMPLATES) throw new EditError('too-many', { limit: MOST_TEMPLATES });
  return { ...project, templates };
}

export function removeOwnTemplate(project: Project, { key }: ActionOf<'removeOwnTemplate'>): Project {
  if (!Object.hasOwn(project.templates, key)) return project;
  if (allClips(project).some((clip) => clip.type === 'caption' && clip.templateKey === key)) {
    throw new EditError('template-in-use', { key });
  }
  const { [key]: _, ...templates } = project.templates;
  return { ...project, templates };
}
