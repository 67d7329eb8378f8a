import { elementsOf } from '@/domain/templates/elements';
import type { MediaValue, TemplateFacts, ValueProblem } from '@/domain/templates/fillTemplate';
import type { ModificationProblem } from '@/domain/templates/modifications';
import { readFields } from '@/domain/templates/templateFromProject';
import type { TemplateProblem } from '@/domain/templates/templateProblems';
import { productName } from '@/domain/writing/productName';
import { ProjectError } from '@/engine/project/errors';
import { parseProject } from '@/engine/project/parseProject';
import type { Translate } from '@/hooks/useT';
import type { FileRecord } from '@/services/file/schema';
import type { Goods } from '@/services/goods/schema';
import type { ProjectRecord } from '@/services/project/schema';
import { formatDuration } from '@/utils/formatDuration';

/** What an own template is among the projects. */
export const OWN_TEMPLATE_KIND = 'compose.template_to_video';

/** A record as a template; undefined where it holds no video that can be read. */
export function readOwnTemplate({ document, draft }: ProjectRecord) {
  if (!document) return undefined;
  try {
    const project = parseProject(document);
    return { project, elements: elementsOf(project, readFields(draft.fields)) };
  } catch (error) {
    if (error instanceof ProjectError) return undefined;
    throw error;
  }
}

export const factsOf = (goods: Goods): TemplateFacts => ({
  name: productName(goods.title) || goods.title,
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

const withTime = <P extends object>(problem: P): P =>
  'at' in problem && typeof problem.at === 'number' ? { ...problem, at: formatDuration(problem.at) } : problem;

/** What is wrong, as a sentence that names the place. */
export const problemSentence = (t: Translate, problem: TemplateProblem | ValueProblem | ModificationProblem): string =>
  t(`templates.problem.${problem.code}`, {
    ...(withTime(problem) as Readonly<Record<string, string | number>>),
    label: labelOf(problem),
  });

/** Of what is filled in by its name, of a file by its key. */
const labelOf = (problem: object): string => {
  if ('name' in problem) return String(problem.name);
  return 'place' in problem ? String(problem.place) : '';
};
