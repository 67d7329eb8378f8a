import { inboxOf, type PostCommentState } from '../../src/domain/postComments';
import type { Context } from '../_core/serve';
import type { Row } from '../_core/store';
import { commentsAt, type PublishRow, type ViewerComment } from '../_engines/publisher';
import { advancePosts, postsOf } from './publish/posts';

/** What became of a comment. Its id is the comment's: so each is answered once. */
export interface HandledRow extends Row {
  readonly state: Exclude<PostCommentState, 'new'>;
  readonly answer: string;
  /** Account id of who did it; rows from before it was kept have his name alone. */
  readonly by_id?: string;
  readonly by: string;
  readonly request_id: string;
  readonly at: string;
}

/** A comment whose phone has become a lead; its id is the comment's. */
interface CommentLeadRow extends Row {
  readonly phone: string;
}

export const handledOf = ({ db }: Pick<Context, 'db'>) => db.table<HandledRow>('post_comment');
export const takenOf = ({ db }: Pick<Context, 'db'>) => db.table<CommentLeadRow>('post_comment_lead');

export interface FoundComment {
  readonly post: PublishRow;
  readonly comment: ViewerComment;
}

/** All comments below the merchant's posts until now. */
export function allComments(ctx: Context): FoundComment[] {
  advancePosts(ctx.merchant.mchno);
  return postsOf(ctx.db)
    .all()
    .flatMap((post) => commentsAt(post, ctx.now()).map((comment) => ({ post, comment })));
}

/** Those that are somebody's task, and those that were worked on. */
export function inboxComments(ctx: Context, found: readonly FoundComment[]): FoundComment[] {
  const handled = handledOf(ctx);
  const taken = takenOf(ctx);
  const isKept = (id: string): boolean => handled.find(id) !== undefined || taken.find(id) !== undefined;
  return inboxOf(
    found.map((one) => ({ ...one, post_id: one.post.id, at: one.comment.at, isKept: isKept(one.comment.id) })),
    ctx.now(),
  );
}
