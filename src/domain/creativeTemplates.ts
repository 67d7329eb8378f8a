import { isSameCategory } from './categories';
import { type FrameworkProblem, frameworkLimits, frameworkProblems } from './frameworks/problems';
import type { FrameworkContent } from './frameworks/types';

/** What a creative template holds at most, besides what its framework does. */
export const creativeTemplateLimits = {
  title: frameworkLimits.name,
  industries: 6,
  industry: 20,
  /** Of the place among the others; the smallest stands first. */
  order: 999,
} as const;

export type CreativeTemplateProblem =
  | { readonly code: 'noSummary' }
  /** A merchant learns from it what each segment is for. `at` counts from 1. */
  | { readonly code: 'noPurpose'; readonly at: number }
  | { readonly code: 'structure'; readonly problem: FrameworkProblem };

type Content = Pick<FrameworkContent, 'summary' | 'seconds' | 'segments'> & { readonly title: string };

/** What keeps a creative template from merchants, in the order of its form. */
export function creativeTemplateProblems({ title, ...content }: Content): CreativeTemplateProblem[] {
  const { summary, segments } = content;
  return [
    ...(summary.trim() === '' ? [{ code: 'noSummary' } as const] : []),
    ...frameworkProblems({ ...content, name: title }).map((problem) => ({ code: 'structure', problem }) as const),
    ...segments.flatMap(({ purpose }, index) =>
      purpose.trim() === '' ? [{ code: 'noPurpose', at: index + 1 } as const] : [],
    ),
  ];
}

/** Whether a template is meant for an industry; one that names none is for all, and one without a name gets those. */
export const suitsIndustry = (industries: readonly string[], industry: string): boolean =>
  industries.length === 0 || industries.some((one) => isSameCategory(one, industry));

interface Shown {
  readonly industries: readonly string[];
  readonly order: number;
  readonly published_at: string;
}

/** As a merchant of an industry sees them: those for others last, then as the provider has ordered them, newest first. */
export const sortCreativeTemplates = <T extends Shown>(templates: readonly T[], industry: string): T[] =>
  templates.toSorted(
    (a, b) =>
      Number(suitsIndustry(b.industries, industry)) - Number(suitsIndustry(a.industries, industry)) ||
      a.order - b.order ||
      b.published_at.localeCompare(a.published_at),
  );
