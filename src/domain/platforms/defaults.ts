import { aiDeclaredByDefault } from './checks/declaring';
import type { PostVideo } from './checks/findings';
import { aiDeclaration, type FieldValue, type FieldValues, fieldValue, isAsked } from './fields';
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

/** The values that the platform knows and asks, with defaults filled in: what is sent. */
export function sentFields(id: PlatformId, values: FieldValues | undefined): Record<string, FieldValue> {
  const { fields } = platforms[id];
  return Object.fromEntries(
    fields.filter((field) => isAsked(field, fields, values)).map((field) => [field.id, fieldValue(field, values)]),
  );
}
