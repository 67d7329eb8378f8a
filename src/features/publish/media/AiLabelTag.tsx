import { Tooltip } from 'antd';
import { ToneTag } from '@/components/tone-tag/ToneTag';
import { useT } from '@/hooks/useT';
import type { Video } from '@/services/video/schema';

/** Whether the duty to label AI content is met: visibly in the picture and in the file's metadata. */
export function AiLabelTag({ label }: { readonly label: Video['ai_label'] }) {
  const t = useT();
  if (label.visible && label.metadata) return <ToneTag tone="good">{t('publish.labelFull')}</ToneTag>;
  if (label.visible || label.metadata) {
    return (
      <Tooltip title={t(label.visible ? 'publish.labelVisibleOnly' : 'publish.labelMetadataOnly')}>
        <span>
          <ToneTag tone="warn">{t('publish.labelPart')}</ToneTag>
        </span>
      </Tooltip>
    );
  }
  return (
    <Tooltip title={t('publish.labelNoneText')}>
      <span>
        <ToneTag tone="bad">{t('publish.labelNone')}</ToneTag>
      </span>
    </Tooltip>
  );
}
