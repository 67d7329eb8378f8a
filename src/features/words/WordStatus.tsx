import { Switch } from 'antd';
import type { ResourceTools } from '@/components/resource/types';
import { ToneTag } from '@/components/ToneTag';
import type { ComplianceWord } from '@/services/compliance_word/schema';

/** In force or not: a switch for those who may, the state in words for the others. */
export function WordStatus({
  row,
  tools,
}: {
  readonly row: ComplianceWord;
  readonly tools: ResourceTools<ComplianceWord>;
}) {
  const { t } = tools;
  const isOn = row.status === 1;
  if (!tools.can('status')) {
    return <ToneTag tone={isOn ? 'good' : 'plain'}>{t(isOn ? 'words.on' : 'words.off')}</ToneTag>;
  }
  return (
    <Switch
      size="small"
      checked={isOn}
      aria-label={t('words.statusOf', { word: row.word })}
      onChange={(next) => void tools.changeStatus([row], next ? 1 : 0)}
    />
  );
}
