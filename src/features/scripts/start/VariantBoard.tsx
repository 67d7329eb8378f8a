import { useNavigate } from '@umijs/max';
import { Alert, Button, Flex, Skeleton, Tag } from 'antd';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { CheckedText, MarkList, useCompliance } from '@/blocks/compliance';
import { FactList, FactSources } from '@/blocks/facts';
import { CiteChip, SourceList, useCited } from '@/blocks/knowledge';
import { AlikeNotice, GoOnButton, ScriptNotices, StoppedNote, useWriting, withAudience } from '@/blocks/writing';
import { GridLayout } from '@/components/ui/GridLayout';
import { Panel } from '@/components/ui/Panel';
import { Text } from '@/components/ui/Text';
import { documentSources } from '@/domain/factCheck';
import type { VideoPlatformId } from '@/domain/platforms';
import { parseScriptText, scriptSeconds } from '@/domain/script';
import { useAction } from '@/hooks/useAction';
import { useCan } from '@/hooks/useCan';
import { useLoad } from '@/hooks/useLoad';
import { useT } from '@/hooks/useT';
import { goodsApi } from '@/services/goods/api';
import { scriptApi } from '@/services/script/api';
import type { Script, ScriptNotes } from '@/services/script/schema';
import { sourceOf } from '../model/doc';
import styles from './start.module.css';

export interface Brief {
  /** Grows with each set, so that a new set is not the old one again. */
  readonly round: number;
  readonly title: string;
  readonly goodsId: string | undefined;
  readonly frameworkId: string;
  readonly topicId: string | undefined;
  readonly idea: string;
  readonly platform: VideoPlatformId;
  readonly seconds: number;
  readonly wish: string;
  /** Documents whose facts may be told. */
  readonly knowledgeIds: readonly string[];
}

const count = 3;

/** Scripts that are written side by side. */
export function VariantBoard({ brief }: { readonly brief: Brief }) {
  const t = useT();
  const can = useCan();
  const navigate = useNavigate();
  const texts = useRef<Record<number, string>>({});
  const [done, setDone] = useState<ReadonlySet<number>>(new Set());

  const keep = useCallback((index: number, text: string, isDone: boolean) => {
    texts.current[index] = text;
    setDone((before) => {
      if (before.has(index) === isDone) return before;
      const next = new Set(before);
      if (isDone) next.add(index);
      else next.delete(index);
      return next;
    });
  }, []);

  const saving = useAction(async (indices: readonly number[]) => {
    let first: Script | undefined;
    for (const index of indices) {
      const { sentences } = parseScriptText(texts.current[index] ?? '', { keepsLines: true });
      if (sentences.length === 0) continue;
      const made: Script = await scriptApi.save({
        title: brief.title,
        platform: brief.platform,
        framework_id: brief.frameworkId,
        ...(brief.goodsId ? { goods_id: brief.goodsId } : {}),
        ...(brief.topicId ? { topic_id: brief.topicId } : {}),
        ...(first ? { variant_of: first.id } : {}),
        angle: indices.length > 1 ? t('scripts.angleName', { n: index + 1 }) : '',
        sentences: [...sentences],
        source: [...sourceOf(brief), ...brief.knowledgeIds.map((id) => ({ type: 'knowledge' as const, id }))],
      });
      first ??= made;
    }
    if (first) navigate(`/editor/script?id=${encodeURIComponent(first.id)}`);
  });
  const all = [...Array(count).keys()];
  return (
    <section aria-label={t('scripts.variants')}>
      <GridLayout component="ul" gap={16} className={styles.variants}>
        {all.map((index) => (
          <Column
            key={index}
            brief={brief}
            index={index}
            onText={keep}
            isSaving={saving.isPending}
            onUse={() => void saving.run([index])}
          />
        ))}
      </GridLayout>
      {can('script.save') && (
        <Button
          block
          loading={saving.isPending}
          disabled={done.size < 2}
          onClick={() => void saving.run(all.filter((index) => done.has(index)))}
        >
          {t('scripts.keepAll')}
        </Button>
      )}
    </section>
  );
}

interface ColumnProps {
  readonly brief: Brief;
  readonly index: number;
  readonly isSaving: boolean;
  readonly onText: (index: number, text: string, isDone: boolean) => void;
  readonly onUse: () => void;
}

