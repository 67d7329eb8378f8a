import { Alert, Button, Drawer, Flex, Input, InputNumber, Tabs } from 'antd';
import { FrameworkPicker } from '@/blocks/frameworks/FrameworkPicker';
import { GoodsPicker } from '@/blocks/goods/GoodsPicker';
import { KnowledgePicker, SourceList } from '@/blocks/knowledge';
import { GoOnButton, StreamedText, WriterBadge } from '@/blocks/writing';
import { Can } from '@/components/Can';
import { RecordSelect } from '@/components/RecordSelect';
import { textPlatformIds, textPlatforms } from '@/domain/platforms/texts';
import { useLoad } from '@/hooks/useLoad';
import { useT } from '@/hooks/useT';
import type { Article, ArticleNotes } from '@/services/article/schema';
import { topicApi } from '@/services/topic/api';
import articlesStyles from '../articles.module.css';
import { OwnText } from './OwnText';
import styles from './StartDrawer.module.css';
import { useArticleStart, usualWords } from './useArticleStart';

const gapText = {
  points: 'article.gap.points',
  description: 'article.gap.description',
  specs: 'article.gap.specs',
  documents: 'article.gap.documents',
  idea: 'article.gap.idea',
  outline: 'article.gap.outline',
  story: 'article.gap.story',
} as const satisfies Readonly<Record<ArticleNotes['missing'][number], string>>;

interface StartDrawerProps {
  readonly open: boolean;
  readonly topicId?: string | undefined;
  readonly onClose: () => void;
  readonly onMade: (article: Article) => void;
}

/** Begins a text: for which platform, out of what, written at once or by oneself. */
export function StartDrawer({ open, ...rest }: StartDrawerProps) {
  const t = useT();
  return (
    <Drawer open={open} onClose={rest.onClose} size={720} title={t('article.start')} destroyOnHidden>
      <Start {...rest} />
    </Drawer>
  );
}

function Start({ topicId, onMade }: Omit<StartDrawerProps, 'open'>) {
  const t = useT();
  const start = useArticleStart(topicId, onMade);
  const { kind, order, change, isSaving, failure, make } = start;
  return (
    <Flex vertical gap={24}>
      <fieldset className={styles.places} aria-label={t('article.platform')}>
        {textPlatformIds.map((id) => (
          <button
            key={id}
            type="button"
            className={styles.place}
            aria-pressed={id === order.platform}
            onClick={() => change({ platform: id })}
          >
            <strong>{textPlatforms[id].name}</strong>
            <span className={articlesStyles.soft}>{textPlatforms[id].noun}</span>
          </button>
        ))}
      </fieldset>
      <Flex vertical gap={8} className={articlesStyles.field}>
        {t('article.goods')}
        <GoodsPicker value={order.goodsId} onChange={(goodsId) => change({ goodsId })} />
      </Flex>
      <Tabs
        items={[
          {
            key: 'write',
            label: t('article.startWrite'),
            children: <WritePane start={start} />,
          },
          {
            key: 'own',
            label: t('article.startOwn'),
            children: <OwnText isPlain={kind !== 'article'} isBusy={isSaving} onText={(text) => void make(text)} />,
          },
        ]}
      />
      {failure && <Alert type="error" showIcon title={failure} />}
    </Flex>
  );
}

/** The newest topics, and the chosen one wherever it stands in the list; undefined while they are being read. */
function useTopics(chosenId: string | undefined) {
  const listed = useLoad(topicApi.data, { page: 1, page_size: 100 }).data?.list;
  const isListed = listed?.some(({ id }) => id === chosenId) ?? false;
  const chosen = useLoad(topicApi.info, chosenId === undefined || !listed || isListed ? undefined : { id: chosenId });
  if (!listed || chosen.loading) return undefined;
  return [...listed, ...(chosen.data && !isListed ? [chosen.data] : [])].map(({ id, title }) => ({ id, name: title }));
}

/** What the writer is told, and what it writes. */
function WritePane({ start }: { readonly start: ReturnType<typeof useArticleStart> }) {
  const t = useT();
  const { order, change, writing, notes, sources, write, takeWritten, isSaving } = start;
  const topics = useTopics(order.topicId);
  const isRunning = writing.status === 'waiting' || writing.status === 'streaming';
  return (
    <Flex vertical gap={24}>
      <Flex vertical gap={8} className={articlesStyles.field}>
        {t('article.topic')}
        <RecordSelect
          allowClear
          showSearch={{ optionFilterProp: 'label' }}
          value={order.topicId ?? null}
          aria-label={t('article.topic')}
          placeholder={t('article.topicNone')}
          records={topics}
          onChange={(id: string | null) => change({ topicId: id ?? undefined })}
        />
      </Flex>
      <Flex vertical gap={8} className={articlesStyles.field}>
        {t('article.framework')}
        <FrameworkPicker value={order.frameworkId} onChange={(frameworkId) => change({ frameworkId })} />
      </Flex>
      <Flex vertical gap={8} className={articlesStyles.field}>
        {t('article.idea')}
        <Input.TextArea
          value={order.idea}
          maxLength={5000}
          aria-label={t('article.idea')}
          placeholder={t('article.ideaHint')}
          autoSize={{ minRows: 3, maxRows: 8 }}
          onChange={(event) => change({ idea: event.target.value })}
        />
      </Flex>
      <KnowledgePicker value={order.knowledgeIds} onChange={(knowledgeIds) => change({ knowledgeIds })} />
      <Flex gap={12} align="center" wrap>
        <span>{t('article.length')}</span>
        <InputNumber
          min={50}
          max={5000}
          step={50}
          aria-label={t('article.length')}
          value={order.words ?? usualWords[order.platform]}
          onChange={(value) => change({ words: value ?? undefined })}
        />
        <span style={{ flex: 1 }} />
        <WriterBadge name={writing.writer} />
        {isRunning ? (
          <Button onClick={writing.stop}>{t('common.stop')}</Button>
        ) : (
          <Can action="article.generate">
            <GoOnButton writing={writing} />
            <Button type={writing.text ? 'default' : 'primary'} onClick={write}>
              {t(writing.text ? 'article.writeAgain' : 'article.write')}
            </Button>
          </Can>
        )}
      </Flex>
      {writing.failure && <Alert type="error" showIcon title={writing.failure} />}
      {(writing.text !== '' || isRunning) && (
        <div className={styles.written} aria-busy={isRunning}>
          {writing.text === '' ? (
            t('writing.panel.waiting')
          ) : (
            <StreamedText text={writing.text} streaming={isRunning} />
          )}
          <SourceList sources={sources} />
        </div>
      )}
      {!isRunning && notes && (
        <Alert
          type="info"
          showIcon
          title={t('article.carried', { carried: notes.carriedWords, asked: notes.askedWords })}
          description={
            <>
              {t('article.carriedAdd')}
              <ul style={{ margin: 0, paddingInlineStart: 20 }}>
                {notes.missing.map((gap) => (
                  <li key={gap}>{t(gapText[gap])}</li>
                ))}
              </ul>
            </>
          }
        />
      )}
      {!isRunning && writing.text !== '' && (
        <Button type="primary" loading={isSaving} onClick={takeWritten}>
          {t('article.toEditor')}
        </Button>
      )}
    </Flex>
  );
}
