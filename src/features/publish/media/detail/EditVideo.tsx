import { ScissorOutlined } from '@ant-design/icons';
import { history } from '@umijs/max';
import { App, Button, type ButtonProps } from 'antd';
import { useState } from 'react';
import { useCan } from '@/hooks/useCan';
import { useT } from '@/hooks/useT';
import { messageOf } from '@/lib/request';
import { timelineOfVideo } from '@/services/project/makeTimeline';
import type { Video } from '@/services/video/schema';

interface Props {
  readonly video: Video;
  readonly size?: ButtonProps['size'];
  /** Only its icon, named after the video. */
  readonly isIcon?: boolean;
  /** Other words than the usual. */
  readonly label?: string;
}

/** Opens a finished video in the timeline editor. */
export function EditVideo({ video, size, isIcon = false, label }: Props) {
  const t = useT();
  const can = useCan();
  const { message } = App.useApp();
  const [isOpening, setOpening] = useState(false);
  if (!can('project.save')) return null;
  const open = async () => {
    setOpening(true);
    try {
      history.push(await timelineOfVideo(video));
    } catch (error) {
      message.error(messageOf(error));
    } finally {
      setOpening(false);
    }
  };
  return (
    <Button
      {...(size ? { size } : {})}
      icon={<ScissorOutlined aria-hidden />}
      loading={isOpening}
      {...(isIcon ? { 'aria-label': t('publish.editOf', { name: video.title }), title: t('publish.edit') } : {})}
      onClick={() => void open()}
    >
      {isIcon ? null : (label ?? t('publish.edit'))}
    </Button>
  );
}