/** One script being written: its text with what was replaced in it, its sources and notes; written anew for another seed or audience. */
function useVariantWriting(brief: Brief, index: number) {
  const stream = useWriting();
  const { status, failure, start, stop } = stream;
  /** The text as words in it were replaced; what is written on or anew goes before it. */
  const [edited, setEdited] = useState<{ readonly of: string; readonly text: string }>();
  const text = edited?.of === stream.text ? edited.text : stream.text;
  const { sources, lines, onEvent, clear } = useCited();
  const [seed, setSeed] = useState((brief.round - 1) * count + index + 1);
  const [notes, setNotes] = useState<ScriptNotes>({});
  /** For whom this one is written, where the framework asks and the goods do not tell. */
  const [audience, setAudience] = useState('');

  useEffect(() => {
    clear();
    setNotes({});
    start((options, already) =>
      scriptApi.generate(
        {
          framework_id: brief.frameworkId,
          platform: brief.platform,
          seconds: brief.seconds,
          wish: withAudience(brief.wish, audience),
          seed,
          already,
          knowledge_ids: [...brief.knowledgeIds],
          ...(brief.goodsId ? { goods_id: brief.goodsId } : {}),
          ...(brief.idea ? { idea: brief.idea } : {}),
        },
        {
          ...options,
          onEvent: (event) => {
            onEvent(event);
            if (event.notes) setNotes(event.notes as ScriptNotes);
          },
        },
      ),
    );
  }, [brief, seed, audience, start, onEvent, clear]);
  return {
    stream,
    status,
    failure,
    stop,
    isRunning: status === 'waiting' || status === 'streaming',
    text,
    replace: (next: string) => setEdited({ of: stream.text, text: next }),
    sources,
    lines,
    notes,
    seed,
    setAudience,
    again: () => setSeed(seed + 101),
  };
}

function Column({ brief, index, isSaving, onText, onUse }: ColumnProps) {
  const t = useT();
  const can = useCan();
  const writing = useVariantWriting(brief, index);
  const { text, notes, sources, isRunning } = writing;
  const goods = useLoad(goodsApi.info, brief.goodsId ? { id: brief.goodsId } : undefined).data;
  const rules = { platform: brief.platform, category: goods?.category };
  const { marks } = useCompliance(isRunning ? '' : text, rules);
  const documents = useMemo(() => sources.flatMap((one) => documentSources(one.title, one.text)), [sources]);
  const [shownSeed, setShownSeed] = useState<number>();
  const isHidden = notes.isAlike === true && shownSeed !== writing.seed;
  // a question stays in the line of its answer, and sources are counted by lines
  const { sentences } = parseScriptText(isHidden ? '' : text, { keepsLines: true });
  const isUsable = !isRunning && sentences.length > 0;
  useEffect(() => onText(index, text, isUsable), [onText, index, text, isUsable]);

  return (
    <FactSources goodsId={brief.goodsId} documents={documents}>
      <Panel component="li" vertical gap={12}>
        <Flex align="baseline" justify="space-between" className={styles.variantHead}>
          <h2>{t('scripts.variant', { n: index + 1 })}</h2>
          {sentences.length > 0 && (
            <Text type="secondary" size="small">
              {t('scripts.facts', { count: sentences.length, seconds: Math.round(scriptSeconds(sentences)) })}
            </Text>
          )}
        </Flex>
        <Flex vertical gap={8} className={styles.variantText} aria-busy={isRunning}>
          {isHidden && <AlikeNotice onShow={() => setShownSeed(writing.seed)} />}
          {sentences.length === 0 && isRunning && !isHidden && (
            <Skeleton active title={false} paragraph={{ rows: 5 }} />
          )}
          {sentences.map((sentence, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: sentences only grow at the end
            <p key={at}>
              {sentence.role && (
                <Tag variant="filled" style={{ marginInlineEnd: 8 }}>
                  {sentence.role}
                </Tag>
              )}
              {isRunning ? sentence.text : <CheckedText text={sentence.text} {...rules} />}
              {sources
                .filter(({ number }) => writing.lines.some((one) => one.line === at && one.number === number))
                .map((source) => (
                  <CiteChip key={source.number} source={source} />
                ))}
            </p>
          ))}
          {!isHidden && <MarkList text={text} marks={marks} onReplace={writing.replace} />}
          {!isRunning && !isHidden && <FactList text={sentences.map((sentence) => sentence.text).join('\n')} />}
          <SourceList sources={sources.filter(({ number }) => writing.lines.some((one) => one.number === number))} />
          <ScriptNotices notes={notes} onAudience={isRunning ? undefined : writing.setAudience} />
          {writing.failure && <Alert type="error" showIcon title={writing.failure} />}
          <StoppedNote status={writing.status} text={text} />
        </Flex>
        <Flex justify="space-between">
          {isRunning ? (
            <Button size="small" onClick={writing.stop}>
              {t('common.stop')}
            </Button>
          ) : (
            <Flex gap={8} wrap>
              <GoOnButton writing={writing.stream} />
              <Button size="small" onClick={writing.again}>
                {t('scripts.again')}
              </Button>
            </Flex>
          )}
          {can('script.save') && (
            <Button size="small" type="primary" disabled={!isUsable} loading={isSaving} onClick={onUse}>
              {t('scripts.useThis', { n: index + 1 })}
            </Button>
          )}
        </Flex>
      </Panel>
    </FactSources>
  );
}
