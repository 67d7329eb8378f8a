import { useState } from 'react';
import type { BreakdownDoc } from '@/blocks/breakdown/doc';
import { saveFramework } from '@/blocks/breakdown/keepFramework';
import { useWriting } from '@/blocks/writing';
import type { Breakdown } from '@/domain/breakdown';
import { useCurrentGoods } from '@/hooks/useCurrentGoods';
import { useT } from '@/hooks/useT';
import { messageOf, shownByCaller } from '@/lib/request';
import type { SourceRef } from '@/services/contract';
import { scriptApi } from '@/services/script/api';

export interface ImitationOptions {
  readonly doc: BreakdownDoc;
  readonly result: Breakdown;
  /** Saves the breakdown first, so that the chain can name it. */
  readonly keep: () => Promise<string | undefined>;
}

/** Seconds of speech. */
export const shortestSpeech = 8;
export const longestSpeech = 180;

interface ScriptLine {
  readonly id: string;
  readonly text: string;
  readonly role: string;
}

/** Writes a text's structure anew for goods of one's own. */
export function useImitation({ doc, result, keep }: ImitationOptions) {
  const t = useT();
  const current = useCurrentGoods();
  const [goodsId, setGoodsId] = useState<string>();
  const [wished, setWished] = useState<number | null>(null);
  const [seed, setSeed] = useState(1);
  const [framework, setFramework] = useState<{ readonly id: string; readonly cuts: BreakdownDoc['cuts'] }>();
  const [isPreparing, setPreparing] = useState(false);
  const [problem, setProblem] = useState<string>();
  const writing = useWriting();

  const { videoSeconds, spokenSeconds } = result.statistics;
  const usual = Math.min(longestSpeech, Math.max(shortestSpeech, Math.round(videoSeconds ?? spokenSeconds)));
  const seconds = wished ?? usual;
  const goods = goodsId ?? current?.id;

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

  const write = async (nextSeed: number): Promise<void> => {
    if (!goods) {
      setProblem(t('analyze.imitate.noGoods'));
      return;
    }
    setProblem(undefined);
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

  /** Saves lines as a script that names where it came from. @returns its id */
  const saveScript = async (lines: readonly ScriptLine[], id: string | undefined): Promise<string> => {
    const breakdownId = await keep();
    const source: SourceRef[] = [
      ...(breakdownId ? [{ type: 'breakdown' as const, id: breakdownId }] : []),
      ...(framework ? [{ type: 'framework' as const, id: framework.id }] : []),
      ...(goods ? [{ type: 'goods' as const, id: goods }] : []),
    ];
    const saved = await scriptApi.save(
      {
        ...(id ? { id } : {}),
        title: t('analyze.imitate.scriptTitle', { title: doc.title.slice(0, 60) }),
        ...(goods ? { goods_id: goods } : {}),
        ...(framework ? { framework_id: framework.id } : {}),
        sentences: lines.map(({ id: lineId, text, role }) => ({ id: lineId, text, role })),
        source,
      },
      shownByCaller,
    );
    return saved.id;
  };

  return {
    goods,
    setGoods: setGoodsId,
    frameworkId: framework?.id,
    seconds,
    setSeconds: setWished,
    problem,
    isPreparing,
    isRunning: writing.status === 'waiting' || writing.status === 'streaming',
    isDone: writing.status === 'done' || writing.status === 'stopped',
    writing,
    /** Another seed gives another version. */
    write: () => void write(writing.text ? seed + 1 : seed),
    saveScript,
  };
}

export type Imitation = ReturnType<typeof useImitation>;
