import { Tooltip } from 'antd';
import { ToneTag } from '@/components/ToneTag';
import { labelStateOf } from '@/domain/videos';
import { useT } from '@/hooks/useT';
import type { Video } from '@/services/video/schema';

/** Whether the duty to label AI content is met: visibly in the image and in the file's metadata. */
export function AiLabelTag({ video }: { readonly video: Pick<Video, 'ai_label' | 'is_ai'> }) {
  const t = useT();
  const state = labelStateOf(video);
  if (state === 'full') return <ToneTag tone="good">{t('publish.labelFull')}</ToneTag>;
  if (state === 'free') return <ToneTag tone="plain">{t('video.label.free')}</ToneTag>;
  const text = () => {
    if (state === 'none') return t('publish.labelNoneText');
    return t(video.ai_label.visible ? 'publish.labelVisibleOnly' : 'publish.labelMetadataOnly');
  };
  return (
    <Tooltip title={text()}>
      <span>
        <ToneTag tone={state === 'none' ? 'bad' : 'warn'}>
          {t(state === 'none' ? 'publish.labelNone' : 'publish.labelPart')}
        </ToneTag>
      </span>
    </Tooltip>
  );
}
