import { useState } from 'react';
import { useCited } from '@/blocks/knowledge';
import { useWriting } from '@/blocks/writing';
import { markdownToHtml, markdownToNoteHtml, splitTitle } from '@/domain/articles/html';
import { type TextPlatformId, textPlatforms } from '@/domain/platforms/texts';
import { useCurrentGoods } from '@/hooks/useCurrentGoods';
import { useLoad } from '@/hooks/useLoad';
import { messageOf, shownByCaller } from '@/lib/request';
import { articleApi } from '@/services/article/api';
import type { Article, ArticleImage, ArticleNotes } from '@/services/article/schema';
import type { SourceRef } from '@/services/contract';
import { goodsApi } from '@/services/goods/api';
import { newId } from '@/utils/newId';
import { kindOfPlatform } from '../draft';

/** What a text is to be written from. */
export interface ArticleOrder {
  readonly platform: TextPlatformId;
  readonly goodsId: string | undefined;
  readonly topicId: string | undefined;
  readonly frameworkId: string | undefined;
  readonly idea: string;
  /** Length that was asked for; undefined = what is usual there. */
  readonly words: number | undefined;
  readonly knowledgeIds: string[];
}

export interface StartText {
  readonly title: string;
  readonly html: string;
  /** That came with the words, where they do not stand in them. */
  readonly images?: readonly ArticleImage[];
}

const MAX_IMAGES = 6;

export const usualWords: Readonly<Record<TextPlatformId, number>> = {
  gongzhonghao: 1200,
  xiaohongshu: 400,
  weibo: 140,
  douyin: 300,
  shipinhao: 300,
};

/** Begins a text: written by the writer or brought along, then saved as a record with all that it came from. */
export function useArticleStart(startTopicId: string | undefined, onMade: (article: Article) => void) {
  const current = useCurrentGoods();
  const writing = useWriting();
  const { sources, onEvent, clear } = useCited();
  const [order, setOrder] = useState<ArticleOrder>({
    platform: 'xiaohongshu',
    goodsId: current?.id,
    topicId: startTopicId,
    frameworkId: undefined,
    idea: '',
    words: undefined,
    knowledgeIds: [],
  });
  const [notes, setNotes] = useState<ArticleNotes>();
  const [seed, setSeed] = useState(1);
  const [failure, setFailure] = useState('');
  const [isSaving, setSaving] = useState(false);
  const { platform, goodsId, topicId, frameworkId, idea, words, knowledgeIds } = order;
  const kind = kindOfPlatform(platform);
  const goods = useLoad(goodsApi.info, goodsId === undefined ? undefined : { id: goodsId });
  const madeFrom = { goods_id: goodsId, topic_id: topicId, framework_id: frameworkId };

  const hear = (event: Readonly<Record<string, unknown>>) => {
    onEvent(event);
    const { notes } = event as { notes?: ArticleNotes };
    if (notes) setNotes(notes);
  };
  const write = () => {
    const next = writing.text ? seed + 1 : seed;
    setSeed(next);
    setFailure('');
    clear();
    setNotes(undefined);
    const length = Math.max(50, words ?? usualWords[platform]);
    const body = { kind, platform, idea, words: length, seed: next, ...madeFrom, knowledge_ids: knowledgeIds };
    writing.start((options, already) => articleApi.generate({ ...body, already }, { ...options, onEvent: hear }));
  };
  const imagesOfGoods = () =>
    (goods.data?.id === goodsId ? (goods.data?.media ?? []) : [])
      .filter((item) => item.kind === 'image')
      .slice(0, MAX_IMAGES)
      .map(({ url, name, width, height, file_id }) => ({
        id: newId(),
        url,
        name,
        file_id: file_id || undefined,
        ...(width && height ? { width: Math.round(width), height: Math.round(height) } : {}),
      }));
  const make = async (text: StartText) => {
    setSaving(true);
    setFailure('');
    const own = text.images ?? [];
    const images = own.length > 0 ? [...own] : imagesOfGoods();
    const title = textPlatforms[platform].title ? text.title.slice(0, 200) : '';
    const kept = { images: kind === 'article' ? [] : images, cover: images[0]?.url ?? '' };
    const source = sourceOf(order);
    try {
      onMade(
        await articleApi.save({ kind, platform, title, html: text.html, ...kept, source, ...madeFrom }, shownByCaller),
      );
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

  return {
    kind,
    order,
    change: (patch: Partial<ArticleOrder>) => setOrder((now) => ({ ...now, ...patch })),
    writing,
    /** Where the text came much shorter than was asked: how long the material carries. */
    notes,
    /** Documents that the text names. */
    sources: sources.filter(({ number }) => writing.text.includes(`[${number}]`)),
    write,
    takeWritten,
    make,
    isSaving,
    failure,
  };
}

function sourceOf({ goodsId, topicId, frameworkId, knowledgeIds }: ArticleOrder): SourceRef[] {
  return [
    ...(goodsId ? [{ type: 'goods' as const, id: goodsId }] : []),
    ...(topicId ? [{ type: 'topic' as const, id: topicId }] : []),
    ...(frameworkId ? [{ type: 'framework' as const, id: frameworkId }] : []),
    ...knowledgeIds.map((id) => ({ type: 'knowledge' as const, id })),
  ];
}
