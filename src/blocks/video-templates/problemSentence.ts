import type { ValueProblem } from '@/domain/templates/fillTemplate';
import type { ModificationProblem } from '@/domain/templates/modifications';
import type { ShelfProblem, UseProblem } from '@/domain/templates/shelf';
import type { TemplateFileProblem } from '@/domain/templates/templateFile';
import type { Translate } from '@/hooks/useT';
import { formatDuration } from '@/utils/formatDuration';
import { formatSize } from '@/utils/formatSize';

type Problem = ShelfProblem | ValueProblem | ModificationProblem | TemplateFileProblem | UseProblem;
type MessageParams = Readonly<Record<string, string | number>>;

/** Times as clocks, sizes of files and lists as people read them. */
function readable(problem: Problem): object {
  if ('at' in problem) return { ...problem, at: formatDuration(problem.at) };
  if (problem.code === 'fileTooLarge') return { ...problem, limit: formatSize(problem.limit) };
  return problem.code === 'planNeeded' ? { ...problem, plans: problem.plans.join('、') } : problem;
}

/** Of what is filled in by its name, of a file by its key. */
function labelOf(problem: Problem): string {
  if ('name' in problem) return problem.name;
  return 'place' in problem ? problem.place : '';
}

/** What is wrong with a template or with what is put into it, as a sentence that names the place. */
export const problemSentence = (t: Translate, problem: Problem): string =>
  t(`templates.problem.${problem.code}`, { ...(readable(problem) as MessageParams), label: labelOf(problem) });
