import { isRepeat } from '@/domain/topics';
import type { Topic, TopicIdea } from '@/services/topic/schema';

/** One topic on the board: as it came, or as it was edited. */
export interface BoardItem {
  readonly key: string;
  readonly idea: TopicIdea;
  readonly score: Topic['score'];
  /** What it came from, kept with it however the form changes afterwards. */
  readonly goodsId?: string;
  readonly industry: string;
  readonly platform: Topic['platform'];
  readonly occasionDate: string;
  /** Record id once saved. */
  readonly savedId?: string;
  readonly isDropped?: boolean;
}

export type BoardAction =
  | { readonly type: 'add'; readonly item: BoardItem }
  /** Another one in the place of this. */
  | { readonly type: 'replace'; readonly key: string; readonly item: BoardItem }
  | { readonly type: 'edit'; readonly key: string; readonly change: Partial<TopicIdea> }
  | { readonly type: 'judge'; readonly key: string; readonly score: Topic['score'] }
  | { readonly type: 'saved'; readonly key: string; readonly id: string }
  | { readonly type: 'drop' | 'takeBack'; readonly key: string }
  /** Takes those away that nobody has saved. */
  | { readonly type: 'clear' };

export type Board = readonly BoardItem[];

const mostKept = 120;

const patch = (board: Board, key: string, change: Partial<BoardItem>): Board =>
  board.map((item) => (item.key === key ? { ...item, ...change } : item));

/** The board after an act. A topic that says what another one says is not let in, whoever sent it. */
export function reduceBoard(board: Board, action: BoardAction): Board {
  switch (action.type) {
    case 'add':
      return isRepeat(action.item.idea.title, titlesOnBoard(board)) ? board : [...board, action.item].slice(-mostKept);
    case 'replace':
      return board.map((item) => (item.key === action.key ? action.item : item));
    case 'edit':
      return board.map((item) =>
        item.key === action.key ? { ...item, idea: { ...item.idea, ...action.change } } : item,
      );
    case 'judge':
      return patch(board, action.key, { score: action.score });
    case 'saved':
      return patch(board, action.key, { savedId: action.id });
    case 'drop':
      return patch(board, action.key, { isDropped: true });
    case 'takeBack':
      return patch(board, action.key, { isDropped: false });
    case 'clear':
      return board.filter(({ savedId }) => savedId !== undefined);
  }
}

/** Titles that must not come again, dropped ones too. */
export const titlesOnBoard = (board: Board): string[] => board.map(({ idea }) => idea.title);
