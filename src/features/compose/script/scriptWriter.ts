import type { StreamOptions, StreamResult } from '@/lib/stream';
import { createWriting, type Writing } from '@/lib/stream/writing';
import type { InputOf } from '@/services/contract';
import type { ScriptNotes, scriptContract } from '@/services/script/schema';
import { type Angle, briefOfAngle, wishOf } from '../model/angles';
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
  /** Writes what is missing after a stop, a failure or an unfinished answer; what has come stays as it stands. */
  goOn(id: string): void;
  /** Writes the variant anew, with another seed. */
  again(id: string): void;
  dispose(): void;
}

const phases = {
  waiting: 'streaming',
  streaming: 'streaming',
  done: 'done',
  stopped: 'stopped',
  failed: 'failed',
} as const;

/**
 * Runs the streams of the variants; everything it learns goes into the store.
 * @param nextFrame when what has come is told; a frame of the page by default
 */
export function createScriptWriter(
  store: ComposeStore,
  generate: Generate,
  nextFrame?: (run: () => void) => () => void,
): ScriptWriter {
  const running = new Map<string, Writing>();

  function body(seed: number, angle: Angle | undefined, already: string): Body {
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
      already,
      wish: wishOf(brief),
      ...(brief.knowledgeIds?.length ? { knowledge_ids: [...brief.knowledgeIds] } : {}),
    };
  }

  const patch = (id: string, change: Partial<Omit<Variant, 'id'>>) =>
    store.dispatch({ type: 'variant/patch', id, patch: change });

  function run({ id, seed, angle }: Pick<Variant, 'id' | 'seed' | 'angle'>, before: string): void {
    running.get(id)?.reset();
    const writing = createWriting(nextFrame);
    running.set(id, writing);
    let told = '';
    writing.subscribe(() => {
      if (running.get(id) !== writing) return;
      const { status, text, failure, writer } = writing.getState();
      if (writer && writer !== told) {
        told = writer;
        store.dispatch({ type: 'writer/known', writer });
      }
      if (status === 'idle') return;
      patch(id, { text, phase: phases[status], ...(failure === undefined ? {} : { problem: failure }) });
      if (phases[status] !== 'streaming') running.delete(id);
    });
    writing.start(
      (options, already) =>
        generate(body(seed, angle, already), {
          ...options,
          onEvent: ({ notes }) => {
            if (running.get(id) === writing && notes) patch(id, { notes: notes as ScriptNotes });
          },
        }),
      before,
    );
  }

  const find = (id: string) => store.getState().draft.variants.find((variant) => variant.id === id);

  function giveUpAll(): void {
    const given = [...running.values()];
    running.clear();
    for (const writing of given) writing.reset();
  }

  function start(angles: readonly (Angle | undefined)[]): void {
    giveUpAll();
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
    for (const variant of variants) run(variant, '');
  }

  return {
    writeAll: (count) => start(Array.from({ length: count }, () => undefined)),
    writeAngles: start,
    stop: (id) => running.get(id)?.stop(),
    goOn: (id) => {
      const variant = find(id);
      if (!variant) return;
      patch(id, { phase: 'streaming', problem: undefined, keptAs: undefined });
      run(variant, variant.text);
    },
    again: (id) => {
      const variant = find(id);
      if (!variant) return;
      const seed = variant.seed + 101;
      patch(id, { phase: 'streaming', problem: undefined, notes: undefined, keptAs: undefined, text: '', seed });
      run({ ...variant, seed }, '');
    },
    dispose: giveUpAll,
  };
}
