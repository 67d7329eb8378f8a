import {
  aiDeclaration,
  descriptionWeight,
  type FieldValue,
  fieldValue,
  isAsked,
  type PlatformId,
  platforms,
  titleWeight,
} from '@/domain/platforms';
import type { PlatformFields } from '@/services/publish/schema';
import type { PostTexts } from './types';

/** Fields whose length platforms limit. */
export type CountedField = 'title' | 'description' | 'topics';
type Counted = Pick<PostTexts, CountedField>;

export interface Measure {
  readonly platform: PlatformId;
  readonly count: number;
  readonly max: number;
}

/** How much of a field is used on a platform, as the platform itself counts. */
export function measureOf(id: PlatformId, field: CountedField, texts: Counted): Measure {
  const platform = platforms[id];
  const { max } = platform[field];
  if (field === 'title') return { platform: id, count: titleWeight(id, texts.title), max };
  if (field === 'topics') return { platform: id, count: texts.topics.length, max };
  return { platform: id, count: descriptionWeight(platform, texts.description, texts.topics), max };
}

/** Of the chosen platforms the one with the least room left; undefined without any. */
export function strictestMeasure(
  chosen: readonly PlatformId[],
  field: CountedField,
  texts: Counted,
): Measure | undefined {
  return [...new Set(chosen)]
    .map((platform) => measureOf(platform, field, texts))
    .reduce<Measure | undefined>(
      (strictest, measure) =>
        !strictest || measure.max - measure.count < strictest.max - strictest.count ? measure : strictest,
      undefined,
    );
}

/** The platform's own declaration follows the switch for AI content until someone chooses another. */
export function answersOf(id: PlatformId, chosen: PlatformFields, isAiDeclared: boolean): PlatformFields {
  const hasDeclaration = platforms[id].fields.some((field) => field.id === 'declaration');
  return hasDeclaration && isAiDeclared && chosen.declaration === undefined
    ? { ...chosen, declaration: aiDeclaration }
    : chosen;
}

const plain = (value: FieldValue): PlatformFields[string] =>
  typeof value === 'string' || typeof value === 'boolean' ? value : [...value];

/** What a platform is told besides texts: everything that it asks, with its defaults where nobody has chosen. */
export function sentAnswers(id: PlatformId, chosen: PlatformFields, isAiDeclared: boolean): PlatformFields {
  const { fields } = platforms[id];
  const answers = answersOf(id, chosen, isAiDeclared);
  const asked = fields.filter((field) => isAsked(field, fields, answers));
  return Object.fromEntries(asked.map((field) => [field.id, plain(fieldValue(field, answers))]));
}
