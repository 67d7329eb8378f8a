import type { TemplateProblem } from '@/domain/messageTemplate';
import type { Translate } from '@/hooks/useT';

/** What is wrong with a template and where, as a sentence. */
export function problemText(t: Translate, problem: TemplateProblem): string {
  if (problem.kind === 'noChannel') return t('messageTemplate.problem.noChannel');
  if (!('channel' in problem)) return t(`messageTemplate.variableProblem.${problem.kind}`, { name: problem.name });
  const channel = t(`messageTemplate.channel.${problem.channel}`);
  if (problem.kind === 'unknown') return t('messageTemplate.problem.unknown', { channel, name: problem.name });
  const field = t(
    problem.channel === 'mail' && problem.field === 'title'
      ? 'messageTemplate.subject'
      : `messageTemplate.${problem.field}`,
  );
  if (problem.kind !== 'long') return t(`messageTemplate.fieldProblem.${problem.kind}`, { channel, field });
  return t('messageTemplate.problem.long', { channel, field, count: problem.count, max: problem.max });
}
