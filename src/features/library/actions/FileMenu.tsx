import { useNavigate } from '@umijs/max';
import { Dropdown, type MenuProps } from 'antd';
import { type RefObject, useState } from 'react';
import { useCan } from '@/hooks/useCan';
import { useCanVisit } from '@/hooks/useCanVisit';
import { useT } from '@/hooks/useT';
import type { FileRecord } from '@/services/file/schema';
import styles from './FileMenu.module.css';
import { toolAddress, toolTargets } from './targets';
import type { FileActions } from './useFileActions';

interface Props {
  readonly file: FileRecord;
  /** Read when something is done: a menu is not drawn anew for every change around it. */
  readonly actions: Readonly<RefObject<FileActions>>;
}

/** Everything that can be done with one file. The menu is made when it is first asked for: a library shows hundreds of these. */
export function FileMenu(props: Props) {
  const t = useT();
  const [wasAsked, setWasAsked] = useState(false);
  if (wasAsked) return <OpenMenu {...props} />;
  return (
    <button
      type="button"
      className={styles.more}
      aria-haspopup="menu"
      aria-label={t('library.actionsOf', { name: props.file.name })}
      onClick={() => setWasAsked(true)}
    >
      <span className={styles.dots} aria-hidden />
    </button>
  );
}

function OpenMenu({ file, actions }: Props) {
  const t = useT();
  const [isOpen, setIsOpen] = useState(true);
  return (
    <Dropdown menu={useFileMenu(file, actions)} trigger={['click']} open={isOpen} onOpenChange={setIsOpen}>
      <button
        type="button"
        className={styles.more}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-label={t('library.actionsOf', { name: file.name })}
        // biome-ignore lint/a11y/noAutofocus: it takes the place of the button that was just pressed
        autoFocus
      >
        <span className={styles.dots} aria-hidden />
      </button>
    </Dropdown>
  );
}

/** Animations would lose their movement, drawings their sharpness. */
const canCrop = ({ kind, mime }: FileRecord): boolean => kind === 'image' && !/^image\/(?:gif|svg)/.test(mime);

/** The actions as a menu: ways on first, then the record, then delete. */
function useFileMenu(file: FileRecord, actions: Props['actions']): MenuProps {
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
      ...item(
        'timeline',
        t('library.use.timeline'),
        () => actions.current.toTimeline(file),
        isMedia && can('project.save'),
      ),
      ...tools.map(({ tool, label }) => ({
        key: tool,
        label: t(label),
        onClick: () => navigate(toolAddress(tool, file)),
      })),
      ...item(
        'goods',
        t('library.use.goods'),
        () => actions.current.askGoods(file),
        (kind === 'image' || kind === 'video') && can('goods.save'),
      ),
      { type: 'divider' as const },
      ...item('download', t('library.download'), () => actions.current.download([file])),
      ...item('copy', t('library.copy'), () => actions.current.copyAddress(file)),
      ...item('crop', t('library.crop'), () => actions.current.askCrop(file), canCrop(file) && can('file.save')),
      ...item('rename', t('library.rename'), () => actions.current.askRename(file), can('file.save')),
      ...item('tag', t('library.tags'), () => actions.current.askTag([file]), can('file.save')),
      ...item('move', t('library.moveDots'), () => actions.current.askMove([file]), can('file.save')),
      ...item('delete', t('common.delete'), () => void actions.current.remove([file]), can('file.delete'), true),
    ],
  };
}
