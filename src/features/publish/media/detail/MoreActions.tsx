import { DownOutlined } from '@ant-design/icons';
import { history } from '@umijs/max';
import { Button, Dropdown, type MenuProps } from 'antd';
import { useAction } from '@/hooks/useAction';
import { useCan } from '@/hooks/useCan';
import { useCanManage } from '@/hooks/useCanManage';
import { useCanVisit } from '@/hooks/useCanVisit';
import { useT } from '@/hooks/useT';
import { projectAddress } from '@/services/project/address';
import { projectApi } from '@/services/project/api';
import { copyProject } from '@/services/project/copyProject';
import type { Video } from '@/services/video/schema';

interface Props {
  readonly video: Video;
  readonly onCover: () => void;
  readonly onRemove: () => void;
}

/** What else a finished video is good for: other goods in the same framework, more versions, a copy of its project. */
export function MoreActions({ video, onCover, onRemove }: Props) {
  const t = useT();
  const can = useCan();
  const canVisit = useCanVisit();
  const canManage = useCanManage('video.manage');
  const { project_id: projectId, framework_id: frameworkId } = video;

  const duplication = useAction(async (id: string) => {
    const copy = await copyProject(id, (title) => t('video.copyOf', { title }));
    const address = projectAddress(copy);
    if (address) history.push(address);
  });
  const opening = useAction(async (id: string) => {
    const address = projectAddress(await projectApi.info({ id }));
    if (address) history.push(address);
  });

  const items: NonNullable<MenuProps['items']> = [
    ...(can('project.save') && frameworkId && canVisit('/compose/post')
      ? [
          {
            key: 'rewrite',
            label: t('video.rewrite'),
            onClick: () => history.push(`/compose/post?framework=${encodeURIComponent(frameworkId)}`),
          },
        ]
      : []),
    ...(can('project.save') && projectId
      ? [
          { key: 'variants', label: t('video.variants'), onClick: () => void opening.run(projectId) },
          { key: 'copy', label: t('video.duplicate'), onClick: () => void duplication.run(projectId) },
        ]
      : []),
    ...(can('publish.submit') && canVisit('/publish/matrix')
      ? [
          {
            key: 'matrix',
            label: t('video.toMatrix'),
            onClick: () => history.push(`/publish/matrix?videos=${encodeURIComponent(video.id)}`),
          },
        ]
      : []),
    ...(canVisit('/creative/media')
      ? [
          {
            key: 'file',
            label: t('video.asFile'),
            onClick: () => history.push(`/creative/media?open=${encodeURIComponent(video.file_id)}`),
          },
        ]
      : []),
    ...(can('video.save') ? [{ key: 'cover', label: t('video.cover'), onClick: onCover }] : []),
    ...(can('video.delete') && canManage(video)
      ? [{ type: 'divider' as const }, { key: 'remove', danger: true, label: t('common.delete'), onClick: onRemove }]
      : []),
  ];
  return (
    <Dropdown menu={{ items }} trigger={['click']}>
      <Button
        loading={opening.isPending || duplication.isPending}
        icon={<DownOutlined aria-hidden />}
        iconPlacement="end"
      >
        {t('video.more')}
      </Button>
    </Dropdown>
  );
}
