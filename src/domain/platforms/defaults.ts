import { aiDeclaredByDefault } from './checks/declaring';
import type { PostVideo } from './checks/findings';
import { aiDeclaration, type FieldValue } from './fields';
import { platforms } from './platforms';
import type { PlatformId } from './types';

/**
 * What a new post has in the platform's own fields; a video of our pipeline is declared as AI content where the platform
 * has a declaration.
 */
export function defaultFields(
  id: PlatformId,
  video?: Pick<PostVideo, 'ai_label' | 'is_ai' | 'source'>,
): Record<string, FieldValue> {
  return Object.fromEntries(
    platforms[id].fields.map((field) => [
      field.id,
      field.id === 'declaration' && aiDeclaredByDefault(video) ? aiDeclaration : field.default,
    ]),
  );
}
