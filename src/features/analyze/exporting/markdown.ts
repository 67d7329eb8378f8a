import type { BreakdownDoc } from '@/blocks/breakdown/doc';
import { clockOf, intentLabel, percentOf, rhythmLabel, roleLabel } from '@/blocks/breakdown/labels';
import { adviceSentence, hookName, reasonSentence, scoreWord, whySentence } from '@/blocks/breakdown/sentences';
import type { Breakdown, FrameworkMatch } from '@/domain/breakdown';
import type { Translate } from '@/hooks/useT';

/** Words that Markdown would read as its own signs, and table borders. */
const plain = (text: string): string => text.replace(/([\\`*_[\]<>#|])/g, '\\$1').replace(/\s*\n\s*/g, ' ');

/** The whole breakdown as Markdown: score and reasons, segments, frameworks, statistics, advice, source. */
export function breakdownMarkdown(
  t: Translate,
  doc: BreakdownDoc,
  result: Breakdown,
  matches: readonly FrameworkMatch[],
): string {
  const { hook, segments, statistics, advice, isTimed } = result;
  const lines: string[] = [`# ${plain(doc.title)}`, ''];
  lines.push(`## ${t('analyze.hookScore')}: ${hook.score} (${scoreWord(t, hook.score)})`, '');
  for (const reason of hook.reasons) {
    const words = reason.words.slice(0, 3).map(({ word }) => `\`${word.replace(/`/g, '')}\``);
    lines.push(
      `- ${reason.points > 0 ? '+' : ''}${reason.points} ${reasonSentence(t, reason)} ${words.join(' ')}`.trimEnd(),
    );
  }
  lines.push('', `## ${t('analyze.segments')}`, '');
  const columns = ['role', 'time', 'intent', 'rhythm', 'text', 'why'] as const;
  lines.push(
    `| # | ${columns.map((column) => t(`analyze.column.${column}`)).join(' | ')} |`,
    `|---|${'---|'.repeat(columns.length)}`,
  );
  for (const segment of segments) {
    const time = isTimed ? clockOf(segment.start, segment.seconds) : percentOf(segment.share);
    const role = segment.hook ? `${roleLabel(segment.role)} (${hookName(segment.hook.id)})` : roleLabel(segment.role);
    const cells = [
      role,
      time,
      t(intentLabel[segment.intent]),
      t(rhythmLabel[segment.rhythm]),
      segment.text,
      whySentence(t, segment),
    ];
    lines.push(`| ${segment.index + 1} | ${cells.map(plain).join(' | ')} |`);
  }
  lines.push('', `## ${t('analyze.frameworks.title')}`, '');
  for (const { framework, score, parts } of matches.slice(0, 3)) {
    const told = parts.map(({ roleName, segments: has, given }) =>
      has.length > 0 ? `${roleName} ${percentOf(given)}` : `~~${roleName}~~`,
    );
    lines.push(`- **${plain(framework.name)}** ${score}: ${told.join(' → ')}`);
  }
  lines.push('', `## ${t('analyze.stats.title')}`, '');
  lines.push(
    `- ${t('analyze.stats.characters')}: ${statistics.characters}`,
    `- ${t('analyze.stats.sentences')}: ${statistics.sentences}`,
    `- ${t('analyze.stats.average')}: ${statistics.averageLength}`,
    `- ${t('analyze.stats.spoken')}: ${Math.round(statistics.spokenSeconds)} s`,
    `- ${t('analyze.stats.terms')}: ${statistics.terms.map(({ term, count }) => `${plain(term)}×${count}`).join(', ')}`,
  );
  if (advice.length > 0)
    lines.push('', `## ${t('analyze.advice.title')}`, '', ...advice.map((item) => `- ${adviceSentence(t, item)}`));
  if (doc.origin.url) lines.push('', `${t('analyze.column.source')}: <${doc.origin.url}>`);
  return `${lines.join('\n')}\n`;
}
