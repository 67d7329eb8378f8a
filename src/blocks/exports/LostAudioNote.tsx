import { Text } from '@/components/ui/Text';
import type { ExportResult } from '@/engine/export/types';
import { useT } from '@/hooks/useT';
import { technicalName } from '../media/reasonWords';

/** Which files' sound a made video has not; nothing where it has them all, or was made before that was written down. */
export function LostAudioNote({ lostAudio = [] }: Partial<Pick<ExportResult, 'lostAudio'>>) {
  const t = useT();
  if (lostAudio.length === 0) return null;
  const files = lostAudio.map(({ name }) => t('render.lostAudio.file', { name }));
  const codecs = [...new Set(lostAudio.map(({ codec }) => codec).filter(Boolean))];
  return (
    <Text type="danger" size="small" title={technicalName(codecs.join(' · '), t)}>
      {t('render.lostAudio', { files: files.join(t('render.lostAudio.and')) })}
    </Text>
  );
}
