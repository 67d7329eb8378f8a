import { type BreakdownDoc, percentOf, roleLabel } from '@/blocks/breakdown';
import { breakDown, matchFrameworks } from '@/domain/breakdown';
import type { Framework } from '@/domain/frameworks';
import type { Translate } from '@/hooks/useT';

const shownMatches = 3;

/** A breakdown as a text that can be taken along: score, matched frameworks, every part with its role. */
export function breakdownText(doc: BreakdownDoc, frameworks: readonly Framework[], t: Translate): string {
  const result = breakDown(doc, doc.cuts);
  const matches = matchFrameworks(result, frameworks).slice(0, shownMatches);
  return [
    `# ${doc.title}`,
    '',
    t('analyze.scoreOf', { score: result.hook.score }),
    '',
    ...matches.map(({ framework, score }) => `- ${framework.name} ${score}`),
    '',
    ...result.segments.map(
      ({ role, share, text }) => `## ${roleLabel(role)} · ${percentOf(share)}\n\n${text.trim()}\n`,
    ),
  ].join('\n');
}
