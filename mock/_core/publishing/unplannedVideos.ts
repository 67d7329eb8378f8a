import type { UnplannedVideo } from '../../../src/services/publish/schema';
import type { Video } from '../../../src/services/video/schema';
import { postsOf } from '../../_engines/publisher';
import type { Context } from '../serve';
import type { Row } from '../store';

const most = 200;

/** Finished videos of which no post was ever planned, newest first. */
export function unplannedVideos({ db }: Context): UnplannedVideo[] {
  const planned = new Set(
    postsOf(db)
      .all()
      .map(({ video_id }) => video_id),
  );
  return db
    .table<Video & Row>('video')
    .all()
    .filter(({ id, status }) => status === 1 && !planned.has(id))
    .sort((a, b) => b.created_at.localeCompare(a.created_at))
    .slice(0, most)
    .map(({ id, title, cover, duration, goods_title, created_at }) => ({
      id,
      title,
      cover,
      duration,
      goods_title,
      created_at,
    }));
}
