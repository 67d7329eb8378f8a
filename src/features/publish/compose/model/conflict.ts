import { fieldValue, isAsked, type PlatformField, platforms } from '@/domain/platforms';
import type { PublishItem } from '@/services/publish/schema';
import { answersOf } from './rules';
import { accountDraft, textsOf, writeFields } from './state';
import { type PostTexts, type TextField, textFields, type VideoDraft } from './types';

/** A field that says something else here than at the server. Switches are `1` or empty. */
export interface Difference {
  readonly field: TextField | 'publish_at' | 'fields';
  /** Which of the platform's own fields. */
  readonly platformField?: PlatformField;
  readonly mine: string;
  readonly theirs: string;
}

function written(value: PostTexts[TextField] | readonly string[]): string {
  if (typeof value === 'boolean') return value ? '1' : '';
  return typeof value === 'string' ? value : value.join(' ');
}

/** What one has typed against what another member has stored meanwhile; fields that agree are left out. */
export function differences(draft: VideoDraft, accountId: string, theirs: PublishItem): Difference[] {
  const mine = textsOf(draft, accountId);
  const at = draft.at && new Date(draft.at).toISOString();
  const all: Difference[] = [
    ...textFields.map((field) => ({ field, mine: written(mine[field]), theirs: written(theirs[field]) })),
    { field: 'publish_at', mine: at, theirs: theirs.publish_at },
    ...fieldDifferences(draft, accountId, theirs),
  ];
  return all.filter((difference) => difference.mine !== difference.theirs);
}

/** What the platform asks on either side, its defaults where nobody has chosen. */
function fieldDifferences(draft: VideoDraft, accountId: string, theirs: PublishItem): Difference[] {
  const { fields } = platforms[theirs.platform];
  const texts = textsOf(draft, accountId);
  const mine = answersOf(theirs.platform, accountDraft(draft, accountId).fields, texts.ai_declared);
  const others = answersOf(theirs.platform, theirs.fields, theirs.ai_declared);
  return fields
    .filter((field) => isAsked(field, fields, mine) || isAsked(field, fields, others))
    .map((platformField) => ({
      field: 'fields',
      platformField,
      mine: written(fieldValue(platformField, mine)),
      theirs: written(fieldValue(platformField, others)),
    }));
}

/** Takes one field of the other version over. */
export function takeTheirs(
  draft: VideoDraft,
  { field, platformField }: Pick<Difference, 'field' | 'platformField'>,
  theirs: PublishItem,
): VideoDraft {
  if (field === 'publish_at') return { ...draft, at: theirs.publish_at };
  if (field !== 'fields') return { ...draft, common: { ...draft.common, [field]: theirs[field] } };
  if (!platformField) return draft;
  const value = fieldValue(platformField, answersOf(theirs.platform, theirs.fields, theirs.ai_declared));
  const plain = typeof value === 'string' || typeof value === 'boolean' ? value : [...value];
  return writeFields(draft, theirs.account_id, { [platformField.id]: plain });
}
