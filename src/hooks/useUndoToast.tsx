import { App, Button, Flex } from 'antd';
import { type ReactNode, useId } from 'react';
import { create } from 'zustand';
import { useT } from './useT';

/** What came of taking something back. */
export interface UndoOutcome {
  readonly type: 'success' | 'warning' | 'error';
  readonly text: string;
  /** Something is left that can be taken back by another try. */
  readonly canRetry?: boolean;
}

export interface UndoOffer {
  /** What was done. */
  readonly text: string;
  /** Takes it back; never rejects. Resolves with what to say, or nothing when that has been said already. */
  readonly undo: () => Promise<UndoOutcome | undefined>;
  /** Name under which `forget` finds it again. */
  readonly group?: string;
}

/** What was done; with `undo` it can be taken back. */
interface ToastOffer extends Omit<UndoOffer, 'undo'> {
  readonly undo: UndoOffer['undo'] | undefined;
}

interface ToastOptions {
  readonly seconds?: number;
  /** A second line. */
  readonly description?: ReactNode;
  /** Beside the undo button. */
  readonly extra?: ReactNode;
}

interface UndoStep extends UndoOffer {
  /** The component that offered it: its shortcut reaches only its own steps. */
  readonly scope: string;
}

interface UndoStore {
  /** What can be taken back, oldest first. */
  readonly steps: readonly UndoStep[];
  readonly running: readonly UndoStep[];
  readonly push: (step: UndoStep) => void;
  readonly remove: (isGone: (step: UndoStep) => boolean) => void;
  readonly start: (step: UndoStep) => void;
  readonly end: (step: UndoStep) => void;
}

const MAX_STEPS = 50;
const TOAST_SECONDS = 10;
const TOAST_KEY = 'undo';

const useUndoStore = create<UndoStore>((set) => ({
  steps: [],
  running: [],
  push: (step) => set(({ steps }) => ({ steps: [...steps.slice(-(MAX_STEPS - 1)), step] })),
  remove: (isGone) => set(({ steps }) => ({ steps: steps.filter((step) => !isGone(step)) })),
  start: (step) =>
    set(({ steps, running }) => ({ steps: steps.filter((one) => one !== step), running: [...running, step] })),
  end: (step) => set(({ running }) => ({ running: running.filter((one) => one !== step) })),
}));

/** The one way to say what was done with a button that takes it back; the steps outlive the toast, for a shortcut. */
export function useUndoToast() {
  const scope = useId();
  const t = useT();
  const { message } = App.useApp();
  const isOwn = (step: UndoStep) => step.scope === scope;
  const canUndo = useUndoStore(({ steps }) => steps.some(isOwn));
  const isUndoing = useUndoStore(({ running }) => running.some(isOwn));

  const run = async (step: UndoStep) => {
    const { steps, start, end, push } = useUndoStore.getState();
    if (!steps.includes(step)) return;
    start(step);
    message.open({ key: TOAST_KEY, type: 'loading', content: t('common.undoing'), duration: 0 });
    const outcome = await step.undo();
    end(step);
    if (outcome?.canRetry) push(step);
    if (outcome) message.open({ key: TOAST_KEY, type: outcome.type, content: outcome.text });
    else message.destroy(TOAST_KEY);
  };
  const add = (offer: UndoOffer): UndoStep => {
    const step = { ...offer, scope };
    const { push, remove } = useUndoStore.getState();
    if (offer.group !== undefined) remove((one) => isOwn(one) && one.group === offer.group);
    push(step);
    return step;
  };
  return {
    /** Says what was done, with a button that takes it back. */
    offer: ({ undo, ...rest }: ToastOffer, { seconds = TOAST_SECONDS, description, extra }: ToastOptions = {}) => {
      const step = undo && add({ ...rest, undo });
      message.open({
        key: TOAST_KEY,
        type: 'success',
        duration: seconds,
        content: (
          <Flex component="span" role="status" align="center" gap={8} style={{ display: 'inline-flex' }}>
            {description ? (
              <Flex component="span" vertical align="flex-start">
                {rest.text}
                <span>{description}</span>
              </Flex>
            ) : (
              rest.text
            )}
            {step && (
              <Button size="small" onClick={() => void run(step)}>
                {t('common.undo')}
              </Button>
            )}
            {extra}
          </Flex>
        ),
      });
    },
    dismiss: () => message.destroy(TOAST_KEY),
    /** Something that was told elsewhere: it can be taken back by `undoLast`. */
    remember: (offer: UndoOffer) => void add(offer),
    /** It was taken back elsewhere, or is of no use any more. Without a group: all of this component. */
    forget: (group?: string) =>
      useUndoStore.getState().remove((step) => isOwn(step) && (group === undefined || step.group === group)),
    undoLast: async () => {
      const last = useUndoStore.getState().steps.findLast(isOwn);
      if (last) await run(last);
    },
    canUndo,
    isUndoing,
  };
}
