import { findingText } from '@/blocks/publishing';
import type { Translate } from '@/hooks/useT';
import { fieldId } from '../editor/fieldId';
import { isLinked, type PostCheck, type TextField } from '../model';
import { type Composer, type ComposerTarget, commonTab } from '../useComposer';
import type { Exit } from './useComposerSend';

type Field = PostCheck['findings'][number]['field'];

/** Where a fault is mended: on the common tab while the account follows it there, else on the account's own. */
export function targetOf(
  composer: Composer,
  check: Pick<PostCheck, 'videoId' | 'accountId'>,
  field: Field,
  platformField?: string,
): ComposerTarget {
  const draft = composer.content.state.videos.find(({ videoId }) => videoId === check.videoId);
  const isText = field === 'title' || field === 'description' || field === 'topics' || field === 'ai_declared';
  const isCommon =
    (isText && draft !== undefined && isLinked(draft, check.accountId, field as TextField)) ||
    (field === 'publish_at' && draft?.accounts[check.accountId]?.at === undefined);
  return {
    videoId: check.videoId,
    tab: isCommon || field === 'video' ? commonTab : check.accountId,
    field: fieldId(field === 'fields' ? `field-${platformField ?? ''}` : field),
  };
}

/** The place of the first thing that stops a post. */
export function firstFault(composer: Composer, check: PostCheck, exit: Exit): ComposerTarget {
  const finding = check.findings.find(({ severity }) => severity === 'error');
  if (finding) return targetOf(composer, check, finding.field, finding.platformField?.id);
  if (check.faults.includes('TITLE_NEEDED')) return targetOf(composer, check, 'title');
  if (check.faults.length > 0 && exit !== 'now') return targetOf(composer, check, 'publish_at');
  const mark = [...check.marks, ...check.facts].find(({ isBlocking }) => isBlocking);
  return composer.checks.mayOverride
    ? { videoId: check.videoId, field: fieldId('override') }
    : targetOf(composer, check, mark?.field ?? 'title');
}

/** The sentence of the first thing that stops a post. */
export function firstFaultText(check: PostCheck, exit: Exit, t: Translate): string {
  const finding = check.findings.find(({ severity }) => severity === 'error');
  if (finding) return findingText(finding, t);
  if (check.faults.includes('TITLE_NEEDED')) return t('composer.fault.TITLE_NEEDED');
  const [fault] = check.faults;
  if (fault && exit !== 'now') return t(`composer.fault.${fault}`);
  return t('composer.reasonFirst');
}
