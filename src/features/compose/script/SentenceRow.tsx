import {
  ArrowDownOutlined,
  ArrowUpOutlined,
  DeleteOutlined,
  MergeCellsOutlined,
  PlusOutlined,
  SplitCellsOutlined,
} from '@ant-design/icons';
import { Dropdown, Flex, Tag } from 'antd';
import type { TextAreaRef } from 'antd/es/input/TextArea';
import { type KeyboardEvent, memo, useRef } from 'react';
import { MarkList, useTextMarks } from '@/blocks/compliance';
import { FactList } from '@/blocks/facts';
import { useFramework } from '@/blocks/frameworks/useFrameworks';
import { MarkedTextArea } from '@/components/marked-text/MarkedTextArea';
import { GridLayout } from '@/components/ui/GridLayout';
import { IconButton } from '@/components/ui/IconButton';
import { Text } from '@/components/ui/Text';
import type { Mark } from '@/domain/compliance';
import { roleNames } from '@/domain/frameworks';
import { useT } from '@/hooks/useT';
import { useCompose, useDispatch } from '../ComposeContext';
import { newCardId } from '../model/newCardId';
import { cardSeconds, isSpeakable } from '../model/selectors';
import type { Card } from '../model/state';
import { roleColor } from '../roleColor';
import scriptStyles from './script.module.css';

interface SentenceRowProps {
  readonly card: Card;
  readonly index: number;
  readonly isLast: boolean;
  readonly marks: readonly Mark[];
  readonly onFocus: (id: string) => void;
  /** A new sentence after this one. */
  readonly onAdd: (after: Card) => void;
}

const longSentence = 60;

/** One sentence: its role, its text with marks, and what one can do to it. Enter splits, Backspace at the start joins. */
export const SentenceRow = memo(function SentenceRow(props: SentenceRowProps) {
  const { card, index, isLast, marks, onFocus, onAdd } = props;
  const t = useT();
  const dispatch = useDispatch();
  const field = useRef<TextAreaRef>(null);
  const seconds = useCompose((state) => cardSeconds(state.draft, card));
  const textArea = () => field.current?.resizableTextArea?.textArea;

  const replace = (text: string) => dispatch({ type: 'card/text', id: card.id, text, label: 'replace' });
  const textMarks = useTextMarks(card.text, marks, replace);
  const split = () => {
    const at = textArea()?.selectionStart ?? 0;
    if (card.text.slice(0, at).trim() === '' || card.text.slice(at).trim() === '') {
      onAdd(card);
      return;
    }
    const newId = newCardId();
    dispatch({ type: 'card/split', id: card.id, at, newId });
    onFocus(newId);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter' && !event.shiftKey) {
      event.preventDefault();
      split();
    }
    const isAtStart = event.currentTarget.selectionStart === 0 && event.currentTarget.selectionEnd === 0;
    if (event.key === 'Backspace' && isAtStart && index > 0) {
      event.preventDefault();
      dispatch({ type: 'card/merge', id: card.id });
    }
  };
  const n = index + 1;
  return (
    <GridLayout component="li" gap={8} align="start" className={scriptStyles.sentence}>
      <Text type="tertiary" size={13} tabular className={scriptStyles.sentenceNumber} aria-hidden="true">
        {n}
      </Text>
      <RolePicker card={card} />
      <div className={scriptStyles.sentenceBody}>
        <MarkedTextArea
          id={`sentence-${card.id}`}
          inputRef={field}
          value={card.text}
          {...textMarks}
          label={t('compose.sentence.label', { n })}
          placeholder={t('compose.sentence.placeholder')}
          maxLength={500}
          onChange={(text) => dispatch({ type: 'card/text', id: card.id, text })}
          onKeyDown={onKeyDown}
        />
        <MarkList text={card.text} marks={marks} onReplace={replace} />
        <FactList text={card.text} onChange={replace} />
        {card.text.trim() !== '' && !isSpeakable(card.text) && (
          <span className={scriptStyles.sentenceNote}>{t('compose.sentence.unspeakable')}</span>
        )}
        {[...card.text].length > longSentence && (
          <span className={scriptStyles.sentenceNote}>{t('compose.sentence.tooLong')}</span>
        )}
      </div>
      <Text type="tertiary" size={13} tabular style={{ paddingBlockStart: 4, lineHeight: '24px', textAlign: 'end' }}>
        {t('compose.sentence.seconds', { n: seconds.toFixed(1) })}
      </Text>
      <SentenceActions card={card} index={index} isLast={isLast} onSplit={split} onAdd={onAdd} />
    </GridLayout>
  );
});

interface SentenceActionsProps extends Pick<SentenceRowProps, 'card' | 'index' | 'isLast' | 'onAdd'> {
  readonly onSplit: () => void;
}

function SentenceActions({ card, index, isLast, onSplit, onAdd }: SentenceActionsProps) {
  const { id } = card;
  const t = useT();
  const dispatch = useDispatch();
  const n = index + 1;
  const merge = () => dispatch({ type: 'card/merge', id });
  const moveTo = (to: number) => dispatch({ type: 'card/move', id, to });
  return (
    <Flex component="span" className={scriptStyles.sentenceActions}>
      <IconButton
        type="text"
        size="small"
        label={t('compose.sentence.up', { n })}
        icon={<ArrowUpOutlined />}
        disabled={index === 0}
        onClick={() => moveTo(index - 1)}
      />
      <IconButton
        type="text"
        size="small"
        label={t('compose.sentence.down', { n })}
        icon={<ArrowDownOutlined />}
        disabled={isLast}
        onClick={() => moveTo(index + 1)}
      />
      <IconButton
        type="text"
        size="small"
        label={t('compose.sentence.split', { n })}
        icon={<SplitCellsOutlined />}
        onClick={onSplit}
      />
      <IconButton
        type="text"
        size="small"
        label={t('compose.sentence.merge', { n })}
        icon={<MergeCellsOutlined />}
        disabled={index === 0}
        onClick={merge}
      />
      <IconButton
        type="text"
        size="small"
        label={t('compose.sentence.addAfter', { n })}
        icon={<PlusOutlined />}
        onClick={() => onAdd(card)}
      />
      <IconButton
        type="text"
        size="small"
        label={t('compose.sentence.remove', { n })}
        icon={<DeleteOutlined />}
        onClick={() => dispatch({ type: 'card/remove', id })}
      />
    </Flex>
  );
}

function RolePicker({ card }: { readonly card: Card }) {
  const t = useT();
  const dispatch = useDispatch();
  const framework = useFramework(useCompose((state) => state.draft.brief.frameworkId));
  const own = framework?.segments.map((segment) => segment.roleName);
  const names = [...new Set(own ?? Object.values(roleNames))];
  return (
    <Dropdown
      trigger={['click']}
      menu={{
        items: [...names.map((name) => ({ key: name, label: name })), { key: '', label: t('compose.sentence.noRole') }],
        selectedKeys: [card.role],
        onClick: ({ key }) => dispatch({ type: 'card/role', id: card.id, role: key }),
      }}
    >
      <button
        type="button"
        className={scriptStyles.rolePicker}
        aria-label={t('compose.sentence.role', { role: card.role })}
      >
        <Tag color={roleColor(card.role, framework)}>{card.role || t('compose.sentence.noRole')}</Tag>
      </button>
    </Dropdown>
  );
}
