import { checkPost, type PostCover, type PostDraft, platforms } from '../../../src/domain/platforms';
import type { FileRecord } from '../../../src/services/file/schema';
import type { Video } from '../../../src/services/video/schema';
import { type Context, fail } from '../../_core/serve';
import type { Row } from '../../_core/store';
import type { PublishRow } from '../../_engines/publisher';
import { limitSentence } from './limitSentences.data';

type Limited = Pick<
  PublishRow,
  'video_id' | 'platform' | 'title' | 'description' | 'topics' | 'cover' | 'fields' | 'ai_declared'
>;

/** What is known of a cover that was chosen; a frame of the video itself is never refused. */
function coverOf(ctx: Context, url: string, video: Video | undefined): PostCover | undefined {
  if (url === '' || url === video?.cover) return undefined;
  const file = ctx.db
    .table<FileRecord & Row>('file')
    .all()
    .find((row) => row.url === url);
  if (!file?.width || !file.height) return undefined;
  const format = /\.([a-z0-9]+)$/i.exec(file.name)?.[1];
  return { width: file.width, height: file.height, size: file.size, ...(format ? { format } : {}) };
}

/**
 * Refuses a post that its platform would refuse, naming platform and limit; nothing that cannot be published is kept as
 * planned.
 */
export function needWithinLimits(ctx: Context, post: Limited): void {
  const video = ctx.db.table<Video & Row>('video').find(post.video_id);
  const cover = coverOf(ctx, post.cover, video);
  const draft: PostDraft = {
    title: post.title,
    description: post.description,
    topics: post.topics,
    fields: post.fields,
    ai_declared: post.ai_declared,
    ...(cover ? { cover } : {}),
  };
  const found = checkPost(post.platform, draft, video, new Date(ctx.now())).find(
    ({ severity }) => severity === 'error',
  );
  if (!found) return;
  const errorCode = found.code === 'TITLE_MISSING' ? 'INVALID_INPUT' : 'PLATFORM_LIMIT';
  fail(`${platforms[post.platform].name}：${limitSentence(found)}`, { errorCode });
}
