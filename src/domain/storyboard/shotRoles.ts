import { nearestRole, type RoleKey } from '../frameworks';

/** What a sentence asks of its image. lead = the strongest one there is; product = the thing itself, best in motion. */
type ShotWish = 'lead' | 'product' | 'close' | 'any';

const lead: readonly RoleKey[] = ['hook', 'attention', 'opening', 'question', 'conflict', 'punchline'];
const product: readonly RoleKey[] = [
  'solution',
  'evidence',
  'feature',
  'advantage',
  'benefit',
  'answer',
  'how',
  'what',
  'after',
  'bridge',
  'point',
  'desire',
  'gain',
];
const close: readonly RoleKey[] = ['action', 'save', 'summary', 'close'];

/** The wish of a role, by its written name or its key; a name of one's own counts as the nearest known role. */
export function shotWish(role: string): ShotWish {
  const key = nearestRole(role);
  if (!key) return 'any';
  if (lead.includes(key)) return 'lead';
  if (product.includes(key)) return 'product';
  return close.includes(key) ? 'close' : 'any';
}
