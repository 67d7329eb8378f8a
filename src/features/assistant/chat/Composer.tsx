import { ArrowUpOutlined, BorderOutlined } from '@ant-design/icons';
import Sender, { type SenderRef } from '@ant-design/x/es/sender';
import { Button, Flex, Tag } from 'antd';
import { type KeyboardEvent, useCallback, useEffect, useId, useRef, useState } from 'react';
import { useCan } from '@/hooks/useCan';
import { useT } from '@/hooks/useT';
import type { Citation } from '@/services/chat/schema';
import type { Prompt } from '@/services/prompt/schema';
import styles from './Composer.module.css';
import chatStyles from './chat.module.css';
import { type Draft, emptyDraft, joined, keepDraft, readDraft } from './draft';
import { kindLabels } from './kindLabels';
import { LookupMenu } from './LookupMenu';
import { type Trigger, triggerAt, withoutTrigger } from './trigger';
import { type Choice, useLookup } from './useLookup';

interface ComposerProps {
  /** Undefined for a conversation that is yet to begin. */
  readonly talkId: string | undefined;
  readonly isRunning: boolean;
  /** Text handed in from elsewhere; a new object replaces what is there. */
  readonly given?: Draft | undefined;
  /** Resolves to whether the question was taken: only then the field is emptied. */
  readonly onSend: (draft: Draft) => Promise<boolean>;
  readonly onStop: () => void;
  readonly onPrompt: (prompt: Prompt) => void;
}

/** Longest question that the server takes. */
const longest = 20_000;
const sameRecord = (a: Citation, b: Citation): boolean => a.type === b.type && a.id === b.id;

/** The field of the question: where the cursor is, and how it gets there. */
function useField() {
  const ref = useRef<SenderRef>(null);
  const textarea = useCallback(() => ref.current?.nativeElement.querySelector('textarea'), []);
  const focus = useCallback(() => ref.current?.focus({ cursor: 'end' }), []);
  return { ref, textarea, focus };
}
type Field = ReturnType<typeof useField>;

/** The question as it is written; kept for this conversation on each change. */
function useDraft(talkId: string | undefined, given: Draft | undefined, { focus }: Field) {
  const [draft, setDraft] = useState<Draft>(() => given ?? readDraft(talkId));
  const typed = useRef(draft);
  typed.current = draft;
  const change = (next: Draft) => {
    setDraft(next);
    keepDraft(talkId, next);
  };

  useEffect(() => {
    if (!given) return;
    setDraft(given);
    keepDraft(talkId, given);
    focus();
  }, [given, talkId, focus]);
  return { draft, typed, change };
}

/** The menu that `@` and `/` open: what they find, and the keys that move in it. */
function useLookupMenu({ textarea }: Field) {
  const t = useT();
  const menuId = useId();
  const [trigger, setTrigger] = useState<Trigger>();
  const [active, setActive] = useState(0);
  const { choices, isLoading, error } = useLookup(trigger);

  useEffect(() => {
    const input = textarea();
    if (!input) return;
    input.setAttribute('aria-label', t('assistant.ask.label'));
    if (trigger && choices.length > 0) input.setAttribute('aria-activedescendant', `${menuId}-${active}`);
    else input.removeAttribute('aria-activedescendant');
  }, [t, trigger, choices.length, active, menuId, textarea]);

  const look = (text: string) => {
    const caret = textarea()?.selectionStart ?? text.length;
    setTrigger(triggerAt(text, caret));
    setActive(0);
  };
  const begin = (next: Trigger) => {
    setTrigger(next);
    setActive(0);
  };

  /** Whether a key is the menu's; else it is the field's. */
  const takesKey = ({ key }: KeyboardEvent): boolean =>
    trigger !== undefined && (key !== 'Enter' || choices.length > 0);
  const onKeyDown = (event: KeyboardEvent, onChoose: (choice: Choice) => void): false | undefined => {
    if (event.key === 'Escape') {
      event.stopPropagation();
      setTrigger(undefined);
      return false;
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && choices.length > 0) {
      event.preventDefault();
      setActive((active + step + choices.length) % choices.length);
      return false;
    }
    const chosen = choices[active];
    if ((event.key !== 'Enter' && event.key !== 'Tab') || !chosen) return undefined;
    event.preventDefault();
    onChoose(chosen);
    return false;
  };

  const menu = { id: menuId, choices, active, isLoading, error };
  return { trigger, menu, look, begin, close: () => setTrigger(undefined), takesKey, onKeyDown };
}

