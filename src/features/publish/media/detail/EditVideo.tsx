import { ScissorOutlined } from '@ant-design/icons';
import { history } from '@umijs/max';
import { App, Button, type ButtonProps } from 'antd';
import { useState } from 'react';
import { useCan } from '@/hooks/useCan';
import { useT } from '@/hooks/useT';
import { messageOf } from '@/lib/request';
import { withExport } from '@/services/project/address';
import { timelineOfVideo } from '@/services/project/makeTimeline';
import type { Video } from '@/services/video/schema';

interface Props {
  readonly video: Video;
  readonly size?: ButtonProps['size'];
  /** Only its icon, named after the video. */
  readonly isIcon?: boolean;
  /** Other words than the usual. */
  readonly label?: string;
  /** The export panel is what is wanted there. */
  readonly toExport?: boolean;
}

/** Opens a finished video in the timeline editor. */
export function EditVideo({ video, size, isIcon = false, label, toExport = false }: Props) {
  const t = useT();
  const can = useCan();
  const { message } = App.useApp();
  const [isOpening, setOpening] = useState(false);
  if (!can('project.save')) return null;
  const open = async () => {
    setOpening(true);
    try {
      const address = await timelineOfVideo(video);
      history.push(toExport ? withExport(address) : address);
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
