import { RedoOutlined, UndoOutlined } from '@ant-design/icons';
import { Flex, Input } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { SaveStatus, useDocumentId, VersionsButton } from '@/blocks/document';
import { EditorBarSlot } from '@/components/EditorBarSlot';
import { mediaIdOf } from '@/engine/project/walk';
import { useT } from '@/hooks/useT';
import { useEditor, useEditorParts } from '../EditorContext';
import { useEditorSetting } from '../EditorSetting';
import { useStepLabel } from '../model/useStepLabel';
import styles from '../timeline.module.css';
import { ToolButton } from './ToolButton';

/** What the editor puts into the bar above the page: title, save state, undo, redo, export. */
export function EditorBar() {
  const t = useT();
  const stepLabel = useStepLabel();
  const { BarEnd } = useEditorSetting();
  const isSaved = useDocumentId() !== undefined;
  const undoLabel = useEditor(({ history }) => history.undoLabel);
  const redoLabel = useEditor(({ history }) => history.redoLabel);
  return (
    <>
      <EditorBarSlot place="state">
        <Flex gap="small" align="center" className={styles.titleBar}>
          <TitleField />
          <Flex gap="small" align="center" className={styles.save}>
            <SaveStatus isInLiveRegion />
            {isSaved && <VersionsButton isIcon className={styles.saveVersions} />}
          </Flex>
        </Flex>
      </EditorBarSlot>
      <EditorBarSlot place="actions">
        <ToolButton
          command="undo"
          size="middle"
          icon={<UndoOutlined aria-hidden />}
          title={undoLabel && t('timeline.undoOf', { step: stepLabel(undoLabel) })}
        />
        <ToolButton
          command="redo"
          size="middle"
          icon={<RedoOutlined aria-hidden />}
          title={redoLabel && t('timeline.redoOf', { step: stepLabel(redoLabel) })}
        />
        <span className={styles.exportSlot}>
          <BarEnd />
        </span>
      </EditorBarSlot>
    </>
  );
}

/** A project without a name of its own takes that of its first clip; one that was opened keeps what it has. */
function useNameOfFirstClip(): void {
  const t = useT();
  const { store } = useEditorParts();
  const name = useEditor(({ history: { present } }) => {
    const [first] = present.tracks.main.clips;
    return first && (first.name || present.media[mediaIdOf(first) ?? '']?.name || '');
  });
  const wasEmpty = useRef(name === undefined);
  useEffect(() => {
    // A placeholder has no name to give: the project waits for what will fill it.
    if (!name || !wasEmpty.current) return;
    wasEmpty.current = false;
    const title = name.replace(/\.[a-z0-9]{2,5}$/i, '').trim();
    const present = store.getState().history.present.title.trim();
    if (title && (present === '' || present === t('timeline.untitled'))) store.nameProject(title);
  }, [name, store, t]);
}

/** The project's title, changed in place: one entry in the history however long one types. */
function TitleField() {
  const t = useT();
  const { store } = useEditorParts();
  const title = useEditor(({ history }) => history.present.title);
  const [draft, setDraft] = useState<string>();
  useNameOfFirstClip();
  const commit = () => {
    const wished = draft?.trim();
    setDraft(undefined);
    if (wished && wished !== title) store.act({ type: 'setTitle', title: wished }, { label: 'timeline.step.setTitle' });
  };
  return (
    <Input
      className={styles.titleInput}
      variant="borderless"
      size="small"
      maxLength={120}
      aria-label={t('timeline.title')}
      value={draft ?? title}
      placeholder={t('timeline.untitled')}
      onChange={(event) => setDraft(event.target.value)}
      onBlur={commit}
      onPressEnter={(event) => event.currentTarget.blur()}
      onKeyDown={(event) => {
        if (event.key === 'Escape') {
          setDraft(undefined);
          event.currentTarget.blur();
        }
      }}
    />
  );
}
