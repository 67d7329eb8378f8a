import {
  checkPost,
  defaultFields,
  type FieldValue,
  type PlatformId,
  type PostDraft,
  type PostFinding,
  type PostVideo,
  repairAll,
} from '../../platforms';

export interface MatrixTexts {
  readonly title: string;
  readonly description: string;
  readonly topics: readonly string[];
}

export interface FittedTexts {
  readonly texts: MatrixTexts;
  /** What the platform asks besides, as usual; content of our pipeline is declared. */
  readonly fields: Record<string, FieldValue>;
  /** What was shortened or left out for the platform. */
  readonly repaired: readonly PostFinding[];
  /** What no repair helps: somebody has to write. */
  readonly errors: readonly PostFinding[];
}

/** The texts as a platform takes them, with what had to go; the common ones stay as they are. */
export function fitTexts(
  id: PlatformId,
  texts: MatrixTexts,
  video?: Pick<PostVideo, 'ai_label' | 'source'>,
): FittedTexts {
  const fields = defaultFields(id, video);
  const check = (post: PostDraft) => checkPost(id, post);
  const draft: PostDraft = { ...texts, fields, ai_declared: true };
  const found = check(draft).filter(({ repair, severity }) => repair && severity !== 'info');
  const { title, description, topics } = { ...texts, ...(found.length > 0 ? repairAll(id, draft, check) : {}) };
  const fitted = { title, description, topics };
  const errors = check({ ...draft, ...fitted }).filter(({ severity }) => severity === 'error');
  const left = new Set(errors.map(({ code }) => code));
  return { texts: fitted, fields, repaired: found.filter(({ code }) => !left.has(code)), errors };
}
