import { CalendarOutlined, DownloadOutlined, MergeCellsOutlined, TableOutlined, UndoOutlined } from '@ant-design/icons';
import { App, Button } from 'antd';
import { PageButton } from '@/components/PageButton';
import type { ResourceTools } from '@/components/resource/types';
import { useCan } from '@/hooks/useCan';
import { useRecordActions } from '@/hooks/useRecordActions';
import { videoApi } from '@/services/video/api';
import type { Video } from '@/services/video/schema';
import { useDownload } from '../useDownload';
import { useVideoRoute } from '../useVideoRoute';

interface Props {
  readonly videos: readonly Video[];
  readonly tools: ResourceTools<Video>;
  readonly clear: () => void;
}

/** What can be done with several videos at once. */
export function BatchActions({ videos, tools, clear }: Props) {
  const { t } = tools;
  const can = useCan();
  const actions = useRecordActions();
  const route = useVideoRoute();
  const download = useDownload();
  const { modal } = App.useApp();
  const ids = videos.map(({ id }) => id);
  if (videos.every(({ status }) => status === -1)) {
    if (!tools.can('status')) return null;
    const restore = async () => {
      if (await tools.changeStatus(videos, 1)) clear();
    };
    return (
      <Button size="small" icon={<UndoOutlined aria-hidden />} onClick={() => void restore()}>
        {t('video.restore')}
      </Button>
    );
  }
  const stack = () =>
    modal.confirm({
      title: t('video.stackTitle', { count: videos.length }),
      content: t('video.stackText'),
      okText: t('video.stack'),
      onOk: async () => {
        if (!(await actions.save((options) => videoApi.stack({ ids }, options), { isNew: false }))) return;
        clear();
        tools.refresh();
      },
    });
  return (
    <>
      {can('publish.submit') && (
        <Button size="small" icon={<CalendarOutlined aria-hidden />} onClick={() => route.scheduleAll(ids)}>
          {t('publish.schedule')}
        </Button>
      )}
      {can('publish.submit') && (
        <PageButton
          size="small"
          icon={<TableOutlined aria-hidden />}
          to={`/publish/matrix?videos=${ids.map(encodeURIComponent).join(',')}`}
        >
          {t('video.toMatrix')}
        </PageButton>
      )}
      <Button size="small" icon={<DownloadOutlined aria-hidden />} onClick={() => download(videos)}>
        {t('common.download')}
      </Button>
      {can('video.save') && videos.length > 1 && (
        <Button size="small" icon={<MergeCellsOutlined aria-hidden />} onClick={stack}>
          {t('video.stack')}
        </Button>
      )}
    </>
  );
}
