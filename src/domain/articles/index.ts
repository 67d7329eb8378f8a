export { type ArticleKind, articleKinds } from './kinds';
export { type ArticleState, articleMoves, articleStates, canMoveArticle } from './states';
