/** How far a text is: being written, waiting for a colleague's eye, fit to go out, out. */
export const articleStates = ['draft', 'review', 'ready', 'published'] as const;
export type ArticleState = (typeof articleStates)[number];

const moves: Readonly<Record<ArticleState, readonly ArticleState[]>> = {
  draft: ['review', 'ready'],
  review: ['draft', 'ready'],
  ready: ['draft', 'published'],
  // What is out can be taken up again as a draft of its next form.
  published: ['draft'],
};

/** States that a text can go to from this one. */
export const articleMoves = (from: ArticleState): readonly ArticleState[] => moves[from];

/** Whether a text may go from one state to another. */
export const canMoveArticle = (from: ArticleState, to: ArticleState): boolean => moves[from].includes(to);
