import { ScissorOutlined } from '@ant-design/icons';
import { history } from '@umijs/max';
import { Button, type ButtonProps } from 'antd';
import { useAction } from '@/hooks/useAction';
import { useCan } from '@/hooks/useCan';
import { useT } from '@/hooks/useT';
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
  const opening = useAction(async () => {
    const address = await timelineOfVideo(video);
    history.push(toExport ? withExport(address) : address);
  });
  if (!can('project.save')) return null;
  return (
    <Button
      {...(size ? { size } : {})}
      icon={<ScissorOutlined aria-hidden />}
      loading={opening.isPending}
      {...(isIcon ? { 'aria-label': t('publish.editOf', { name: video.title }), title: t('publish.edit') } : {})}
      onClick={() => void opening.run(undefined)}
    >
      {isIcon ? null : (label ?? t('publish.edit'))}
    </Button>
  );
}
