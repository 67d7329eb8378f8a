/** Why an action was refused; the words belong to the screen (`edit.error.<code>`). */
type EditErrorCode =
  | 'no-clip'
  | 'no-track'
  | 'no-media'
  | 'locked'
  | 'overlap'
  | 'wrong-track'
  | 'wrong-type'
  | 'bad-param'
  | 'bad-time'
  | 'no-template'
  | 'not-neighbors'
  | 'not-joinable'
  | 'source-too-short'
  | 'duplicate-id'
  | 'media-in-use'
  | 'template-in-use'
  | 'too-many';

/** An action that cannot be done; the project is unchanged. */
export class EditError extends Error {
  override readonly name = 'EditError';

  constructor(
    readonly code: EditErrorCode,
    readonly values: Readonly<Record<string, string | number>> = {},
  ) {
    super(`${code} ${JSON.stringify(values)}`);
  }
}
