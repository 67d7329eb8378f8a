import { behaviorWords } from './behaviorWords';
import { roleKeyOf } from './roles';
import type { RoleKey, Segment } from './types';

/** What a place in the framework makes likely, where words say nothing. */
const byShot: Readonly<Partial<Record<Segment['shot'], RoleKey>>> = {
  strongest: 'hook',
  person: 'pain',
  scene: 'situation',
  product: 'solution',
  detail: 'feature',
  demo: 'evidence',
  compare: 'advantage',
  proof: 'trust',
  offer: 'action',
};

/** Hits of a role's words: in the name they weigh most, then the purpose, then the pattern. */
function weightOf(words: readonly string[], { roleName, purpose, linePattern }: WordsOf): number {
  const hits = (text: string): number => {
    let found = 0;
    if (text !== '') for (const word of words) if (text.includes(word)) found += 1;
    return found;
  };
  return hits(roleName) * 5 + hits(purpose) * 2 + hits(linePattern);
}

type WordsOf = Pick<Segment, 'roleName' | 'purpose' | 'linePattern'>;

/**
 * The known role that comes nearest to a name of one's own, by its words alone; undefined when none speaks for one.
 * Known keys and names are themselves.
 */
export function nearestRole(role: string, words: Partial<WordsOf> = {}): RoleKey | undefined {
  const known = roleKeyOf(role) ?? (words.roleName ? roleKeyOf(words.roleName) : undefined);
  if (known) return known;
  const given = {
    roleName: words.roleName ?? role,
    purpose: words.purpose ?? '',
    linePattern: words.linePattern ?? '',
  };
  let best: RoleKey | undefined;
  let most = 0;
  for (const [key, list] of behaviorWords) {
    const weight = weightOf(list, given);
    if (weight > most) {
      best = key;
      most = weight;
    }
  }
  return best;
}

/**
 * What a segment does, as a role that the writer and the storyboard know: its own role when that is a known one, else
 * the nearest by the words of name, purpose and line pattern, else by its place (first = hook) and its kind of shot.
 */
export function segmentBehavior(segment: Segment, index: number): RoleKey {
  const near = nearestRole(segment.role, segment);
  if (near) return near;
  if (index === 0) return 'hook';
  return byShot[segment.shot] ?? 'evidence';
}
