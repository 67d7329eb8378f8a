import { Link } from '@umijs/max';
import { Alert, Button, Drawer, Flex, Form, InputNumber } from 'antd';
import { useMemo, useState } from 'react';
import type { BreakdownDoc } from '@/blocks/breakdown/doc';
import { saveFramework } from '@/blocks/breakdown/keepFramework';
import { GoodsPicker } from '@/blocks/goods/GoodsPicker';
import { StreamedText, useWriting, WriterBadge } from '@/blocks/writing';
import { Can } from '@/components/Can';
import { GrantedButton } from '@/components/GrantedButton';
import { LoadFailure } from '@/components/LoadFailure';
import { Text } from '@/components/ui/Text';
import { type Breakdown, originalityOf } from '@/domain/breakdown';
import { splitScript } from '@/domain/storyboard/splitScript';
import { useAction } from '@/hooks/useAction';
import { useCurrentGoods } from '@/hooks/useCurrentGoods';
import { useT } from '@/hooks/useT';
import { messageOf } from '@/lib/request';
import { scriptApi } from '@/services/script/api';
import { beatsOf } from './beats';
import styles from './imitate.module.css';
import { OriginalityView } from './OriginalityView';

interface ImitateDrawerProps {
  readonly doc: BreakdownDoc;
  readonly result: Breakdown;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** Saves the breakdown first, so that the chain can name it. */
  readonly keep: () => Promise<string | undefined>;
}

const shortest = 8;
const longest = 180;

/** Writes the text's structure anew for goods of one's own, and shows how original the result is. */
export function ImitateDrawer({ doc, result, isOpen, onClose, keep }: ImitateDrawerProps) {
  const t = useT();
  const current = useCurrentGoods();
  const [goodsId, setGoodsId] = useState<string>();
  const [wished, setWished] = useState<number | null>(null);
  const [seed, setSeed] = useState(1);
  const [framework, setFramework] = useState<{ readonly id: string; readonly cuts: BreakdownDoc['cuts'] }>();
  const [isPreparing, setPreparing] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [scriptId, setScriptId] = useState<string>();
  const writing = useWriting();

  const { videoSeconds, spokenSeconds } = result.statistics;
  const usual = Math.min(longest, Math.max(shortest, Math.round(videoSeconds ?? spokenSeconds)));
  const seconds = wished ?? usual;
  const goods = goodsId ?? current?.id;
  const isDone = writing.status === 'done' || writing.status === 'stopped';
  const sentences = useMemo(() => (isDone ? splitScript(writing.text) : []), [isDone, writing.text]);
  const spoken = sentences.map(({ text }) => text).join('\n');
  const originality = useMemo(() => (spoken ? originalityOf(spoken, doc.text) : undefined), [spoken, doc.text]);

  /** The structure as a framework; made anew only after the segments were changed. */
  const frameworkId = async (): Promise<string | undefined> => {
    if (framework?.cuts === doc.cuts) return framework.id;
    const breakdownId = await keep();
    const saved = await saveFramework({
      doc,
      result,
      breakdownId,
      name: t('analyze.imitate.frameworkName', { title: doc.title.slice(0, 20) }),
      summary: t('analyze.frameworks.ownSummary', { title: doc.title.slice(0, 60) }),
    });
    if (saved) setFramework({ id: saved.id, cuts: doc.cuts });
    return saved?.id;
  };

  const write = async (nextSeed: number) => {
    if (!goods) {
      setProblem(t('analyze.imitate.noGoods'));
      return;
    }
    setProblem(undefined);
    setScriptId(undefined);
    setPreparing(true);
    try {
      const id = await frameworkId();
      if (!id) setProblem(t('analyze.frameworks.tooShort'));
      else {
        setSeed(nextSeed);
        writing.start((options) =>
          scriptApi.generate({ goods_id: goods, framework_id: id, seconds, seed: nextSeed }, options),
        );
      }
    } catch (error) {
      setProblem(messageOf(error));
    } finally {
      setPreparing(false);
    }
  };

  const saving = useAction(
    async () => {
      const breakdownId = await keep();
      const saved = await scriptApi.save({
        ...(scriptId ? { id: scriptId } : {}),
        title: t('analyze.imitate.scriptTitle', { title: doc.title.slice(0, 60) }),
        ...(goods ? { goods_id: goods } : {}),
        ...(framework ? { framework_id: framework.id } : {}),
        sentences: sentences.map(({ id, text, role }) => ({ id, text, role })),
        source: [
          ...(breakdownId ? [{ type: 'breakdown' as const, id: breakdownId }] : []),
          ...(framework ? [{ type: 'framework' as const, id: framework.id }] : []),
          ...(goods ? [{ type: 'goods' as const, id: goods }] : []),
        ],
      });
      setScriptId(saved.id);
    },
    { messages: { done: 'analyze.imitate.saved' } },
  );

  const isRunning = writing.status === 'waiting' || writing.status === 'streaming';
  return (
    <Drawer title={t('analyze.imitate.title')} open={isOpen} onClose={onClose} size={640}>
      <Text component="p" type="secondary">
        {t('analyze.imitate.lead')}
      </Text>
      <Form layout="vertical">
        <Form.Item label={t('analyze.imitate.goods')} htmlFor="imitate-goods">
          <GoodsPicker id="imitate-goods" value={goods} onChange={(id) => setGoodsId(id)} />
        </Form.Item>
        <Form.Item label={t('analyze.imitate.seconds')} htmlFor="imitate-seconds">
          <InputNumber id="imitate-seconds" min={shortest} max={longest} value={seconds} onChange={setWished} />
        </Form.Item>
      </Form>
      {problem && <Alert type="error" showIcon title={problem} />}
      <Flex gap={12} align="center" wrap>
        {isRunning ? (
          <Button onClick={writing.stop}>{t('analyze.imitate.stop')}</Button>
        ) : (
          <GrantedButton
            action={['script.generate', 'framework.save']}
            type="primary"
            loading={isPreparing}
            onClick={() => void write(writing.text ? seed + 1 : seed)}
          >
            {t(writing.text ? 'analyze.imitate.again' : 'analyze.imitate.write')}
          </GrantedButton>
        )}
        {isDone && sentences.length > 0 && (
          <Can action="script.save">
            <Button onClick={() => void saving.run(undefined)}>{t('analyze.imitate.save')}</Button>
          </Can>
        )}
        {scriptId && (
          <Link to={`/editor/script?id=${encodeURIComponent(scriptId)}`}>{t('analyze.imitate.openScript')}</Link>
        )}
        {writing.writer && <WriterBadge name={writing.writer} />}
      </Flex>
      {writing.status === 'failed' && <LoadFailure title={writing.failure} onRetry={writing.retry} />}
      {writing.text && (
        <section className={styles.written} aria-label={t('analyze.imitate.result')}>
          <StreamedText text={writing.text} streaming={isRunning} />
        </section>
      )}
      {originality && <OriginalityView originality={originality} beats={beatsOf(result, sentences)} />}
    </Drawer>
  );
}
