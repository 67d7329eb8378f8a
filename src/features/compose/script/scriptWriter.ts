import { messageOf, shownByCaller } from '@/lib/request';
import { CanceledError } from '@/lib/request/errors';
import type { StreamOptions, StreamResult } from '@/lib/stream';
import type { InputOf } from '@/services/contract';
import type { ScriptNotes, scriptContract } from '@/services/script/schema';
import { type Angle, briefOfAngle, wishOf } from '../model/angles';
import { continueText } from '../model/lines';
import type { Variant } from '../model/state';
import type { ComposeStore } from '../model/store';

type Body = InputOf<(typeof scriptContract)['generate']>;
export type Generate = (body: Body, options: StreamOptions) => Promise<StreamResult>;

export interface ScriptWriter {
  /** Starts a new set of variants by the brief. */
  writeAll(count: number): void;
  /** Starts a new set of variants, one for each angle. */
  writeAngles(angles: readonly Angle[]): void;
  stop(id: string): void;
  /** Writes on after a stop or a failure; what has come stays. */
  goOn(id: string): void;
  /** Writes the variant anew, with another seed. */
  again(id: string): void;
  dispose(): void;
}

/** Runs the streams of the variants; everything it learns goes into the store. */
export function createScriptWriter(store: ComposeStore, generate: Generate): ScriptWriter {
  const running = new Map<string, AbortController>();

  function body(seed: number, angle: Angle | undefined): Body {
    const { goods, brief: whole, voiceId, speed } = store.getState().draft;
    const brief = briefOfAngle(whole, angle);
    return {
      ...(goods.form.id ? { goods_id: goods.form.id } : { idea: goods.form.title }),
      framework_id: brief.frameworkId ?? '',
      platform: brief.platform,
      seconds: brief.seconds,
      ...(voiceId ? { voice: voiceId } : {}),
      speed,
      seed,
      wish: wishOf(brief),
      ...(brief.knowledgeIds?.length ? { knowledge_ids: [...brief.knowledgeIds] } : {}),
    };
  }

  const patch = (id: string, change: Partial<Omit<Variant, 'id'>>) =>
    store.dispatch({ type: 'variant/patch', id, patch: change });

  async function run({ id, seed, angle }: Pick<Variant, 'id' | 'seed' | 'angle'>, before: string): Promise<void> {
    running.get(id)?.abort();
    const controller = new AbortController();
    running.set(id, controller);
    let again = '';
    const isCurrent = () => running.get(id) === controller;
    try {
      await generate(body(seed, angle), {
        signal: controller.signal,
        ...shownByCaller,
        onText: (text) => {
          again += text;
          if (isCurrent()) patch(id, { text: continueText(before, again) });
        },
        onEvent: ({ notes }) => {
          if (isCurrent() && notes) patch(id, { notes: notes as ScriptNotes });
        },
        onWriter: (writer) => store.dispatch({ type: 'writer/known', writer }),
      });
      if (isCurrent()) patch(id, { phase: 'done' });
    } catch (error) {
      if (!isCurrent()) return;
      const isStopped = error instanceof CanceledError || controller.signal.aborted;
      patch(id, isStopped ? { phase: 'stopped' } : { phase: 'failed', problem: messageOf(error) });
    } finally {
      if (isCurrent()) running.delete(id);
    }
  }

  const find = (id: string) => store.getState().draft.variants.find((variant) => variant.id === id);

  function start(angles: readonly (Angle | undefined)[]): void {
    for (const controller of running.values()) controller.abort();
    running.clear();
    const round = store.getState().draft.round + 1;
    const variants = angles.map(
      (angle, index): Variant => ({
        id: `v${round}-${index + 1}`,
        seed: (round - 1) * angles.length + index + 1,
        ...(angle ? { angle } : {}),
        text: '',
        phase: 'streaming',
      }),
    );
    store.dispatch({ type: 'variants/start', variants });
    for (const variant of variants) void run(variant, '');
  }

  return {
    writeAll: (count) => start(Array.from({ length: count }, () => undefined)),
    writeAngles: start,
    stop: (id) => running.get(id)?.abort(),
    goOn: (id) => {
      const variant = find(id);
      if (!variant) return;
      patch(id, { phase: 'streaming', problem: undefined, keptAs: undefined });
      void run(variant, variant.text);
    },
    again: (id) => {
      const variant = find(id);
      if (!variant) return;
      const seed = variant.seed + 101;
      patch(id, { phase: 'streaming', problem: undefined, notes: undefined, keptAs: undefined, text: '', seed });
      void run({ ...variant, seed }, '');
    },
    dispose: () => {
      for (const controller of running.values()) controller.abort();
      running.clear();
    },
  };
}
