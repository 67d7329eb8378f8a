import { DownloadOutlined, PlusOutlined, UploadOutlined } from '@ant-design/icons';
import { useDebounceFn } from 'ahooks';
import { Button, Flex, Input, Segmented, Skeleton, Upload } from 'antd';
import { useState } from 'react';
import { EmptyState } from '@/components/empty/EmptyState';
import { LoadFailure } from '@/components/LoadFailure';
import { GridLayout } from '@/components/ui/GridLayout';
import { Text } from '@/components/ui/Text';
import { type PromptCategory, promptCategories } from '@/domain/prompts';
import { useAction } from '@/hooks/useAction';
import { useCan } from '@/hooks/useCan';
import { useLoad } from '@/hooks/useLoad';
import { useT } from '@/hooks/useT';
import { promptApi } from '@/services/prompt/api';
import type { Prompt } from '@/services/prompt/schema';
import { type Scope, scopes, useLibraryState } from './libraryState';
import { PromptCard } from './PromptCard';
import { PromptEditor } from './PromptEditor';
import { PromptWork } from './PromptWork';
import styles from './prompts.module.css';
import { usePromptActions } from './usePromptActions';

/** AI 提示词: the library, its filters in the address, and a prompt at work when one is opened. */
export function PromptLibrary() {
  const t = useT();
  const { state, update } = useLibraryState();
  const [edited, setEdited] = useState<Prompt | 'new'>();
  const [keyword, setKeyword] = useState(state.keyword);
  const { run: search } = useDebounceFn((text: string) => update({ keyword: text.trim() }, { replace: true }), {
    wait: 250,
  });
  const { scope, category } = state;
  const { data, error, loading, refresh } = useLoad(
    promptApi.data,
    {
      page: 1,
      page_size: 200,
      ...(state.keyword ? { keyword: state.keyword } : {}),
      ...(category ? { category } : {}),
      ...(scope === 'favorite' ? { favorite: 1 } : {}),
      ...(scope === 'own' || scope === 'team' || scope === 'builtin' ? { scope } : {}),
    },
    { keepPrevious: true },
  );
  const saving = useAction(promptApi.save, { messages: { done: 'request.saved' } });
  const actions = usePromptActions({ refresh, onOpen: ({ id }) => update({ open: id }), onEdit: setEdited });

  if (state.open)
    return (
      <PromptWork
        promptId={state.open}
        talkId={state.talk}
        onTalk={(talk) => update({ talk }, { replace: true })}
        onBack={() => update({ open: undefined, talk: undefined })}
      />
    );

  const isFiltered = scope !== 'all' || category !== undefined || state.keyword !== '';
  return (
    <Flex vertical gap={16} className={styles.page}>
      <LibraryHead actions={actions} onNew={() => setEdited('new')} />
      <Flex gap={12} align="center" justify="space-between" wrap className={styles.filters}>
        <Segmented<Scope>
          value={scope}
          options={scopes.map((value) => ({ value, label: t(`assistant.scope.${value}`) }))}
          onChange={(value) => update({ scope: value })}
        />
        <Input.Search
          className={styles.search}
          allowClear
          value={keyword}
          aria-label={t('assistant.library.search')}
          placeholder={t('assistant.library.search')}
          onChange={(event) => {
            setKeyword(event.target.value);
            search(event.target.value);
          }}
        />
      </Flex>
      <CategoryFilter value={category} onChange={(value) => update({ category: value })} />
      {error && !data && <LoadFailure error={error} onRetry={refresh} />}
      {!data && loading && <Skeleton active paragraph={{ rows: 10 }} />}
      {data && data.list.length === 0 && (
        <EmptyState
          title={t(isFiltered ? 'assistant.library.nothing' : 'assistant.library.empty')}
          action={
            isFiltered && (
              <Button
                onClick={() => {
                  setKeyword('');
                  update({ scope: 'all', category: undefined, keyword: '' });
                }}
              >
                {t('assistant.library.clear')}
              </Button>
            )
          }
        />
      )}
      <GridLayout component="ul" columns="repeat(auto-fill, minmax(256px, 1fr))" gap={16} aria-busy={loading}>
        {data?.list.map((prompt) => (
          <li key={prompt.id}>
            <PromptCard prompt={prompt} onAction={actions.act} />
          </li>
        ))}
      </GridLayout>
      {edited && (
        <PromptEditor
          prompt={edited === 'new' ? undefined : edited}
          onClose={() => setEdited(undefined)}
          onSave={async (fields) => {
            const isSaved = await saving.run(edited === 'new' ? fields : { id: edited.id, ...fields });
            if (isSaved) refresh();
            return isSaved !== undefined;
          }}
        />
      )}
    </Flex>
  );
}

interface LibraryHeadProps {
  readonly actions: ReturnType<typeof usePromptActions>;
  readonly onNew: () => void;
}

/** What the library is, and how prompts get in and out. */
function LibraryHead({ actions, onNew }: LibraryHeadProps) {
  const t = useT();
  const can = useCan();
  return (
    <Flex component="header" gap={12} align="center" justify="space-between" wrap>
      <Text component="p" type="secondary" style={{ flex: '1 1 320px' }}>
        {t('assistant.library.lead')}
      </Text>
      {can('prompt.save') && (
        <Flex gap={8} wrap>
          <Upload
            accept=".json,application/json"
            showUploadList={false}
            beforeUpload={(file) => {
              void actions.takeIn(file);
              return false;
            }}
          >
            <Button icon={<UploadOutlined aria-hidden />}>{t('assistant.library.import')}</Button>
          </Upload>
          <Button icon={<DownloadOutlined aria-hidden />} onClick={() => void actions.writeOut()}>
            {t('assistant.library.export')}
          </Button>
          <Button type="primary" icon={<PlusOutlined aria-hidden />} onClick={onNew}>
            {t('assistant.editor.new')}
          </Button>
        </Flex>
      )}
    </Flex>
  );
}

interface CategoryFilterProps {
  readonly value: PromptCategory | undefined;
  readonly onChange: (value: PromptCategory | undefined) => void;
}

function CategoryFilter({ value, onChange }: CategoryFilterProps) {
  const t = useT();
  return (
    <Flex component="section" gap={8} wrap aria-label={t('assistant.editor.category')}>
      {([undefined, ...promptCategories] as readonly (PromptCategory | undefined)[]).map((category) => (
        <Button
          key={category ?? 'all'}
          size="small"
          type={value === category ? 'primary' : 'default'}
          aria-pressed={value === category}
          onClick={() => onChange(category)}
        >
          {t(category ? `assistant.category.${category}` : 'assistant.category.all')}
        </Button>
      ))}
    </Flex>
  );
}
