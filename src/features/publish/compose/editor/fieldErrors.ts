import { findingText } from '@/blocks/publishing';
import { type PostFinding, platformName } from '@/domain/platforms';
import type { Translate } from '@/hooks/useT';
import { isLinked, type PostCheck, type TextField, type VideoDraft } from '../model';

/** What is wrong with a field as it stands on a tab: on the common one only what accounts have that follow it. */
export function fieldErrors(
  checks: readonly PostCheck[],
  draft: VideoDraft,
  field: PostFinding['field'],
  tab: string | undefined,
  t: Translate,
): string[] {
  const text = field as TextField;
  const errors = checks
    .filter(({ accountId }) => (tab ? accountId === tab : isLinked(draft, accountId, text)))
    .flatMap(({ platform, findings }) =>
      findings
        .filter((finding) => finding.severity === 'error' && finding.field === field)
        .map((finding) => t('publish.limitOf', { platform: platformName(platform), text: findingText(finding, t) })),
    );
  return [...new Set(errors)];
}
