import { ArrowLeftOutlined } from '@ant-design/icons';
import { Button, Flex, Result, Skeleton } from 'antd';
import { useEffect } from 'react';
import { countUse, type FilledPrompt, PromptForm } from '@/blocks/PromptForm';
import { EmptyState } from '@/components/empty/EmptyState';
import { PageLink } from '@/components/PageLink';
import { Text } from '@/components/ui/Text';
import { useAction } from '@/hooks/useAction';
import { useCurrentGoods } from '@/hooks/useCurrentGoods';
import { useLoad } from '@/hooks/useLoad';
import { useT } from '@/hooks/useT';
import { messageOf } from '@/lib/request';
import { chatApi } from '@/services/chat/api';
import { promptApi } from '@/services/prompt/api';
import { Announcer } from '../chat/Announcer';
import { Thread } from '../chat/Thread';
import { listChanged, talks, useTalk } from '../model/session';
import styles from './prompts.module.css';

interface PromptWorkProps {
  readonly promptId: string;
  readonly talkId: string | undefined;
  readonly onTalk: (talkId: string) => void;
  readonly onBack: () => void;
}

/** A prompt at work: its form, and beside it the answer as it comes. */
export function PromptWork({ promptId, talkId, onTalk, onBack }: PromptWorkProps) {
  const t = useT();
  const goodsId = useCurrentGoods()?.id;
  const talk = useTalk(talkId);
  const beginning = useAction(chatApi.save);
  const { data, error, refresh } = useLoad(promptApi.info, { id: promptId });
  useEffect(() => {
    if (talkId) void talks.open(talkId);
  }, [talkId]);

  const ask = async ({ text, mentions }: FilledPrompt) => {
    // Each filled form is a version beside the others of one conversation.
    const id = talkId ?? (await beginning.run({ title: data?.title ?? '', prompt_id: promptId }))?.result.id;
    if (id === undefined) return;
    countUse(promptId);
    talks.send(id, { text, mentions, parentId: '', ...(goodsId ? { goodsId } : {}) });
    listChanged();
    if (!talkId) onTalk(id);
  };

  return (
    <Flex vertical className={styles.work}>
      <Flex component="header" gap={12} align="center" justify="space-between" className={styles.workHead}>
        <Button type="text" icon={<ArrowLeftOutlined aria-hidden />} onClick={onBack}>
          {t('assistant.prompt.back')}
        </Button>
        {talk?.chat && (
          <PageLink to={`/editor/aicreate?id=${encodeURIComponent(talk.id)}`}>{t('assistant.prompt.goOn')}</PageLink>
        )}
      </Flex>
      <div className={styles.workBody}>
        <section className={styles.workForm} aria-label={data?.title}>
          {!data && !error && <Skeleton active />}
          {error && !data && (
            <Result
              status="warning"
              title={messageOf(error)}
              extra={<Button onClick={refresh}>{t('common.retry')}</Button>}
            />
          )}
          {data && (
            <>
              <Text component="h2" size={18} strong style={{ margin: '0 0 4px' }}>
                {data.title}
              </Text>
              <Text component="p" type="secondary" size="small">
                {data.note}
              </Text>
              <PromptForm
                key={data.id}
                template={data.text}
                submitLabel={t(talkId ? 'assistant.prompt.askAgain' : 'assistant.prompt.ask')}
                isBusy={beginning.isPending || talk?.running !== undefined}
                onSubmit={(filled) => void ask(filled)}
              />
              {talk?.running && (
                <Button block style={{ marginBlockStart: 8 }} onClick={() => talks.stop(talk.id)}>
                  {t('assistant.stop')}
                </Button>
              )}
            </>
          )}
        </section>
        <Flex component="section" vertical className={styles.workAnswer} aria-label={t('assistant.prompt.answer')}>
          {talk && talk.phase === 'ready' ? (
            <Thread talk={talk} />
          ) : (
            <EmptyState
              compact
              title={t('assistant.prompt.answerTitle')}
              description={t('assistant.prompt.answerText')}
            />
          )}
        </Flex>
      </div>
      <Announcer talk={talk} />
    </Flex>
  );
}
