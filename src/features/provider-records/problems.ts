import type { Rule } from 'antd/es/form';
import { isTooLong, problemField, type TextLengths, type TextProblem } from '@/domain/providerRecords';
import type { Translate } from '@/hooks/useT';

/** What is wrong with a text, as a sentence. */
export const problemSentence = (t: Translate, problem: TextProblem, limits: TextLengths): string =>
  t(`providerRecord.problem.${problem}`, { max: limits[problemField(problem)] });

interface ProblemRules {
  readonly limits: TextLengths;
  /** @param textOf reads a field of the form */
  readonly problemsOf: (textOf: (field: string) => string) => readonly TextProblem[];
}

/** Rules of fields: what is published stays whole; a draft is only kept from growing too long. The form holds `state`. */
export const problemRules =
  ({ limits, problemsOf }: ProblemRules) =>
  (field: keyof TextLengths) =>
  (t: Translate): Rule[] => [
    ({ getFieldValue }) => ({
      validator: async () => {
        const isShown = getFieldValue('state') === 'published';
        const problem = problemsOf((name) => getFieldValue(name) ?? '').find(
          (one) => problemField(one) === field && (isShown || isTooLong(one)),
        );
        if (problem) throw new Error(problemSentence(t, problem, limits));
      },
    }),
  ];
