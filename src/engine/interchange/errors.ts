/** What is wrong with a bundle; the words belong to the screen. */
type BundleErrorCode =
  /** No zip file at all. */
  | 'not-zip'
  /** A zip that contradicts itself, or ends early. */
  | 'damaged'
  /** Encrypted, split, over 4 GB, or packed in a way that is not common. */
  | 'unsupported'
  /** A zip without a project in it. */
  | 'no-project'
  | 'newer-version'
  | 'too-large'
  | 'too-many-files'
  /** A name that leads out of the folder it is unpacked to. */
  | 'bad-path'
  /** A small file that would fill the disk. */
  | 'bomb';

/** A bundle that cannot be written or read. `place` names the file inside it; empty = the whole. */
export class BundleError extends Error {
  override readonly name = 'BundleError';

  constructor(
    readonly code: BundleErrorCode,
    readonly place = '',
    options?: ErrorOptions,
  ) {
    super(place ? `${code}: ${place}` : code, options);
  }
}
