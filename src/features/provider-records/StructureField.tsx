import { RedoOutlined, UndoOutlined } from '@ant-design/icons';
import { Button, ConfigProvider, Flex } from 'antd';
import { useRef, useState } from 'react';
import {
  draftOf,
  type EditorAction,
  type EditorState,
  firstSegments,
  MetaFields,
  openEditor,
  reduceEditor,
  SegmentsEditor,
  StructurePane,
} from '@/blocks/framework-editor';
import type { ControlProps } from '@/components/resource/types';
import { GridLayout } from '@/components/ui/GridLayout';
import { Panel } from '@/components/ui/Panel';
import { Text } from '@/components/ui/Text';
import type { FrameworkContent } from '@/domain/frameworks';
import { useT } from '@/hooks/useT';

/** What the framework editor changes of a template; its name is a field of its own. */
export type Structure = Omit<FrameworkContent, 'name'>;

export const newStructure: Structure = {
  ...{ summary: '', fits: [], platforms: [], seconds: [15, 60], reference: '' },
  segments: firstSegments,
};

interface Opened {
  readonly editor: EditorState;
  /** As the form holds it: another one came from outside, and is opened anew. */
  readonly value: Structure;
}

function open(value: Structure): Opened {
  const { summary, fits, platforms, seconds, reference, segments } = value;
  const draft = draftOf({
    ...{ name: '', summary, reference, sharing: 'private', segments },
    ...{ fits: [...fits], platforms: [...platforms], seconds: [...seconds] },
  });
  return { value, editor: openEditor(draft, true) };
}

/** What is the editor's of a record, always in the same order: two states are compared as they are written down. */
export const structureOf = ({ summary, fits, platforms, seconds, reference, segments }: Structure): Structure => ({
  ...{ summary, fits, platforms, seconds, reference, segments },
});

const editedOf = ({ draft }: EditorState): Structure =>
  structureOf({ ...draft, segments: draft.segments.map(({ key: _, ...segment }) => segment) });

/** The merchants' framework editor as a field of a form, with its own undo. */
export function StructureField({ id, value = newStructure, onChange }: ControlProps & { readonly value?: Structure }) {
  const t = useT();
  const { componentDisabled = false } = ConfigProvider.useConfig();
  const [shown, setShown] = useState(() => open(value));
  // A drag moves a border more often than the screen is drawn: each move goes on from the last.
  const latest = useRef(shown);
  if (latest.current.value !== value) {
    latest.current = open(value);
    setShown(latest.current);
  }
  if (componentDisabled)
    return (
      <Flex vertical gap={12}>
        <Text>{value.summary}</Text>
        <Text type="secondary">{t('compose.framework.seconds', { from: value.seconds[0], to: value.seconds[1] })}</Text>
        <StructurePane framework={value} />
      </Flex>
    );
  const { draft, past, future } = shown.editor;
  const dispatch = (action: EditorAction) => {
    const editor = reduceEditor(latest.current.editor, action);
    if (editor === latest.current.editor) return;
    latest.current = { editor, value: editedOf(editor) };
    setShown(latest.current);
    onChange?.(latest.current.value);
  };
  return (
    <Flex vertical gap={12} id={id}>
      <Flex gap={8}>
        <Button icon={<UndoOutlined />} disabled={past.length === 0} onClick={() => dispatch({ type: 'undo' })}>
          {t('frameworks.edit.undo')}
        </Button>
        <Button icon={<RedoOutlined />} disabled={future.length === 0} onClick={() => dispatch({ type: 'redo' })}>
          {t('frameworks.edit.redo')}
        </Button>
      </Flex>
      <GridLayout columns="repeat(auto-fit, minmax(min(320px, 100%), 1fr))" gap={16} align="start">
        <SegmentsEditor segments={draft.segments} problemsOf={() => []} dispatch={dispatch} />
        <Panel component="section" vertical gap={12} aria-label={t('frameworks.edit.when')}>
          <MetaFields draft={draft} canShare={false} dispatch={dispatch} />
        </Panel>
      </GridLayout>
    </Flex>
  );
}
