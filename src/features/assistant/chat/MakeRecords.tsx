import { DownOutlined } from '@ant-design/icons';
import { App, Button, Dropdown } from 'antd';
import { useState } from 'react';
import { PageLink } from '@/components/PageLink';
import type { AnswerContent } from '@/domain/conversation';
import { useActionRunner } from '@/hooks/useAction';
import { useCan } from '@/hooks/useCan';
import { type MessageId, useT } from '@/hooks/useT';
import type { ChatMessage } from '@/services/chat/schema';
import { type Made, makeArticle, makeScript, makeTopics, topicsOf } from '../model/makeRecords';

interface MakeRecordsProps {
  readonly talkId: string;
  readonly message: ChatMessage;
  readonly question: ChatMessage | undefined;
  readonly content: AnswerContent;
}

interface Way {
  readonly key: string;
  readonly label: MessageId;
  readonly count: number;
  readonly run: () => Promise<Made>;
}

/** What the answer holds becomes a record by one click, with a link to it. */
export function MakeRecords({ talkId, message, question, content }: MakeRecordsProps) {
  const t = useT();
  const can = useCan();
  const { message: toast } = App.useApp();
  const runAction = useActionRunner();
  const [busy, setBusy] = useState<string>();
  const title = (question?.text ?? '').replace(/\s+/g, ' ').trim().slice(0, 40) || t('assistant.untitled');
  const origin = { talkId, title, citations: message.citations };
  const ways: Way[] = [];
  if (content.lines.length > 0 && can('script.save'))
    ways.push({
      key: 'script',
      label: 'assistant.make.script',
      count: content.lines.length,
      run: () => makeScript(content, origin),
    });
  const ideas = topicsOf(content);
  if (ideas.length > 0 && can('topic.save'))
    ways.push({
      key: 'topics',
      label: content.topics.length > 0 ? 'assistant.make.topics' : 'assistant.make.titles',
      count: ideas.length,
      run: () => makeTopics(content, origin),
    });
  if (content.article && can('article.save'))
    for (const kind of ['note', 'post', 'article'] as const)
      ways.push({
        key: kind,
        label: `assistant.make.${kind}`,
        count: 1,
        run: () => makeArticle(content, kind, origin),
      });
  const [first, ...others] = ways;
  if (!first) return null;

  const make = async (way: Way) => {
    setBusy(way.key);
    const made = await runAction(way.run, undefined);
    setBusy(undefined);
    if (made) {
      const { address, count } = made.result;
      toast.success(
        <span>
          {t('assistant.make.done', { count })} <PageLink to={address}>{t('assistant.make.open')}</PageLink>
        </span>,
        6,
      );
    }
  };

  return (
    <>
      <Button size="small" loading={busy === first.key} onClick={() => void make(first)}>
        {t(first.label, { count: first.count })}
      </Button>
      {others.length > 0 && (
        <Dropdown
          trigger={['click']}
          menu={{
            items: others.map(({ key, label, count }) => ({ key, label: t(label, { count }) })),
            onClick: ({ key }) => {
              const way = others.find((other) => other.key === key);
              if (way) void make(way);
            },
          }}
        >
          <Button
            size="small"
            icon={<DownOutlined aria-hidden />}
            iconPlacement="end"
            loading={busy !== undefined && busy !== first.key}
          >
            {t('assistant.make.other')}
          </Button>
        </Dropdown>
      )}
    </>
  );
}
