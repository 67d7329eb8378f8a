import { App, Input, type MenuProps, Modal, Radio, TreeSelect } from 'antd';
import { type ReactNode, useState } from 'react';
import { type FolderNode, folderFamily, folderTree } from '@/blocks/media';
import { useCan } from '@/hooks/useCan';
import { useRecordActions } from '@/hooks/useRecordActions';
import { useT } from '@/hooks/useT';
import { fileFolderApi } from '@/services/file_folder/api';
import type { Folders } from '../useFolders';
import styles from './Rail.module.css';

interface Place {
  readonly current: string;
  readonly onChoose: (folder: string) => void;
  readonly onChanged: () => void;
}

type Asked =
  | { readonly act: 'create'; readonly parent: string }
  | { readonly act: 'rename' | 'move' | 'delete'; readonly node: FolderNode };

/** What the dialog brings: the name or the new parent, and where a deleted folder's contents go. */
interface Answer {
  readonly text: string;
  readonly contents: 'parent' | 'bin';
}

interface FolderActions {
  readonly create: (parent: string) => void;
  readonly menuOf: (node: FolderNode) => MenuProps;
  readonly dialogs: ReactNode;
}

/** What can be done with folders, each with its small dialog. */
export function useFolderActions(folders: Folders, { current, onChoose, onChanged }: Place): FolderActions {
  const t = useT();
  const can = useCan();
  const actions = useRecordActions();
  const { modal } = App.useApp();
  const [asked, setAsked] = useState<Asked>();
  const carryOut = async (now: Asked, { text, contents }: Answer): Promise<boolean> => {
    if (now.act === 'create') {
      const made = await actions.save((options) => fileFolderApi.save({ name: text, parent_id: now.parent }, options), {
        isNew: true,
      });
      if (made) onChoose(made.id);
      return made !== undefined;
    }
    const { key: id } = now.node;
    if (now.act === 'rename') {
      const saved = await actions.save((options) => fileFolderApi.save({ id, name: text }, options), { isNew: false });
      return saved !== undefined;
    }
    if (now.act === 'move') {
      return actions.changeStatus((options) => fileFolderApi.move({ id, parent_id: text }, options), [id]);
    }
    const isDone = await actions.remove((options) => fileFolderApi.delete({ id, contents }, options), [id]);
    if (isDone && folderFamily(folders.list, id).has(current)) onChoose('');
    return isDone;
  };

  const menuOf = (node: FolderNode): MenuProps => ({
    items: [
      { key: 'create', label: t('library.newSubfolder') },
      { key: 'rename', label: t('library.rename') },
      { key: 'move', label: t('library.moveFolder') },
      ...(can('file_folder.delete') ? [{ key: 'delete', label: t('library.deleteFolder'), danger: true }] : []),
    ],
    onClick: ({ key, domEvent }) => {
      domEvent.stopPropagation();
      if (key === 'create') setAsked({ act: 'create', parent: node.key });
      else if (key === 'delete' && node.count === 0 && node.children.length === 0) {
        // Nothing is in it: there is nothing to choose.
        modal.confirm({
          title: t('library.deleteFolderTitle', { name: node.title }),
          okText: t('common.delete'),
          okButtonProps: { danger: true },
          onOk: async () => {
            if (await carryOut({ act: 'delete', node }, { text: '', contents: 'parent' })) onChanged();
          },
        });
      } else setAsked({ act: key as 'rename' | 'move' | 'delete', node });
    },
  });

  const dialogs = asked && (
    <FolderDialog
      asked={asked}
      folders={folders}
      onClose={() => setAsked(undefined)}
      onConfirm={async (answer) => {
        if (!(await carryOut(asked, answer))) return;
        setAsked(undefined);
        onChanged();
      }}
    />
  );
  return { create: (parent) => setAsked({ act: 'create', parent }), menuOf, dialogs };
}

function titleOf(asked: Asked, t: ReturnType<typeof useT>): string {
  if (asked.act === 'create') return t('library.newFolder');
  const name = asked.node.title;
  if (asked.act === 'rename') return t('library.renameFolder');
  return t(asked.act === 'move' ? 'library.moveFolderTitle' : 'library.deleteFolderTitle', { name });
}

interface FolderDialogProps {
  readonly asked: Asked;
  readonly folders: Folders;
  readonly onClose: () => void;
  readonly onConfirm: (answer: Answer) => Promise<void>;
}

/** Asks for what an action with a folder needs. */
function FolderDialog({ asked, folders, onClose, onConfirm }: FolderDialogProps) {
  const t = useT();
  const [text, setText] = useState(() => firstText(asked, folders));
  const [contents, setContents] = useState<Answer['contents']>('parent');
  const [isBusy, setBusy] = useState(false);
  const isNaming = asked?.act === 'create' || asked?.act === 'rename';
  const family = asked?.act === 'move' ? folderFamily(folders.list, asked.node.key) : new Set<string>();
  const confirm = async () => {
    setBusy(true);
    await onConfirm({ text, contents });
    setBusy(false);
  };
  return (
    <Modal
      open
      title={titleOf(asked, t)}
      onCancel={onClose}
      okText={asked.act === 'delete' ? t('common.delete') : t('common.confirm')}
      cancelText={t('common.cancel')}
      confirmLoading={isBusy}
      okButtonProps={{ disabled: isNaming && text.trim() === '', danger: asked.act === 'delete' }}
      onOk={() => void confirm()}
    >
      {isNaming && (
        <Input
          autoFocus
          value={text}
          maxLength={60}
          showCount
          aria-label={t('library.folderName')}
          placeholder={t('library.folderName')}
          onChange={(event) => setText(event.target.value)}
          onPressEnter={() => text.trim() !== '' && void confirm()}
        />
      )}
      {asked.act === 'move' && (
        <TreeSelect
          value={text}
          style={{ width: '100%' }}
          aria-label={t('library.moveTo')}
          treeDefaultExpandAll
          treeData={[
            { value: '', title: t('library.top') },
            ...folderTree(folders.list.filter(({ id }) => !family.has(id))),
          ]}
          onChange={(value: string) => setText(value)}
        />
      )}
      {asked.act === 'delete' && (
        <div className={styles.choice}>
          <span>{t('library.deleteFolderText', { count: asked.node.count })}</span>
          <Radio.Group
            className={styles.choice}
            value={contents}
            options={[
              { value: 'parent', label: t('library.contentsUp') },
              { value: 'bin', label: t('library.contentsBin') },
            ]}
            onChange={(event) => setContents(event.target.value)}
          />
        </div>
      )}
    </Modal>
  );
}

function firstText(asked: Asked, folders: Folders): string {
  if (asked.act === 'rename') return asked.node.title;
  if (asked.act !== 'move') return '';
  return folders.list.find(({ id }) => id === asked.node.key)?.parent_id ?? '';
}
