import { Alert, Button, Flex, Space } from 'antd';
import { Text } from '@/components/ui/Text';
import { labelStateOf } from '@/domain/videos';
import { useCan } from '@/hooks/useCan';
import { useRecordActions } from '@/hooks/useRecordActions';
import { useT } from '@/hooks/useT';
import { videoApi } from '@/services/video/api';
import type { Video } from '@/services/video/schema';
import { AiLabelTag } from '../list/AiLabelTag';
import styles from '../media.module.css';
import { EditVideo } from './EditVideo';

interface Props {
  readonly video: Video;
  readonly onChanged: () => void;
}

type Change = Partial<Pick<Video, 'is_ai' | 'ai_label'>>;

/** Whether the AI label is there, what is missing and how it is put right. */
export function LabelAdvice({ video, onChanged }: Props) {
  const t = useT();
  const can = useCan();
  const actions = useRecordActions();
  const state = labelStateOf(video);
  const set = async (change: Change) => {
    const saved = await actions.save((options) => videoApi.set({ id: video.id, ...change }, options), { isNew: false });
    if (saved) onChanged();
  };
  const missing = [
    ...(video.ai_label.visible ? [] : [t('video.label.noVisible')]),
    ...(video.ai_label.metadata ? [] : [t('video.label.noMetadata')]),
  ];
  return (
    <section aria-label={t('publish.label')}>
      <Flex component="header" gap={8} align="center" wrap className={styles.partHead}>
        <Text component="h3" size="medium" strong className={styles.subhead}>
          {t('publish.label')}
        </Text>
        <AiLabelTag video={video} />
        {state === 'free' && can('video.save') && (
          <Button type="link" size="small" onClick={() => void set({ is_ai: true })}>
            {t('video.label.isAi')}
          </Button>
        )}
      </Flex>
      {(state === 'part' || state === 'none') && (
        <Alert
          type="warning"
          showIcon
          title={missing.join(' ')}
          description={
            <>
              <p>{t(video.project_id ? 'video.label.how' : 'video.label.howAlone')}</p>
              {can('video.save') && (
                <Space wrap>
                  <EditVideo video={video} size="small" label={t('video.label.export')} toExport />
                  {!video.ai_label.visible && (
                    <Button size="small" onClick={() => void set({ ai_label: { ...video.ai_label, visible: true } })}>
                      {t('video.label.isVisible')}
                    </Button>
                  )}
                  <Button size="small" type="link" onClick={() => void set({ is_ai: false })}>
                    {t('video.label.notAi')}
                  </Button>
                </Space>
              )}
            </>
          }
        />
      )}
    </section>
  );
}
