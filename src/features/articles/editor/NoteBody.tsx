import { SmileOutlined } from '@ant-design/icons';
import { App, Button, Flex, Popover } from 'antd';
import type { TextAreaRef } from 'antd/es/input/TextArea';
import { useEffect, useMemo, useRef, useState } from 'react';
import { ComplianceTextArea } from '@/blocks/compliance';
import {
  type ActionChoice,
  type ActionJob,
  ActionMenu,
  ActionPanel,
  followRange,
  type TextRange,
  wholeTextActions,
} from '@/blocks/text-actions';
import { GridLayout } from '@/components/ui/GridLayout';
import { Text } from '@/components/ui/Text';
import { bodyText, escapeHtml } from '@/domain/articles/html';
import { useT } from '@/hooks/useT';
import { useDraft } from '../articleDocument';
import { emojis } from './emoji.data';
import styles from './NoteBody.module.css';
import { useGoodsCategory } from './useGoodsCategory';

function EmojiButton({ onPick }: { readonly onPick: (emoji: string) => void }) {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  return (
    <Popover
      trigger="click"
      open={isOpen}
      onOpenChange={setOpen}
      content={
        <GridLayout columns="repeat(8, 32px)" gap={4}>
          {emojis.map((emoji) => (
            <button
              key={emoji}
              type="button"
              className={styles.emoji}
              aria-label={emoji}
              onClick={() => {
                setOpen(false);
                onPick(emoji);
              }}
            >
              {emoji}
            </button>
          ))}
        </GridLayout>
      }
    >
      <Button size="small" type="text" icon={<SmileOutlined aria-hidden />}>
        {t('article.emoji')}
      </Button>
    </Popover>
  );
}

const longestAction = 20_000;
const htmlOf = (text: string): string =>
  text.trim() === ''
    ? ''
    : text
        .split('\n')
        .map((line) => `<p>${escapeHtml(line)}</p>`)
        .join('');

interface Open {
  readonly job: ActionJob;
  readonly range: TextRange;
}

let serial = 0;

/** The words of a note: plain, with emoji and line breaks, checked as one writes, helped by the writer. */
export function NoteBody() {
  const t = useT();
  const { message } = App.useApp();
  const [draft, set] = useDraft();
  const category = useGoodsCategory(draft.goods_id);
  const field = useRef<TextAreaRef>(null);
  const emitted = useRef(draft.html);
  const [text, setText] = useState(() => bodyText(draft.html));
  const [open, setOpen] = useState<Open>();
  const area = () => field.current?.resizableTextArea?.textArea;

  // Somebody else has changed it: a restored version, the other tab.
  useEffect(() => {
    if (draft.html === emitted.current) return;
    emitted.current = draft.html;
    setText(bodyText(draft.html));
    setOpen(undefined);
  }, [draft.html]);

  const change = (next: string) => {
    setOpen((known) => known && { ...known, range: followRange(known.range, text, next) });
    setText(next);
    emitted.current = htmlOf(next);
    set({ html: emitted.current });
  };
  const begin = (choice: ActionChoice) => {
    const { selectionStart = 0, selectionEnd = 0 } = area() ?? {};
    const isWhole = selectionStart === selectionEnd;
    if (isWhole && !wholeTextActions.has(choice.act)) return void message.info(t('richText.selectFirst'));
    const range = isWhole ? { from: 0, to: text.length } : { from: selectionStart, to: selectionEnd };
    const words = text.slice(range.from, range.to);
    if (words.trim() === '') return void message.info(t('writing.panel.empty'));
    if (words.length > longestAction)
      return void message.warning(t('writing.panel.tooLong', { count: words.length, most: longestAction }));
    serial += 1;
    const around = { before: text.slice(0, range.from), after: text.slice(range.to) };
    setOpen({ range, job: { ...choice, id: serial, text: words, ...around } });
  };
  const close = () => setOpen(undefined);
  const put = (words: string, { from, to }: TextRange) => {
    change(text.slice(0, from) + words + text.slice(to));
    close();
  };
  const insert = (words: string) => {
    const { selectionStart = text.length, selectionEnd = text.length } = area() ?? {};
    change(text.slice(0, selectionStart) + words + text.slice(selectionEnd));
    const at = selectionStart + words.length;
    requestAnimationFrame(() => {
      area()?.focus();
      area()?.setSelectionRange(at, at);
    });
  };
  const current = useMemo(() => (open ? text.slice(open.range.from, open.range.to) : ''), [open, text]);
  return (
    <Flex vertical gap={8}>
      <Flex gap={8} align="center">
        <Text strong id="note-body-label">
          {t('article.body')}
        </Text>
        <span style={{ flex: 1 }} />
        <EmojiButton onPick={insert} />
        <ActionMenu onChoose={begin} />
      </Flex>
      <ComplianceTextArea
        inputRef={field}
        value={text}
        onChange={change}
        platform={draft.platform}
        category={category}
        aria-labelledby="note-body-label"
        placeholder={t('article.noteHint')}
        autoSize={{ minRows: 10, maxRows: 28 }}
      />
      {open && (
        <ActionPanel
          key={open.job.id}
          job={open.job}
          current={current}
          goodsId={draft.goods_id}
          platform={draft.platform}
          onReplace={(words) => put(words, open.range)}
          onAppend={(words) => put(`\n${words}`, { from: open.range.to, to: open.range.to })}
          onTitle={(title) => {
            set({ title });
            close();
          }}
          onTopics={(topics) => {
            set({ topics: [...new Set([...draft.topics, ...topics])] });
            close();
          }}
          onClose={close}
        />
      )}
    </Flex>
  );
}