/** Where one asks: `@` puts records in as chips, `/` opens the prompts; the draft outlives a reload. */
export function Composer({ talkId, isRunning, given, onSend, onStop, onPrompt }: ComposerProps) {
  const t = useT();
  const maySend = useCan()('chat.send');
  const field = useField();
  const { draft, typed, change } = useDraft(talkId, given, field);
  const lookup = useLookupMenu(field);

  const choose = (choice: Choice) => {
    if (!lookup.trigger) return;
    const text = withoutTrigger(draft.text, lookup.trigger);
    lookup.close();
    if (choice.kind === 'prompt') {
      change({ ...draft, text });
      onPrompt(choice.prompt);
      return;
    }
    const others = draft.mentions.filter((record) => !sameRecord(record, choice.record));
    change({ text, mentions: [...others, choice.record].slice(-20) });
  };

  const begin = (sign: '@' | '/') => {
    const text = sign === '/' ? '/' : `${draft.text}${sign}`;
    change({ ...draft, text });
    lookup.begin({ kind: sign === '/' ? 'prompt' : 'mention', query: '', from: text.length - 1, to: text.length });
    field.focus();
  };

  const canSend = draft.text.trim() !== '' && draft.text.length <= longest && !isRunning;
  const send = async () => {
    if (!canSend) return;
    const sent = draft;
    change(emptyDraft);
    lookup.close();
    // Not taken: it comes back, in front of what was typed meanwhile.
    if (!(await onSend(sent))) change(joined(sent, typed.current));
  };

  // The field's own submit goes by its own button, which is not shown.
  const onEnter = (event: KeyboardEvent): false | undefined => {
    if (event.key !== 'Enter' || event.shiftKey || event.ctrlKey || event.altKey || event.metaKey) return undefined;
    event.preventDefault();
    void send();
    return false;
  };

  const onKeyDown = (event: KeyboardEvent): false | undefined => {
    // 229: the key belongs to an input method (Safari reports it after isComposing has ended).
    if (event.nativeEvent.isComposing || event.keyCode === 229) return undefined;
    return lookup.takesKey(event) ? lookup.onKeyDown(event, choose) : onEnter(event);
  };

  return (
    <div className={styles.composer}>
      {lookup.trigger && <LookupMenu {...lookup.menu} onChoose={choose} />}
      <Sender
        ref={field.ref}
        disabled={!maySend}
        value={draft.text}
        placeholder={t(maySend ? 'assistant.ask.hint' : 'common.noRight')}
        autoSize={{ minRows: 2, maxRows: 8 }}
        onChange={(text) => {
          change({ ...draft, text });
          lookup.look(text);
        }}
        onBlur={lookup.close}
        onKeyDown={onKeyDown}
        header={draft.mentions.length > 0 && <Mentions draft={draft} onChange={change} />}
        suffix={false}
        footer={
          <Footer
            length={draft.text.length}
            isRunning={isRunning}
            canSend={canSend}
            onBegin={begin}
            onSend={() => void send()}
            onStop={onStop}
          />
        }
      />
    </div>
  );
}

interface MentionsProps {
  readonly draft: Draft;
  readonly onChange: (draft: Draft) => void;
}

/** The records that the question is about. */
function Mentions({ draft, onChange }: MentionsProps) {
  const t = useT();
  return (
    <Flex gap={4} wrap className={chatStyles.chips}>
      {draft.mentions.map((record) => (
        <Tag
          key={`${record.type}:${record.id}`}
          closable={{ 'aria-label': t('assistant.mention.remove', { title: record.title }) }}
          onClose={() => onChange({ ...draft, mentions: draft.mentions.filter((other) => !sameRecord(other, record)) })}
        >
          {t(kindLabels[record.type])} · {record.title}
        </Tag>
      ))}
    </Flex>
  );
}

interface FooterProps {
  readonly length: number;
  readonly isRunning: boolean;
  readonly canSend: boolean;
  readonly onBegin: (sign: '@' | '/') => void;
  readonly onSend: () => void;
  readonly onStop: () => void;
}

/** What can be put in, whether the text is too long, and send or stop. */
function Footer({ length, isRunning, canSend, onBegin, onSend, onStop }: FooterProps) {
  const t = useT();
  const isTooLong = length > longest;
  return (
    <Flex gap={4} align="center">
      <Button size="small" type="text" onClick={() => onBegin('@')}>
        @ {t('assistant.ask.mention')}
      </Button>
      <Button size="small" type="text" onClick={() => onBegin('/')}>
        / {t('assistant.ask.prompts')}
      </Button>
      <span className={isTooLong ? styles.tooLong : styles.count} role={isTooLong ? 'alert' : undefined}>
        {isTooLong ? t('assistant.ask.tooLong', { max: longest, count: length }) : ''}
      </span>
      {isRunning ? (
        <Button shape="circle" icon={<BorderOutlined />} aria-label={t('assistant.stop')} onClick={onStop} />
      ) : (
        <Button
          type="primary"
          shape="circle"
          icon={<ArrowUpOutlined />}
          aria-label={t('assistant.send')}
          disabled={!canSend}
          onClick={onSend}
        />
      )}
    </Flex>
  );
}
