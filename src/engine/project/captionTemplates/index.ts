import { designedTemplates } from './designed';
import { plainTemplates } from './plain';
import { titledTemplates } from './titled';
import type { CaptionTemplate } from './types';

export { captionTemplateSchema } from './schema';

export type {
  CaptionEffect,
  CaptionElement,
  CaptionImageElement,
  CaptionTemplate,
  CaptionTextElement,
  Drawing,
} from './types';

export const DEFAULT_TEMPLATE_KEY = 'bold';

/** The thirteen predefined templates by id; ids 1–12, 10 used by two (brief, point 3). Designs are our own. */
export const captionTemplates: readonly CaptionTemplate[] = [
  ...plainTemplates,
  ...designedTemplates,
  ...titledTemplates,
].toSorted((a, b) => a.template_id - b.template_id);

const byKey = new Map(captionTemplates.map((template) => [template.key, template]));

/** Undefined for a key that this release does not know. */
export const captionTemplate = (key: string): CaptionTemplate | undefined => byKey.get(key);

/**
 * The template that a key means in a project: its own designs first, then the predefined ones; for a key that neither
 * has, the default design, so that a caption is never lost.
 */
export function templateOf(
  project: { readonly templates: Readonly<Record<string, CaptionTemplate>> },
  key: string,
): CaptionTemplate | undefined {
  const own = Object.hasOwn(project.templates, key) ? project.templates[key] : undefined;
  return own ?? byKey.get(key) ?? byKey.get(DEFAULT_TEMPLATE_KEY);
}

const OF_PROJECT = 'media:';

/** Ids of the project's media that a design shows. */
export const templateMedia = ({ elements }: CaptionTemplate): readonly string[] =>
  elements.flatMap((element) => {
    const src = element.type === 'image' ? element.input_url || element.src : '';
    return src.startsWith(OF_PROJECT) ? [src.slice(OF_PROJECT.length)] : [];
  });
