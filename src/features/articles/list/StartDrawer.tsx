import { Alert, Button, Drawer, Flex, Input, InputNumber, Select, Tabs } from 'antd';
import { useState } from 'react';
import { FrameworkPicker } from '@/blocks/frameworks/FrameworkPicker';
import { GoodsPicker } from '@/blocks/goods/GoodsPicker';
import { KnowledgePicker, SourceList, useCited } from '@/blocks/knowledge';
import { StreamedText, useWriting, WriterBadge } from '@/blocks/writing';
import { markdownToHtml, markdownToNoteHtml, splitTitle } from '@/domain/articles/html';
import { type TextPlatformId, textPlatformIds, textPlatforms } from '@/domain/platforms/texts';
import { useCurrentGoods } from '@/hooks/useCurrentGoods';
import { useLoad } from '@/hooks/useLoad';
import { useT } from '@/hooks/useT';
import { messageOf, shownByCaller } from '@/lib/request';
import { articleApi } from '@/services/article/api';
import type { Article } from '@/services/article/schema';
import type { SourceRef } from '@/services/contract';
import { goodsApi } from '@/services/goods/api';
import { topicApi } from '@/services/topic/api';
import { newId } from '@/utils/newId';
import articlesStyles from '../articles.module.css';
import { kindOfPlatform } from '../draft';
import { OwnText } from './OwnText';
import styles from './StartDrawer.module.css';

interface StartDrawerProps {
  readonly open: boolean;
  readonly topicId?: string | undefined;
  readonly onClose: () => void;
  readonly onMade: (article: Article) => void;
}

