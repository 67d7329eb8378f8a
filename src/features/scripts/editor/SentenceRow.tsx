import { CommentOutlined, DeleteOutlined, HolderOutlined, SoundOutlined } from '@ant-design/icons';
import { AutoComplete, Badge, Button, Checkbox, Flex, Input, InputNumber, Select, Tooltip } from 'antd';
import { type DragEvent, type KeyboardEvent, memo, type ReactNode } from 'react';
import { ComplianceTextArea } from '@/blocks/compliance';
import { useTablePaste } from '@/blocks/useTablePaste';
import { Can } from '@/components/Can';
import { GridLayout } from '@/components/ui/GridLayout';
import { Text } from '@/components/ui/Text';
import { type Framework, type ShotKind, shotKinds } from '@/domain/frameworks';
import { holdsScriptTable, longestSentence, type ScriptSentence, shotOfSentence } from '@/domain/script';
import { useT } from '@/hooks/useT';
import { AiMenu } from './AiMenu';
import styles from './editor.module.css';
import type { RowActions } from './rowActions';
import type { AiJob } from './ScriptContext';
import { useHear } from './useHear';

interface SentenceRowProps {
  readonly sentence: ScriptSentence;
  readonly index: number;
  readonly count: number;
  readonly seconds: number;
  readonly isSelected: boolean;
  readonly isDropTarget: boolean;
  readonly framework: Framework | undefined;
  readonly roles: readonly string[];
  readonly platform: string;
  readonly category: string;
  readonly comments: number;
  readonly actions: RowActions;
  readonly onAsk: (part: Omit<AiJob, 'seed'>) => void;
  readonly onComment: (anchor: string) => void;
  readonly onDropAt: (index: number | undefined) => void;
  readonly children?: ReactNode;
}

/** One sentence: what it does, its words, how long it takes, what is seen meanwhile. */
export const SentenceRow = memo(function SentenceRow(props: SentenceRowProps) {
  const { sentence, index, isSelected, isDropTarget, actions, onDropAt } = props;
  const t = useT();
  const n = index + 1;
  const { id } = sentence;
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    const dragged = event.dataTransfer.getData('text/x-sentence');
    if (dragged) actions.drop(dragged, index);
    onDropAt(undefined);
  };
  return (
    <li
      data-sentence={id}
      className={`${styles.row} ${isSelected ? styles.rowSelected : ''} ${isDropTarget ? styles.dropTarget : ''}`}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes('text/x-sentence')) return;
        event.preventDefault();
        if (!isDropTarget) onDropAt(index);
      }}
      onDrop={onDrop}
    >
      <Flex gap={8} align="center" className={styles.rowHead}>
        <Checkbox
          checked={isSelected}
          aria-label={t('scripts.select', { n })}
          onChange={({ nativeEvent }) => actions.toggle(id, (nativeEvent as MouseEvent).shiftKey)}
        />
        <button
          type="button"
          className={styles.handle}
          draggable
          aria-label={t('scripts.drag', { n })}
          title={t('scripts.dragHint')}
          onDragStart={(event) => event.dataTransfer.setData('text/x-sentence', id)}
          onDragEnd={() => onDropAt(undefined)}
          onKeyDown={(event) => {
            if (event.key === 'ArrowUp') actions.move(id, -1);
            else if (event.key === 'ArrowDown') actions.move(id, 1);
            else return;
            event.preventDefault();
          }}
        >
          <HolderOutlined aria-hidden />
        </button>
        <Text type="secondary" size="small" tabular style={{ minInlineSize: '20px' }}>
          {n}
        </Text>
        <RoleAndSeconds {...props} />
        <SentenceTools {...props} />
      </Flex>
      <SentenceText {...props} />
      <ShotFields {...props} />
      {props.children}
    </li>
  );
});

/** What the sentence does, and how long it takes: by the voice's pace unless it is set. */
function RoleAndSeconds({
  sentence: { id, role, seconds: own },
  index,
  seconds,
  roles,
  actions,
}: Pick<SentenceRowProps, 'sentence' | 'index' | 'seconds' | 'roles' | 'actions'>) {
  const t = useT();
  const n = index + 1;
  return (
    <>
      <AutoComplete
        className={styles.role}
        size="small"
        value={role}
        options={roles.map((value) => ({ value }))}
        showSearch={{ filterOption: (input, option) => input === role || (option?.value ?? '').includes(input) }}
        popupMatchSelectWidth={120}
        aria-label={t('scripts.roleOf', { n })}
        placeholder={t('scripts.col.role')}
        onChange={(value: string) => actions.patch(id, { role: value.slice(0, 40) })}
      />
      <Tooltip title={t('scripts.secondsHint')}>
        <InputNumber
          style={{ inlineSize: 72 }}
          size="small"
          controls={false}
          min={0}
          max={120}
          step={0.5}
          value={own || null}
          placeholder={seconds.toFixed(1)}
          suffix={t('scripts.second')}
          aria-label={t('scripts.secondsOf', { n })}
          onChange={(value) => actions.patch(id, { seconds: value ?? 0 })}
        />
      </Tooltip>
    </>
  );
}

