import { MoreOutlined, PlusOutlined, PushpinFilled, SearchOutlined } from '@ant-design/icons';
import { useDebounce } from 'ahooks';
import { App, Button, Dropdown, Flex, Input, Skeleton } from 'antd';
import { useState } from 'react';
import { Can } from '@/components/Can';
import { PlainButton } from '@/components/ui/PlainButton';
import { Text } from '@/components/ui/Text';
import { useActionRunner } from '@/hooks/useAction';
import { useLoad } from '@/hooks/useLoad';
import { useT } from '@/hooks/useT';
import { messageOf } from '@/lib/request';
import { chatApi } from '@/services/chat/api';
import type { Conversation } from '@/services/chat/schema';
import { listChanged, talks } from '../model/session';
import styles from './History.module.css';

interface HistoryProps {
  readonly current: string | undefined;
  readonly onOpen: (id: string | undefined) => void;
}

/** One's conversations: search, rename, pin, delete with undo. */
export function History({ current, onOpen }: HistoryProps) {
  const t = useT();
  const [keyword, setKeyword] = useState('');
  const search = useDebounce(keyword.trim(), { wait: 200 });
  const { data, error, loading, refresh } = useLoad(
    chatApi.data,
    { page: 1, page_size: 100, ...(search ? { keyword: search } : {}) },
    // A conversation changes by its stream, which no write tells the cache of.
    { keepPrevious: true, staleTime: 0 },
  );
  const list = data?.list ?? [];
  return (
    <Flex component="nav" vertical gap={12} aria-label={t('assistant.history.label')}>
      <Button block icon={<PlusOutlined />} onClick={() => onOpen(undefined)}>
        {t('assistant.history.new')}
      </Button>
      <Input
        allowClear
        prefix={<SearchOutlined aria-hidden />}
        value={keyword}
        aria-label={t('assistant.history.search')}
        placeholder={t('assistant.history.search')}
        onChange={(event) => setKeyword(event.target.value)}
      />
      {!data && loading && <Skeleton active title={false} paragraph={{ rows: 6 }} />}
      {error && !data && (
        <Text component="div" type="secondary" className={styles.historyEmpty}>
          <p>{messageOf(error)}</p>
          <Button size="small" onClick={refresh}>
            {t('common.retry')}
          </Button>
        </Text>
      )}
      {data && list.length === 0 && (
        <Text component="p" type="secondary" className={styles.historyEmpty}>
          {t(search ? 'assistant.history.nothing' : 'assistant.history.empty')}
        </Text>
      )}
      <Flex component="ul" vertical gap={2}>
        {list.map((chat) => (
          <Entry key={chat.id} chat={chat} isCurrent={chat.id === current} onOpen={onOpen} />
        ))}
      </Flex>
    </Flex>
  );
}

interface EntryProps {
  readonly chat: Conversation;
  readonly isCurrent: boolean;
  readonly onOpen: (id: string | undefined) => void;
}

function Entry({ chat, isCurrent, onOpen }: EntryProps) {
  const t = useT();
  const { message } = App.useApp();
  const runAction = useActionRunner();
  const [name, setName] = useState<string>();
  const title = chat.title || t('assistant.untitled');

  const run = async (act: () => Promise<unknown>) => {
    const isDone = (await runAction(act, undefined)) !== undefined;
    if (isDone) listChanged();
    return isDone;
  };
  const save = (fields: { title?: string; pinned?: boolean }) =>
    run(async () => talks.rename(await chatApi.save({ id: chat.id, ...fields })));
  const rename = () => {
    const next = name?.trim();
    setName(undefined);
    if (next && next !== chat.title) void save({ title: next });
  };
  const remove = async () => {
    if (!(await run(() => chatApi.delete({ ids: [chat.id] })))) return;
    if (isCurrent) onOpen(undefined);
    const key = `chat-removed-${chat.id}`;
    const undo = () => {
      message.destroy(key);
      void run(() => chatApi.restore({ ids: [chat.id] }));
    };
    message.open({
      key,
      type: 'success',
      duration: 8,
      content: (
        <span>
          {t('assistant.history.removed')}{' '}
          <Button size="small" type="link" onClick={undo}>
            {t('assistant.undo')}
          </Button>
        </span>
      ),
    });
  };

  if (name !== undefined)
    return (
      <li>
        <Input
          autoFocus
          value={name}
          maxLength={120}
          aria-label={t('assistant.history.rename')}
          onChange={(event) => setName(event.target.value)}
          onBlur={rename}
          onPressEnter={rename}
          onKeyDown={(event) => event.key === 'Escape' && setName(undefined)}
        />
      </li>
    );
  return (
    <Flex component="li" align="center" className={styles.entry} data-current={isCurrent || undefined}>
      <PlainButton
        className={styles.entryOpen}
        aria-current={isCurrent ? 'page' : undefined}
        onClick={() => onOpen(chat.id)}
      >
        {chat.pinned && <PushpinFilled aria-label={t('assistant.history.pinned')} />}
        <Text ellipsis>{title}</Text>
      </PlainButton>
      <Can action="chat.send">
        <Dropdown
          trigger={['click']}
          menu={{
            items: [
              { key: 'rename', label: t('assistant.history.rename') },
              { key: 'pin', label: t(chat.pinned ? 'assistant.history.unpin' : 'assistant.history.pin') },
              { key: 'remove', label: t('common.delete'), danger: true },
            ],
            onClick: ({ key }) => {
              if (key === 'rename') setName(chat.title);
              else if (key === 'pin') void save({ pinned: !chat.pinned });
              else void remove();
            },
          }}
        >
          <Button
            type="text"
            size="small"
            icon={<MoreOutlined />}
            aria-label={t('assistant.history.more', { title })}
          />
        </Dropdown>
      </Can>
    </Flex>
  );
}
