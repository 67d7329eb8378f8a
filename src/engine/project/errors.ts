/** What is wrong with a document; the words belong to the screen (`project.error.<code>`). */
type ProjectErrorCode =
  | 'not-json'
  | 'too-large'
  | 'newer-version'
  | 'shape'
  | 'duplicate-id'
  | 'missing-media'
  | 'wrong-media-kind'
  | 'overlap'
  | 'bad-transition';

/** A document that cannot be used. `place` names the spot, e.g. `tracks.main.clips.3.duration`; empty = the whole. */
export class ProjectError extends Error {
  override readonly name = 'ProjectError';

  constructor(
    readonly code: ProjectErrorCode,
    readonly place: string,
    detail: string,
  ) {
    super(place ? `${place}: ${detail}` : detail);
  }
}