const usualWords: Readonly<Record<TextPlatformId, number>> = {
  gongzhonghao: 1200,
  xiaohongshu: 400,
  weibo: 140,
  douyin: 300,
  shipinhao: 300,
};

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
  const current = useCurrentGoods();
  const writing = useWriting();
  const [platform, setPlatform] = useState<TextPlatformId>('xiaohongshu');
  const [goodsId, setGoodsId] = useState<string | undefined>(current?.id);
  const [topic, setTopic] = useState<string | undefined>(topicId);
  const [frameworkId, setFrameworkId] = useState<string>();
  const [idea, setIdea] = useState('');
  const [words, setWords] = useState<number>();
  const [seed, setSeed] = useState(1);
  const [failure, setFailure] = useState('');
  const [knowledgeIds, setKnowledgeIds] = useState<string[]>([]);
  const { sources, onEvent, clear } = useCited();
  const [isSaving, setSaving] = useState(false);
  const kind = kindOfPlatform(platform);
  const goods = useLoad(goodsApi.info, goodsId === undefined ? undefined : { id: goodsId });
  const topics = useLoad(topicApi.data, { page: 1, page_size: 100 });
  const isRunning = writing.status === 'waiting' || writing.status === 'streaming';

  const write = (next: number) => {
    setSeed(next);
    setFailure('');
    const from = {
      ...(goodsId ? { goods_id: goodsId } : {}),
      ...(topic ? { topic_id: topic } : {}),
      ...(frameworkId ? { framework_id: frameworkId } : {}),
      knowledge_ids: knowledgeIds,
    };
    clear();
    const length = words ?? usualWords[platform];
    writing.start((options) =>
      articleApi.generate(
        { kind, platform, idea, words: Math.max(50, length), seed: next, ...from },
        { ...options, onEvent },
      ),
    );
  };
  const source: SourceRef[] = [
    ...(goodsId ? [{ type: 'goods' as const, id: goodsId }] : []),
    ...(topic ? [{ type: 'topic' as const, id: topic }] : []),
    ...(frameworkId ? [{ type: 'framework' as const, id: frameworkId }] : []),
    ...knowledgeIds.map((id) => ({ type: 'knowledge' as const, id })),
  ];
  const make = async (text: { readonly title: string; readonly html: string }) => {
    setSaving(true);
    setFailure('');
    const images = (goods.data?.id === goodsId ? (goods.data?.media ?? []) : [])
      .filter((item) => item.kind === 'image')
      .slice(0, 6)
      .map(({ url, name, width, height, file_id }) => ({
        id: newId(),
        url,
        name,
        ...(file_id ? { file_id } : {}),
        ...(width && height ? { width: Math.round(width), height: Math.round(height) } : {}),
      }));
    try {
      const made = await articleApi.save(
        {
          kind,
          platform,
          title: textPlatforms[platform].title ? text.title.slice(0, 200) : '',
          html: text.html,
          images: kind === 'article' ? [] : images,
          cover: images[0]?.url ?? '',
          source,
          ...(goodsId ? { goods_id: goodsId } : {}),
          ...(topic ? { topic_id: topic } : {}),
          ...(frameworkId ? { framework_id: frameworkId } : {}),
        },
        shownByCaller,
      );
      onMade(made);
    } catch (error) {
      setFailure(messageOf(error));
    } finally {
      setSaving(false);
    }
  };
  const takeWritten = () => {
    // An article keeps its marks and its list of sources; in a note or post they would be noise.
    const { title, body } = splitTitle(kind === 'article' ? writing.text : writing.text.replace(/\[\d{1,2}\]/g, ''));
    void make({ title, html: (kind === 'article' ? markdownToHtml : markdownToNoteHtml)(body) });
  };
  return (
    <Flex vertical gap={24}>
      <fieldset className={styles.places} aria-label={t('article.platform')}>
        {textPlatformIds.map((id) => (
          <button
            key={id}
            type="button"
            className={styles.place}
            aria-pressed={id === platform}
            onClick={() => setPlatform(id)}
          >
            <strong>{textPlatforms[id].name}</strong>
            <span className={articlesStyles.soft}>{textPlatforms[id].noun}</span>
          </button>
        ))}
      </fieldset>
      <Flex vertical gap={8} className={articlesStyles.field}>
        {t('article.goods')}
        <GoodsPicker value={goodsId} onChange={setGoodsId} />
      </Flex>
      <Tabs
        items={[
          {
            key: 'write',
            label: t('article.startWrite'),
            children: (
              <Flex vertical gap={24}>
                <Flex vertical gap={8} className={articlesStyles.field}>
                  {t('article.topic')}
                  <Select
                    allowClear
                    showSearch={{ optionFilterProp: 'label' }}
                    value={topic ?? null}
                    aria-label={t('article.topic')}
                    placeholder={t('article.topicNone')}
                    options={(topics.data?.list ?? []).map(({ id, title }) => ({ value: id, label: title }))}
                    onChange={(id: string | null) => setTopic(id ?? undefined)}
                  />
                </Flex>
                <Flex vertical gap={8} className={articlesStyles.field}>
                  {t('article.framework')}
                  <FrameworkPicker value={frameworkId} onChange={setFrameworkId} />
                </Flex>
                <Flex vertical gap={8} className={articlesStyles.field}>
                  {t('article.idea')}
                  <Input.TextArea
                    value={idea}
                    maxLength={5000}
                    aria-label={t('article.idea')}
                    placeholder={t('article.ideaHint')}
                    autoSize={{ minRows: 3, maxRows: 8 }}
                    onChange={(event) => setIdea(event.target.value)}
                  />
                </Flex>
                <KnowledgePicker value={knowledgeIds} onChange={setKnowledgeIds} />
                <Flex gap={12} align="center" wrap>
                  <span>{t('article.length')}</span>
                  <InputNumber
                    min={50}
                    max={5000}
                    step={50}
                    aria-label={t('article.length')}
                    value={words ?? usualWords[platform]}
                    onChange={(value) => setWords(value ?? undefined)}
                  />
                  <span style={{ flex: 1 }} />
                  <WriterBadge {...(writing.writer ? { name: writing.writer } : {})} />
                  {isRunning ? (
                    <Button onClick={writing.stop}>{t('common.stop')}</Button>
                  ) : (
                    <Button
                      type={writing.text ? 'default' : 'primary'}
                      onClick={() => write(writing.text ? seed + 1 : seed)}
                    >
                      {t(writing.text ? 'article.writeAgain' : 'article.write')}
                    </Button>
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
                    <SourceList sources={sources.filter(({ number }) => writing.text.includes(`[${number}]`))} />
                  </div>
                )}
                {!isRunning && writing.text !== '' && (
                  <Button type="primary" loading={isSaving} onClick={takeWritten}>
                    {t('article.toEditor')}
                  </Button>
                )}
              </Flex>
            ),
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
