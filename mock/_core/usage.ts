import type { Db, Row } from './store';

interface VideoLike extends Row {
  readonly status?: number;
}
interface SpeechLike extends Row {
  readonly duration?: number;
}

/** Finished videos that are not in the recycle bin. */
export const countVideos = (db: Db): number =>
  db
    .table<VideoLike>('video')
    .all()
    .filter(({ status }) => status !== -1).length;

/** Seconds of speech made so far. */
export const countSpeechSeconds = (db: Db): number =>
  Math.round(
    db
      .table<SpeechLike>('speech')
      .all()
      .reduce((sum, { duration = 0 }) => sum + duration, 0),
  );
