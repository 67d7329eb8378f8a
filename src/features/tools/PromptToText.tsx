import { useSearchParams } from '@umijs/max';
import { Alert, Button, Flex, Result, Segmented, Select, Skeleton } from 'antd';
import { useState } from 'react';
import { countUse, type FilledPrompt, PromptForm } from '@/blocks/PromptForm';
import { EmptyState } from '@/components/empty/EmptyState';
import { PageLink } from '@/components/PageLink';
import { GridLayout } from '@/components/ui/GridLayout';
import { promptCategories } from '@/domain/prompts';
import { useAction } from '@/hooks/useAction';
import { useCurrentGoods } from '@/hooks/useCurrentGoods';
import { useLoad } from '@/hooks/useLoad';
import { useT } from '@/hooks/useT';
import { messageOf } from '@/lib/request';
import { chatApi } from '@/services/chat/api';
import { promptApi } from '@/services/prompt/api';
import type { Prompt } from '@/services/prompt/schema';
import { PromptVersion, type Run } from './PromptVersion';
import { ToolOption, ToolPage, toolJobs, useToolOptions } from './shell';

interface Settings {
  readonly promptId: string;
  readonly count: number;
}

export const counts = [1, 2, 3];

interface PromptChoiceProps {
  readonly prompts: readonly Prompt[];
  readonly prompt: Prompt | undefined;
  readonly onChange: (promptId: string) => void;
}

/** The prompts by their categories. */
function PromptChoice({ prompts, prompt, onChange }: PromptChoiceProps) {
  const t = useT();
  const shelves = promptCategories
    .map((category) => ({
      label: t(`assistant.category.${category}`),
      options: prompts.filter((one) => one.category === category).map(({ id, title }) => ({ value: id, label: title })),
    }))
    .filter(({ options }) => options.length > 0);
  return (
    <ToolOption label={t('promptToText.prompt')} help={prompt?.note}>
      <Select
        style={{ inlineSize: '100%' }}
        value={prompt?.id ?? null}
        showSearch={{ optionFilterProp: 'label' }}
        aria-label={t('promptToText.prompt')}
        options={shelves}
        onChange={onChange}
      />
    </ToolOption>
  );
}

interface VersionsProps {
  readonly run: Run;
  readonly count: number;
  readonly kept: ReadonlySet<string>;
  readonly onKeep: (text: string, index: number) => void;
}

/** The answers side by side, and the way on into the conversation. */
function Versions({ run, count, kept, onKeep }: VersionsProps) {
  const t = useT();
  return (
    <Flex vertical gap={12}>
      <GridLayout component="ul" columns="repeat(auto-fit, minmax(min(100%, 260px), 1fr))" gap={12}>
        {counts.slice(0, count).map((value) => (
          <PromptVersion
            key={`${run.round}-${value}`}
            run={run}
            index={value - 1}
            isKept={kept.has(`${run.round}-${value - 1}`)}
            onKeep={onKeep}
          />
        ))}
      </GridLayout>
      <Alert
        type="info"
        title={t('promptToText.keepHint')}
        action={
          <PageLink to={`/editor/aicreate?id=${encodeURIComponent(run.chatId)}`}>{t('assistant.prompt.goOn')}</PageLink>
        }
      />
    </Flex>
  );
}

/** 提示词写作: a prompt of the library, its blanks, and the answers side by side. */
export function PromptToText() {
  const t = useT();
  const [params] = useSearchParams();
  const goodsId = useCurrentGoods()?.id;
  const [settings, set] = useToolOptions<Settings>('prompt_to_text', {
    promptId: params.get('prompt') ?? '',
    count: 2,
  });
  const [run, setRun] = useState<Run>();
  const [kept, setKept] = useState<ReadonlySet<string>>(new Set());
  const beginning = useAction(chatApi.save);
  const { data, error, refresh } = useLoad(promptApi.data, { page: 1, page_size: 200 });
  const prompts = data?.list ?? [];
  const prompt = prompts.find(({ id }) => id === settings.promptId) ?? prompts[0];

  const write = async (filled: FilledPrompt) => {
    if (!prompt) return;
    const begun = await beginning.run({ title: prompt.title, prompt_id: prompt.id });
    if (!begun) return;
    countUse(prompt.id);
    setKept(new Set());
    setRun({ round: (run?.round ?? 0) + 1, chatId: begun.result.id, filled, goodsId });
  };
  const keep = (text: string, index: number) => {
    if (!prompt || !run) return;
    setKept(new Set([...kept, `${run.round}-${index}`]));
    toolJobs.start({
      tool: 'prompt_to_text',
      title: prompt.title,
      inputs: [prompt.title],
      options: settings,
      source: [{ type: 'chat', id: run.chatId }],
      run: async () => [{ kind: 'text', name: `${prompt.title}-${index + 1}.md`, text }],
    });
  };
  return (
    <ToolPage
      tool="prompt_to_text"
      onReuse={(record) => set(record.options as Partial<Settings>)}
      input={
        <>
          {!data && !error && <Skeleton active />}
          {error && !data && (
            <Result
              status="warning"
              title={messageOf(error)}
              extra={<Button onClick={refresh}>{t('common.retry')}</Button>}
            />
          )}
          {data && <PromptChoice prompts={prompts} prompt={prompt} onChange={(promptId) => set({ promptId })} />}
        </>
      }
      options={
        <>
          <ToolOption label={t('promptToText.count')}>
            <Segmented
              value={settings.count}
              aria-label={t('promptToText.count')}
              options={counts.map((value) => ({ value, label: t('promptToText.versions', { n: value }) }))}
              onChange={(count) => set({ count })}
            />
          </ToolOption>
          {prompt && (
            <PromptForm
              key={prompt.id}
              template={prompt.text}
              submitLabel={t(run ? 'promptToText.writeAgain' : 'promptToText.write')}
              isBusy={beginning.isPending}
              onSubmit={(filled) => void write(filled)}
            />
          )}
        </>
      }
      actions={<PageLink to="/agent/prompt">{t('promptToText.library')}</PageLink>}
      preview={
        run ? (
          <Versions run={run} count={settings.count} kept={kept} onKeep={keep} />
        ) : (
          <EmptyState compact title={t('promptToText.emptyTitle')} description={t('promptToText.emptyText')} />
        )
      }
    />
  );
}
