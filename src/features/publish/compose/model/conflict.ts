import type { PublishItem } from '@/services/publish/schema';
import { textsOf } from './state';
import { type PostTexts, type TextField, textFields, type VideoDraft } from './types';

/** A field that says something else here than at the server. */
export interface Difference {
  readonly field: TextField | 'publish_at';
  readonly mine: string;
  readonly theirs: string;
}

function written(value: PostTexts[TextField]): string {
  if (typeof value === 'boolean') return value ? '1' : '';
  return typeof value === 'string' ? value : value.join(' ');
}

/** What one has typed against what another member has stored meanwhile; fields that agree are left out. */
export function differences(draft: VideoDraft, accountId: string, theirs: PublishItem): Difference[] {
  const mine = textsOf(draft, accountId);
  const found: Difference[] = textFields
    .map((field) => ({ field, mine: written(mine[field]), theirs: written(theirs[field]) }))
    .filter((difference) => difference.mine !== difference.theirs);
  const at = draft.at && new Date(draft.at).toISOString();
  return at === theirs.publish_at ? found : [...found, { field: 'publish_at', mine: at, theirs: theirs.publish_at }];
}

/** Takes one field of the other version over. */
export function takeTheirs(draft: VideoDraft, field: Difference['field'], theirs: PublishItem): VideoDraft {
  if (field === 'publish_at') return { ...draft, at: theirs.publish_at };
  return { ...draft, common: { ...draft.common, [field]: theirs[field] } };
}
