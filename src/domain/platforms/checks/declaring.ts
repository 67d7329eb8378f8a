import { aiDeclaration, type FieldValues } from '../fields';
import type { PostDraft, PostFinding, PostVideo } from './findings';

/** Made by our pipeline: somewhere in its chain a machine has written, spoken or drawn. */
const made = new Set(['script', 'topic', 'figure', 'plan', 'template', 'framework', 'breakdown', 'article', 'chat']);

/**
 * Whether the declaration of AI content is on from the start: the video carries our AI label, or something in its chain
 * was generated. (人工智能生成合成内容标识办法, in force since 2025-09-01)
 */
export const aiDeclaredByDefault = (video: Pick<PostVideo, 'ai_label' | 'is_ai' | 'source'> | undefined): boolean =>
  video !== undefined &&
  (video.ai_label?.visible === true ||
    video.ai_label?.metadata === true ||
    (video.is_ai ?? video.source?.some(({ type }) => made.has(type)) ?? false));

const chosen = (fields: FieldValues | undefined): string | undefined => {
  const value = fields?.declaration;
  return typeof value === 'string' ? value : undefined;
};

/** The duty to declare, against what was chosen. */
export function checkDeclaring(post: PostDraft, video: PostVideo | undefined): PostFinding[] {
  const about = { severity: 'warning', field: 'ai_declared', values: {}, repair: 'declare' } as const;
  const declaration = chosen(post.fields);
  if (declaration === aiDeclaration) return [];
  // Nothing chosen: the platform's own declaration follows the switch.
  if (post.ai_declared === true && declaration !== undefined) return [{ ...about, code: 'DECLARATION_OTHER' }];
  if (post.ai_declared === false && aiDeclaredByDefault(video)) return [{ ...about, code: 'AI_NOT_DECLARED' }];
  return [];
}
