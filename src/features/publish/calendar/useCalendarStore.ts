import { App } from 'antd';
import { useRef } from 'react';
import { create } from 'zustand';
import { useT } from '@/hooks/useT';
import { type UndoOffer, useUndoToast } from '@/hooks/useUndoToast';
import type { PublishItem } from '@/services/publish/schema';

/** What stands before the calendar. */
type CalendarDialog =
  | { readonly kind: 'compose'; readonly at?: string; readonly videoIds?: readonly string[]; readonly postId?: string }
  | { readonly kind: 'move' | 'repeat'; readonly post: PublishItem }
  | { readonly kind: 'import' }
  /** Another member was faster: his post as it stands now, and the time that was wanted here. */
  | { readonly kind: 'conflict'; readonly theirs: PublishItem; readonly mine: string };

type CalendarPopover =
  | { readonly kind: 'day'; readonly date: string; readonly anchor: HTMLElement }
  | { readonly kind: 'occasion'; readonly id: string; readonly anchor: HTMLElement };

interface CardMenuPosition {
  readonly post: PublishItem;
  readonly x: number;
  readonly y: number;
}

interface CalendarStore {
  readonly dialog: CalendarDialog | undefined;
  readonly popover: CalendarPopover | undefined;
  readonly cardMenu: CardMenuPosition | undefined;
  readonly isPrinting: boolean;
  /** Text of the live region. */
  readonly announcement: string;
  readonly openDialog: (dialog: CalendarDialog) => void;
  readonly closeDialog: () => void;
  readonly setPopover: (popover: CalendarPopover | undefined) => void;
  readonly setCardMenu: (cardMenu: CardMenuPosition | undefined) => void;
  readonly setPrinting: (isPrinting: boolean) => void;
  readonly announce: (announcement: string) => void;
  /** The calendar was left. */
  readonly reset: () => void;
}

const closed = {
  dialog: undefined,
  popover: undefined,
  cardMenu: undefined,
  isPrinting: false,
  announcement: '',
} as const;

/** What is open over the calendar and what is announced. */
export const useCalendarStore = create<CalendarStore>((set) => ({
  ...closed,
  openDialog: (dialog) => set({ dialog }),
  closeDialog: () => set({ dialog: undefined }),
  setPopover: (popover) => set({ popover }),
  setCardMenu: (cardMenu) => set({ cardMenu }),
  setPrinting: (isPrinting) => set({ isPrinting }),
  announce: (announcement) => set({ announcement }),
  reset: () => set(closed),
}));

export interface CalendarFeedback {
  /** Says something; `warning` for what was refused. */
  readonly notify: (text: string, type?: 'success' | 'warning') => void;
  /** Says what was done, with a button that takes it back; `undo` resolves whether it was taken back. */
  readonly offerUndo: (text: string, undo: () => Promise<boolean>, group?: string) => void;
  /** Something that is on its way and not told yet: by key it can be taken back already. `offerUndo` of the group follows. */
  readonly expectUndo: (text: string, undo: () => Promise<boolean>, group: string) => void;
  /** What was expected has come to nothing. */
  readonly dropUndo: (group: string) => void;
  /** Something that another dialog has done and told: it can be taken back by key here as well. */
  readonly rememberUndo: (text: string, flowId: string, undo: () => Promise<boolean>) => void;
  /** The dialog has taken back what was remembered last. */
  readonly forgetUndo: () => void;
  readonly undoLast: () => void;
  readonly canUndo: boolean;
}

const MESSAGE_KEY = 'calendar';

/** What the calendar says of what was done, in a message and in its live region; each step can be taken back. */
export function useCalendarFeedback(): CalendarFeedback {
  const t = useT();
  const { message } = App.useApp();
  const { announce } = useCalendarStore.getState();
  const undoToast = useUndoToast();
  const flowIds = useRef<string[]>([]);

  const offerOf = (text: string, undo: () => Promise<boolean>): UndoOffer => ({
    text,
    undo: async () => {
      if (!(await undo())) return undefined;
      const undone = t('pubCal.undone', { what: text });
      announce(undone);
      return { type: 'success', text: undone };
    },
  });
  return {
    notify: (text, type = 'success') => {
      announce(text);
      message.open({ key: MESSAGE_KEY, type, content: text });
    },
    offerUndo: (text, undo, group) => {
      announce(text);
      message.destroy(MESSAGE_KEY);
      undoToast.offer({ ...offerOf(text, undo), ...(group !== undefined && { group }) });
    },
    expectUndo: (text, undo, group) => undoToast.remember({ ...offerOf(text, undo), group }),
    dropUndo: undoToast.forget,
    rememberUndo: (text, flowId, undo) => {
      flowIds.current = [...flowIds.current.filter((id) => id !== flowId), flowId];
      undoToast.remember({ ...offerOf(text, undo), group: flowId });
    },
    forgetUndo: () => {
      const flowId = flowIds.current.pop();
      if (flowId !== undefined) undoToast.forget(flowId);
    },
    undoLast: () => void undoToast.undoLast(),
    canUndo: undoToast.canUndo,
  };
}