/** Written anew, heard, commented on, taken out. */
function SentenceTools({
  sentence: { id, text },
  index,
  comments,
  actions,
  onAsk,
  onComment,
}: Pick<SentenceRowProps, 'sentence' | 'index' | 'comments' | 'actions' | 'onAsk' | 'onComment'>) {
  const t = useT();
  const hear = useHear();
  const n = index + 1;
  return (
    <Flex component="span" gap={4} style={{ marginInlineStart: 'auto' }}>
      <AiMenu ids={[id]} isEmpty={text.trim() === ''} onAsk={onAsk} label={t('scripts.aiOf', { n })} />
      <Can action="speech.synthesize">
        <Button
          type="text"
          size="small"
          loading={hear.isLoading}
          disabled={text.trim() === ''}
          icon={<SoundOutlined aria-hidden />}
          aria-label={t(hear.isPlaying ? 'scripts.stopHearing' : 'scripts.hear', { n })}
          onClick={() => void hear.toggle(text)}
        />
      </Can>
      <Badge count={comments} size="small" offset={[-4, 4]}>
        <Button
          type="text"
          size="small"
          icon={<CommentOutlined aria-hidden />}
          aria-label={t('scripts.commentOn', { n })}
          onClick={() => onComment(id)}
        />
      </Badge>
      <Button
        type="text"
        size="small"
        icon={<DeleteOutlined aria-hidden />}
        aria-label={t('scripts.remove', { n })}
        onClick={() => actions.remove(new Set([id]))}
      />
    </Flex>
  );
}

/** Its words: Enter splits it, Backspace at the start joins it to the one before, the arrows go on. */
function SentenceText({
  sentence: { id, text },
  index,
  platform,
  category,
  actions,
}: Pick<SentenceRowProps, 'sentence' | 'index' | 'platform' | 'category' | 'actions'>) {
  const t = useT();
  const tables = useTablePaste(holdsScriptTable);
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.nativeEvent.isComposing || event.keyCode === 229) return;
    const { selectionStart: from, selectionEnd: to, value } = event.currentTarget;
    const isAtStart = from === 0 && to === 0;
    const isPlain = !event.shiftKey && !event.ctrlKey && !event.metaKey;
    if (event.key === 'Enter' && isPlain && !event.altKey) actions.split(id, from);
    else if (event.key === 'Backspace' && isAtStart && index > 0) actions.join(id);
    else if (event.key === 'ArrowUp' && event.altKey) actions.move(id, -1);
    else if (event.key === 'ArrowDown' && event.altKey) actions.move(id, 1);
    else if (event.key === 'ArrowUp' && isPlain && isAtStart) actions.go(id, -1);
    else if (event.key === 'ArrowDown' && isPlain && from === value.length) actions.go(id, 1);
    else return;
    event.preventDefault();
  };
  return (
    <ComplianceTextArea
      className={styles.text}
      variant="borderless"
      hasBar={false}
      value={text}
      platform={platform}
      category={category}
      maxLength={longestSentence}
      autoSize={{ minRows: 1, maxRows: 10 }}
      aria-label={t('scripts.sentence', { n: index + 1 })}
      placeholder={t('scripts.sentenceHint')}
      onChange={(value) => actions.write(id, value.replace(/\s*\n\s*/g, ' '))}
      onKeyDown={onKeyDown}
      onPaste={(event) => {
        const { selectionStart, selectionEnd } = event.currentTarget;
        const pasted = tables.read(event) ?? event.clipboardData.getData('text/plain');
        if (actions.paste(id, pasted, selectionStart, selectionEnd)) event.preventDefault();
        else tables.onPaste(event);
      }}
    />
  );
}

/** What is seen and written on the screen meanwhile. */
function ShotFields({
  sentence,
  index,
  framework,
  actions,
}: Pick<SentenceRowProps, 'sentence' | 'index' | 'framework' | 'actions'>) {
  const t = useT();
  const n = index + 1;
  const { id } = sentence;
  return (
    <GridLayout columns="128px minmax(0, 2fr) minmax(0, 1fr)" gap={8} className={styles.image}>
      <Select<ShotKind | ''>
        size="small"
        style={{ minInlineSize: 0 }}
        value={sentence.shot || shotOfSentence(sentence, framework)}
        aria-label={t('scripts.shotOf', { n })}
        options={shotKinds.map((value) => ({ value, label: t(`frameworks.shot.${value}`) }))}
        onChange={(shot) => actions.patch(id, { shot })}
      />
      <Input
        size="small"
        value={sentence.hint ?? ''}
        maxLength={300}
        aria-label={t('scripts.hintOf', { n })}
        placeholder={t('scripts.hintHint')}
        onChange={({ target }) => actions.patch(id, { hint: target.value })}
      />
      <Input
        size="small"
        value={sentence.screen_text ?? ''}
        maxLength={300}
        aria-label={t('scripts.screenOf', { n })}
        placeholder={t('scripts.screenHint')}
        onChange={({ target }) => actions.patch(id, { screen_text: target.value })}
      />
    </GridLayout>
  );
}
