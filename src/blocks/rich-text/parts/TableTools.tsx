import {
  DeleteColumnOutlined,
  DeleteOutlined,
  DeleteRowOutlined,
  InsertRowAboveOutlined,
  InsertRowBelowOutlined,
  InsertRowLeftOutlined,
  InsertRowRightOutlined,
  MergeCellsOutlined,
  SplitCellsOutlined,
  TableOutlined,
} from '@ant-design/icons';
import type { ChainedCommands, Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import type { ReactNode } from 'react';
import { type MessageId, useT } from '@/hooks/useT';
import { ToolButton } from './ToolButton';

const tools: readonly {
  readonly label: MessageId;
  readonly icon: ReactNode;
  readonly run: (chain: ChainedCommands) => ChainedCommands;
}[] = [
  { label: 'richText.table.rowAbove', icon: <InsertRowAboveOutlined />, run: (chain) => chain.addRowBefore() },
  { label: 'richText.table.rowBelow', icon: <InsertRowBelowOutlined />, run: (chain) => chain.addRowAfter() },
  { label: 'richText.table.columnBefore', icon: <InsertRowLeftOutlined />, run: (chain) => chain.addColumnBefore() },
  { label: 'richText.table.columnAfter', icon: <InsertRowRightOutlined />, run: (chain) => chain.addColumnAfter() },
  { label: 'richText.table.removeRow', icon: <DeleteRowOutlined />, run: (chain) => chain.deleteRow() },
  { label: 'richText.table.removeColumn', icon: <DeleteColumnOutlined />, run: (chain) => chain.deleteColumn() },
  { label: 'richText.table.head', icon: <TableOutlined />, run: (chain) => chain.toggleHeaderRow() },
  { label: 'richText.table.remove', icon: <DeleteOutlined />, run: (chain) => chain.deleteTable() },
];

/** Offered where whole cells are chosen, or one that was merged. */
const spanTools = [
  { key: 'merge', label: 'richText.table.merge', icon: <MergeCellsOutlined /> },
  { key: 'split', label: 'richText.table.split', icon: <SplitCellsOutlined /> },
] as const;

/** What can be done to the table that the cursor stands in. */
export function TableTools({ editor }: { readonly editor: Editor }) {
  const t = useT();
  const can = useEditorState({
    editor,
    selector: ({ editor: now }) => ({ merge: now.can().mergeCells(), split: now.can().splitCell() }),
  });
  const run = { merge: () => editor.commands.mergeCells(), split: () => editor.commands.splitCell() };
  return (
    <>
      {spanTools
        .filter(({ key }) => can[key])
        .map(({ key, label, icon }) => (
          <ToolButton key={key} label={t(label)} icon={icon} onClick={run[key]} />
        ))}
      {tools.map(({ label, icon, run }) => (
        <ToolButton key={label} label={t(label)} icon={icon} onClick={() => run(editor.chain().focus()).run()} />
      ))}
    </>
  );
}
