import { MoreOutlined } from '@ant-design/icons';
import { useNavigate } from '@umijs/max';
import { Button, Dropdown, type MenuProps } from 'antd';
import { useCan } from '@/hooks/useCan';
import { useCanVisit } from '@/hooks/useCanVisit';
import { useT } from '@/hooks/useT';
import type { FileRecord } from '@/services/file/schema';
import { toolAddress, toolTargets } from './targets';
import type { FileActs } from './useFileActs';

interface Props {
  readonly file: FileRecord;
  readonly acts: FileActs;
}

/** Everything that can be done with one file. */
export function FileMenu({ file, acts }: Props) {
  const t = useT();
  return (
    <Dropdown menu={useFileMenu(file, acts)} trigger={['click']}>
      <Button
        type="text"
        size="small"
        aria-label={t('library.actsOf', { name: file.name })}
        icon={<MoreOutlined />}
        onClick={(event) => event.stopPropagation()}
      />
    </Dropdown>
  );
}

/** The acts as a menu: ways on first, then the record, then delete. */
function useFileMenu(file: FileRecord, acts: FileActs): MenuProps {
  const t = useT();
  const can = useCan();
  const canVisit = useCanVisit();
  const navigate = useNavigate();
  const { kind } = file;
  const isMedia = kind === 'image' || kind === 'video' || kind === 'audio';
  const tools = toolTargets.filter(({ tool, takes }) => takes(file) && canVisit(`/creative/tool/${tool}`));
  const item = (key: string, label: string, run: () => void, isOn = true, isDanger = false) =>
    isOn ? [{ key, label, onClick: run, ...(isDanger ? { danger: true } : {}) }] : [];
  return {
    items: [
      ...item('timeline', t('library.use.timeline'), () => acts.toTimeline(file), isMedia && can('project.save')),
      ...tools.map(({ tool, label }) => ({
        key: tool,
        label: t(label),
        onClick: () => navigate(toolAddress(tool, file)),
      })),
      ...item(
        'goods',
        t('library.use.goods'),
        () => acts.askGoods(file),
        (kind === 'image' || kind === 'video') && can('goods.save'),
      ),
      { type: 'divider' as const },
      ...item('download', t('library.download'), () => acts.download([file])),
      ...item('copy', t('library.copy'), () => acts.copyAddress(file)),
      ...item('rename', t('library.rename'), () => acts.askRename(file), can('file.save')),
      ...item('tag', t('library.tags'), () => acts.askTag([file]), can('file.save')),
      ...item('move', t('library.moveDots'), () => acts.askMove([file]), can('file.save')),
      ...item('delete', t('common.delete'), () => void acts.remove([file]), can('file.delete'), true),
    ],
  };
}
