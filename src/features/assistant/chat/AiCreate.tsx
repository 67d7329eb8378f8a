import { MenuOutlined, PlusOutlined } from '@ant-design/icons';
import { App, Button, Drawer, Flex, Grid, Modal, Skeleton } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { countUse, PromptForm } from '@/blocks/PromptForm';
import { EditorBarSlot } from '@/components/EditorBarSlot';
import { OpenFailure } from '@/components/LoadFailure';
import { PageButton } from '@/components/PageButton';
import { useAction } from '@/hooks/useAction';
import { useCurrentGoods } from '@/hooks/useCurrentGoods';
import { useT } from '@/hooks/useT';
import { messageOf } from '@/lib/request';
import { chatApi } from '@/services/chat/api';
import type { Prompt } from '@/services/prompt/schema';
import { listChanged, talks, useTalk } from '../model/session';
import type { Ask, Talk } from '../model/talk';
import styles from './AiCreate.module.css';
import { Announcer } from './Announcer';
import { Composer } from './Composer';
import chatStyles from './chatHeading.module.css';
import { type Draft, emptyDraft, keepDraft, readDraft } from './draft';
import { History } from './History';
import { Opening } from './Opening';
import { Thread } from './Thread';

interface AiCreateProps {
  readonly talkId: string | undefined;
  /** Puts a conversation into the address; undefined begins a new one. */
  readonly onOpen: (id: string | undefined) => void;
}

/** AI 创作: conversations with the product's own records at hand. */
export function AiCreate({ talkId, onOpen }: AiCreateProps) {
  const t = useT();
  const isWide = Grid.useBreakpoint().lg ?? true;
  const talk = useTalk(talkId);
  const [isHistoryOpen, setIsHistoryOpen] = useState(false);
  const [prompt, setPrompt] = useState<Prompt>();
  const [given, setGiven] = useState<Draft>();

  useEffect(() => {
    if (talkId) void talks.open(talkId);
  }, [talkId]);

  const open = (id: string | undefined) => {
    setIsHistoryOpen(false);
    setGiven(undefined);
    onOpen(id);
  };

  const send = useSend(talkId, open);

  const history = <History current={talkId} onOpen={open} />;
  return (
    <div className={styles.page}>
      {isWide && <aside className={styles.side}>{history}</aside>}
      {!isWide && (
        <>
          <EditorBarSlot place="actions">
            <Button
              type="text"
              icon={<PlusOutlined />}
              aria-label={t('assistant.history.new')}
              onClick={() => open(undefined)}
            />
            <Button
              type="text"
              icon={<MenuOutlined />}
              aria-label={t('assistant.history.label')}
              onClick={() => setIsHistoryOpen(true)}
            />
          </EditorBarSlot>
          <Drawer
            open={isHistoryOpen}
            placement="left"
            size={300}
            title={t('assistant.history.label')}
            onClose={() => setIsHistoryOpen(false)}
          >
            {history}
          </Drawer>
        </>
      )}
      <Flex
        component="section"
        vertical
        style={{ minInlineSize: 0, minBlockSize: 0 }}
        aria-label={talk?.chat?.title || t('assistant.untitled')}
      >
        <Flex vertical flex={1} style={{ minBlockSize: 0, overflow: 'hidden auto' }}>
          {!talkId && <Opening onPrompt={setPrompt} onDraft={setGiven} />}
          {talkId && <OpenTalk talk={talk} />}
        </Flex>
        <div className={styles.footer}>
          <Composer
            key={talkId ?? 'new'}
            talkId={talkId}
            given={given}
            isRunning={talk?.running !== undefined}
            onSend={send}
            onStop={() => talkId && talks.stop(talkId)}
            onPrompt={setPrompt}
          />
        </div>
      </Flex>
      <Announcer talk={talk} />
      <PromptDialog
        prompt={prompt}
        onClose={() => setPrompt(undefined)}
        onSubmit={(draft, promptId) => void send(draft, promptId).then((isSent) => !isSent && setGiven(draft))}
      />
    </div>
  );
}

/** Sends a question: to the conversation that is open, or as the first of a new one. */
function useSend(talkId: string | undefined, onBegun: (id: string) => void) {
  const { message } = App.useApp();
  const beginning = useAction(chatApi.save);
  const goodsId = useCurrentGoods()?.id;
  const place = useRef({ talkId, isLeft: false });
  place.current.talkId = talkId;
  useEffect(() => {
    const here = place.current;
    here.isLeft = false;
    return () => {
      here.isLeft = true;
    };
  }, []);

  /** The next question of a conversation; one that is still being read is waited for. */
  const goOn = async (id: string, ask: Omit<Ask, 'parentId'>): Promise<boolean> => {
    await talks.open(id);
    const known = talks.get(id);
    if (!known?.chat || talks.isRunning(id)) {
      if (known?.error) message.error(messageOf(known.error));
      return false;
    }
    const isFailed = known.pending?.failure !== undefined;
    talks.send(id, { ...ask, parentId: isFailed ? (known.pending?.parentId ?? '') : lastAnswer(known) });
    return true;
  };
  return async ({ text, mentions }: Draft, promptId?: string): Promise<boolean> => {
    const ask = { text, mentions, ...(goodsId ? { goodsId } : {}) };
    if (talkId) return goOn(talkId, ask);
    const begun = await beginning.run(promptId ? { prompt_id: promptId } : {});
    if (!begun) return false;
    const chat = begun.result;
    talks.send(chat.id, { ...ask, parentId: '' });
    listChanged();
    const { talkId: shown, isLeft } = place.current;
    if (isLeft || shown) return true;
    // What was typed on meanwhile goes along.
    keepDraft(chat.id, readDraft(undefined));
    keepDraft(undefined, emptyDraft);
    onBegun(chat.id);
    return true;
  };
}

/** A conversation, or how far its reading is. */
function OpenTalk({ talk }: { readonly talk: Talk | undefined }) {
  const t = useT();
  return (
    <>
      {(!talk || (talk.phase === 'loading' && talk.messages.length === 0)) && (
        <div className={chatStyles.opening}>
          <Skeleton active paragraph={{ rows: 8 }} />
        </div>
      )}
      {talk?.phase === 'failed' && (
        <OpenFailure
          title={t('assistant.openFailed')}
          error={talk.error}
          onRetry={() => void talks.refresh(talk.id)}
          leave={<PageButton to="/editor/aicreate">{t('assistant.history.new')}</PageButton>}
        />
      )}
      {talk?.phase === 'ready' && <Thread talk={talk} />}
    </>
  );
}

interface PromptDialogProps {
  readonly prompt: Prompt | undefined;
  readonly onClose: () => void;
  readonly onSubmit: (draft: Draft, promptId: string) => void;
}

/** The form of a prompt; what it makes is asked. */
function PromptDialog({ prompt, onClose, onSubmit }: PromptDialogProps) {
  const t = useT();
  return (
    <Modal open={prompt !== undefined} title={prompt?.title} footer={null} destroyOnHidden onCancel={onClose}>
      {prompt && (
        <PromptForm
          template={prompt.text}
          submitLabel={t('assistant.prompt.ask')}
          onSubmit={(draft) => {
            onClose();
            countUse(prompt.id);
            onSubmit(draft, prompt.id);
          }}
        />
      )}
    </Modal>
  );
}

/** The answer that a next question follows. */
function lastAnswer({ messages, leafId }: Talk): string {
  const leaf = messages.find(({ id }) => id === leafId);
  return leaf?.role === 'user' ? leaf.parent_id : leafId;
}
