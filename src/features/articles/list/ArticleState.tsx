import { Dropdown } from 'antd';
import type { ResourceTools } from '@/components/resource/types';
import { type Tone, ToneTag } from '@/components/ToneTag';
import { articleMoves, type ArticleState as State } from '@/domain/articles';
import { useRecordActions } from '@/hooks/useRecordActions';
import { articleApi } from '@/services/article/api';
import type { ArticleSummary } from '@/services/article/schema';

const tones: Readonly<Record<State, Tone>> = { draft: 'plain', review: 'busy', ready: 'good', published: 'good' };

interface ArticleStateProps {
  readonly article: ArticleSummary;
  readonly tools: ResourceTools<ArticleSummary>;
}

/** How far a text is; who may save may move it on. */
export function ArticleState({ article, tools }: ArticleStateProps) {
  const { t } = tools;
  const actions = useRecordActions();
  const tag = <ToneTag tone={tones[article.state]}>{t(`article.state.${article.state}`)}</ToneTag>;
  if (!tools.can('save')) return tag;
  const move = async (state: State) => {
    const isDone = await actions.changeStatus(
      (options) => articleApi.state({ ids: [article.id], state }, options),
      [article.id],
    );
    if (isDone) tools.refresh();
  };
  return (
    <Dropdown
      trigger={['click']}
      menu={{
        items: articleMoves(article.state).map((key) => ({ key, label: t(`article.move.${key}`) })),
        onClick: ({ key }) => void move(key as State),
      }}
    >
      <button
        type="button"
        style={{ padding: 0, border: 0, background: 'none', cursor: 'pointer' }}
        aria-label={t('article.stateOf', { state: t(`article.state.${article.state}`) })}
      >
        {tag}
      </button>
    </Dropdown>
  );
}
