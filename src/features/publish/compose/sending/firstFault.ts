import { fieldId } from '../editor/fieldId';
import { isLinked, type PostCheck, type TextField } from '../model';
import { commonTab, type Desk, type Target } from '../useDesk';
import type { Exit } from './useSend';

type Field = PostCheck['findings'][number]['field'];

/** Where a fault is mended: on the common tab while the account follows it there, else on the account's own. */
export function targetOf(
  desk: Desk,
  check: Pick<PostCheck, 'videoId' | 'accountId'>,
  field: Field,
  platformField?: string,
): Target {
  const draft = desk.state.videos.find(({ videoId }) => videoId === check.videoId);
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
export function firstFault(desk: Desk, check: PostCheck, exit: Exit): Target {
  const finding = check.findings.find(({ severity }) => severity === 'error');
  if (finding) return targetOf(desk, check, finding.field, finding.platformField?.id);
  if (check.faults.includes('TITLE_NEEDED')) return targetOf(desk, check, 'title');
  if (check.faults.length > 0 && exit !== 'now') return targetOf(desk, check, 'publish_at');
  const mark = check.marks.find(({ isBlocking }) => isBlocking);
  return desk.mayOverride
    ? { videoId: check.videoId, field: fieldId('override') }
    : targetOf(desk, check, mark?.field ?? 'title');
}
