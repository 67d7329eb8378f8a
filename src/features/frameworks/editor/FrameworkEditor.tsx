import { RedoOutlined, UndoOutlined } from '@ant-design/icons';
import { Alert, Button, Flex, Input } from 'antd';
import { type Dispatch, useReducer, useState } from 'react';
import {
  type EditorAction,
  type EditorState,
  type FrameworkDraft,
  isDirty,
  MetaFields,
  openEditor,
  reduceEditor,
  SegmentsEditor,
} from '@/blocks/framework-editor';
import { GridLayout } from '@/components/ui/GridLayout';
import { IconButton } from '@/components/ui/IconButton';
import { Panel } from '@/components/ui/Panel';
import { Text } from '@/components/ui/Text';
import { frameworkLimits, frameworkProblems } from '@/domain/frameworks';
import { useCan } from '@/hooks/useCan';
import { useCommands } from '@/hooks/useCommands';
import { useLeaveGuard } from '@/hooks/useLeaveGuard';
import { useT } from '@/hooks/useT';
import type { SourceRef } from '@/services/contract';
import type { FrameworkRecord } from '@/services/framework/schema';
import { ExamplePane } from '../detail/ExamplePane';
import styles from './FrameworkEditor.module.css';
import { useSaveFramework } from './useSaveFramework';

interface FrameworkEditorProps {
  /** The saved framework; absent for a new one. */
  readonly record?: FrameworkRecord | undefined;
  /** What a new one begins with. */
  readonly initial: FrameworkDraft;
  /** What a new one is made from. */
  readonly source: readonly SourceRef[];
  readonly onSaved: (record: FrameworkRecord) => void;
  readonly onClose: () => void;
}

/** Saving, undo and redo by keyboard and palette. */
function useEditorCommands({ past, future }: EditorState, dispatch: Dispatch<EditorAction>, save: () => Promise<void>) {
  const t = useT();
  useCommands([
    {
      id: 'frameworks.save',
      title: t('common.save'),
      group: t('frameworks.title'),
      shortcut: 'Mod+S',
      whileTyping: true,
      run: () => void save(),
    },
    {
      id: 'frameworks.undo',
      title: t('frameworks.edit.undo'),
      group: t('frameworks.title'),
      shortcut: 'Mod+Z',
      enabled: () => past.length > 0,
      run: () => dispatch({ type: 'undo' }),
    },
    {
      id: 'frameworks.redo',
      title: t('frameworks.edit.redo'),
      group: t('frameworks.title'),
      shortcut: 'Mod+Shift+Z',
      enabled: () => future.length > 0,
      run: () => dispatch({ type: 'redo' }),
    },
  ]);
}

/** A framework being drawn up: borders dragged, segments named, tried out on one's own goods before it is saved. */
export function FrameworkEditor({ record, initial, source, onSaved, onClose }: FrameworkEditorProps) {
  const t = useT();
  const can = useCan();
  const [state, dispatch] = useReducer(reduceEditor, undefined, () => openEditor(initial, record !== undefined));
  const saving = useSaveFramework(record, source);
  const [isTold, setIsTold] = useState(false);
  const { draft } = state;
  const dirty = isDirty(state);
  const { leave, release } = useLeaveGuard(dirty);
  const problems = frameworkProblems(draft);
  const sentence = ({ code, value }: (typeof problems)[number]) => t(`frameworks.problem.${code}`, { value });
  const overall = problems.filter((problem) => problem.segment === undefined);

  const save = async () => {
    setIsTold(true);
    if (problems.length > 0) return;
    const saved = await saving.save(draft);
    if (!saved) return;
    dispatch({ type: 'saved', draft });
    release(() => onSaved(saved));
  };

  useEditorCommands(state, dispatch, save);
  return (
    <Flex vertical gap={16} className={styles.page}>
      <EditorHeader
        state={state}
        dispatch={dispatch}
        canSave={dirty || record === undefined}
        isSaving={saving.isSaving}
        onSave={() => void save()}
        onBack={() => leave(onClose)}
      />
      {isTold && overall.length > 0 && (
        <Alert
          type="warning"
          showIcon
          title={overall.map(sentence).join(' ')}
          action={
            overall.some(({ code }) => code === 'shareSum') && (
              <Button size="small" onClick={() => dispatch({ type: 'normalize' })}>
                {t('frameworks.edit.normalize')}
              </Button>
            )
          }
        />
      )}
      <GridLayout gap={24} align="start" className={styles.columns}>
        <SegmentsEditor
          segments={draft.segments}
          problemsOf={(index) => (isTold ? problems.filter((problem) => problem.segment === index).map(sentence) : [])}
          dispatch={dispatch}
        />
        <Flex component="aside" vertical gap={16}>
          <Panel component="section" vertical gap={12} aria-labelledby="framework-meta">
            <Text id="framework-meta" component="h2" strong size={15}>
              {t('frameworks.edit.when')}
            </Text>
            <MetaFields
              draft={draft}
              canShare={can('framework.share') && (record === undefined || record.is_mine)}
              dispatch={dispatch}
            />
          </Panel>
          <Panel component="section" vertical gap={12} aria-labelledby="framework-example">
            <Text id="framework-example" component="h2" strong size={15}>
              {t('frameworks.example.title')}
            </Text>
            <ExamplePane
              frameworkId={record?.id}
              name={draft.name}
              segments={draft.segments}
              obstacle={
                problems.some((problem) => problem.segment !== undefined || problem.code === 'shareSum')
                  ? t('frameworks.example.unfinished')
                  : undefined
              }
            />
          </Panel>
        </Flex>
      </GridLayout>
    </Flex>
  );
}

interface EditorHeaderProps {
  readonly state: EditorState;
  readonly dispatch: Dispatch<EditorAction>;
  readonly canSave: boolean;
  readonly isSaving: boolean;
  readonly onSave: () => void;
  readonly onBack: () => void;
}

/** The name, whether all of it is saved, and the ways back. */
function EditorHeader({ state, dispatch, canSave, isSaving, onSave, onBack }: EditorHeaderProps) {
  const t = useT();
  const { draft, past, future } = state;
  return (
    <Flex component="header" gap={12} align="center" wrap>
      <Input
        className={styles.name}
        variant="underlined"
        value={draft.name}
        maxLength={frameworkLimits.name}
        aria-label={t('frameworks.edit.name')}
        placeholder={t('frameworks.edit.namePlaceholder')}
        onChange={(event) => dispatch({ type: 'patch', patch: { name: event.target.value } })}
      />
      <Flex gap={8} align="center" wrap>
        <Text type="secondary" size={13} role="status">
          {t(isDirty(state) ? 'frameworks.edit.unsaved' : 'frameworks.edit.saved')}
        </Text>
        <IconButton
          label={t('frameworks.edit.undo')}
          icon={<UndoOutlined />}
          disabled={past.length === 0}
          onClick={() => dispatch({ type: 'undo' })}
        />
        <IconButton
          label={t('frameworks.edit.redo')}
          icon={<RedoOutlined />}
          disabled={future.length === 0}
          onClick={() => dispatch({ type: 'redo' })}
        />
        <Button onClick={onBack}>{t('common.back')}</Button>
        <Button type="primary" loading={isSaving} disabled={!canSave} onClick={onSave}>
          {t('common.save')}
        </Button>
      </Flex>
    </Flex>
  );
}
