import { elementsOf } from '@/domain/templates/elements';
import type { MediaValue, TemplateFacts } from '@/domain/templates/fillTemplate';
import { readFields } from '@/domain/templates/templateFromProject';
import { spokenNameOf } from '@/domain/writing/productName';
import { ProjectError } from '@/engine/project/errors';
import { parseProject } from '@/engine/project/parseProject';
import type { FileRecord } from '@/services/file/schema';
import type { Goods } from '@/services/goods/schema';
import type { ProjectRecord } from '@/services/project/schema';

/** What an own template is among the projects. */
export const OWN_TEMPLATE_KIND = 'compose.template_to_video';

/** A record as a template; undefined where it holds no video that can be read. */
export function readOwnTemplate({ document, draft }: Pick<ProjectRecord, 'document' | 'draft'>) {
  if (!document) return undefined;
  try {
    const project = parseProject(document);
    const fields = readFields(draft.fields);
    return { project, fields, elements: elementsOf(project, fields) };
  } catch (error) {
    if (error instanceof ProjectError) return undefined;
    throw error;
  }
}

export const factsOf = (goods: Goods): TemplateFacts => ({
  name: spokenNameOf(goods) || goods.title,
  brand: goods.brand,
  price: goods.price,
  offer: goods.offer,
  points: goods.selling_points,
  media: goods.media.map(({ url, kind, width = 0, height = 0, duration = 0 }) => ({
    ...{ url, kind, width, height, duration },
    name: goods.title,
  })),
});

export const valueOfFile = ({ url, name, kind, width = 0, height = 0, duration = 0 }: FileRecord): MediaValue => ({
  ...{ url, name, width, height, duration },
  kind: kind === 'video' ? 'video' : 'image',
});
