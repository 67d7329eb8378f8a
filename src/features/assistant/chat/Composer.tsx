import { ArrowUpOutlined, BorderOutlined } from '@ant-design/icons';
import Sender, { type SenderRef } from '@ant-design/x/es/sender';
import { Button, Flex, Tag } from 'antd';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
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

/** Where one asks: `@` puts records in as chips, `/` opens the prompts; the draft outlives a reload. */
export function Composer({ talkId, isRunning, given, onSend, onStop, onPrompt }: ComposerProps) {
  const t = useT();
  const menuId = useId();
  const maySend = useCan()('chat.send');
  const field = useRef<SenderRef>(null);
  const [draft, setDraft] = useState<Draft>(() => given ?? readDraft(talkId));
  const typed = useRef(draft);
  typed.current = draft;
  const [trigger, setTrigger] = useState<Trigger>();
  const [active, setActive] = useState(0);
  const { choices, isLoading, error } = useLookup(trigger);
  const change = (next: Draft) => {
    setDraft(next);
    keepDraft(talkId, next);
  };

  useEffect(() => {
    if (!given) return;
    setDraft(given);
    keepDraft(talkId, given);
    field.current?.focus({ cursor: 'end' });
  }, [given, talkId]);

  useEffect(() => {
    const input = field.current?.nativeElement.querySelector('textarea');
    if (!input) return;
    input.setAttribute('aria-label', t('assistant.ask.label'));
    if (trigger && choices.length > 0) input.setAttribute('aria-activedescendant', `${menuId}-${active}`);
    else input.removeAttribute('aria-activedescendant');
  }, [t, trigger, choices.length, active, menuId]);

  const look = (text: string) => {
    const caret = field.current?.nativeElement.querySelector('textarea')?.selectionStart ?? text.length;
    setTrigger(triggerAt(text, caret));
    setActive(0);
  };

  const choose = (choice: Choice) => {
    if (!trigger) return;
    const text = withoutTrigger(draft.text, trigger);
    setTrigger(undefined);
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
    setTrigger({ kind: sign === '/' ? 'prompt' : 'mention', query: '', from: text.length - 1, to: text.length });
    setActive(0);
    field.current?.focus({ cursor: 'end' });
  };

  const { length } = draft.text;
  const isTooLong = length > longest;
  const canSend = draft.text.trim() !== '' && !isTooLong && !isRunning;
  const send = async () => {
    if (!canSend) return;
    const sent = draft;
    change(emptyDraft);
    setTrigger(undefined);
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
    if (!trigger || (event.key === 'Enter' && choices.length === 0)) return onEnter(event);
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
    choose(chosen);
    return false;
  };

  return (
    <div className={styles.composer}>
      {trigger && (
        <LookupMenu
          id={menuId}
          choices={choices}
          active={active}
          isLoading={isLoading}
          error={error}
          onChoose={choose}
        />
      )}
      <Sender
        ref={field}
        disabled={!maySend}
        value={draft.text}
        placeholder={t(maySend ? 'assistant.ask.hint' : 'common.noRight')}
        autoSize={{ minRows: 2, maxRows: 8 }}
        onChange={(text) => {
          change({ ...draft, text });
          look(text);
        }}
        onBlur={() => setTrigger(undefined)}
        onKeyDown={onKeyDown}
        header={
          draft.mentions.length > 0 && (
            <Flex gap={4} wrap className={chatStyles.chips}>
              {draft.mentions.map((record) => (
                <Tag
                  key={`${record.type}:${record.id}`}
                  closable={{ 'aria-label': t('assistant.mention.remove', { title: record.title }) }}
                  onClose={() =>
                    change({ ...draft, mentions: draft.mentions.filter((other) => !sameRecord(other, record)) })
                  }
                >
                  {t(kindLabels[record.type])} · {record.title}
                </Tag>
              ))}
            </Flex>
          )
        }
        suffix={false}
        footer={
          <Flex gap={4} align="center">
            <Button size="small" type="text" onClick={() => begin('@')}>
              @ {t('assistant.ask.mention')}
            </Button>
            <Button size="small" type="text" onClick={() => begin('/')}>
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
                onClick={() => void send()}
              />
            )}
          </Flex>
        }
      />
    </div>
  );
}
