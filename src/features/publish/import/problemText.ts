import { findingText } from '@/blocks/publishing';
import { platformName } from '@/domain/platforms';
import type { RowProblem } from '@/domain/publishing/importing';
import type { Translate } from '@/hooks/useT';

/** Writes a moment, milliseconds since 1970. */
export type WriteMoment = (at: number) => string;

/** What is wrong with a row, as a sentence. */
export function problemText({ code, values, finding }: RowProblem, t: Translate, moment: WriteMoment): string {
  const platform = platformName(String(values.platform ?? ''));
  if (code === 'LIMIT') return finding ? t('publish.limitOf', { platform, text: findingText(finding, t) }) : platform;
  if (code === 'SAME_VIDEO' && Number(values.row) > 0)
    return t('publishImport.problem.SAME_VIDEO_ROW', { platform, row: Number(values.row) });
  const time = values.at === undefined ? '' : moment(Number(values.at));
  return t(`publishImport.problem.${code}`, { ...values, platform, time });
}
