import type { Clip } from '../../project/schema';
import { withBond } from '../links';

/** Copies with ids of their own. What was linked or grouped among them still is, and with nothing else. */
export function renewed<C extends Clip>(clips: readonly C[], makeId: () => string): readonly C[] {
  const names = new Map<string, string>();
  const fresh = (kind: string, id: string): string => {
    const known = names.get(`${kind} ${id}`);
    if (known !== undefined) return known;
    const made = makeId();
    names.set(`${kind} ${id}`, made);
    return made;
  };
  const howMany = new Map<string, number>();
  const count = (key: string | undefined): number => (key === undefined ? 0 : (howMany.get(key) ?? 0));
  for (const { linkId, groupId } of clips) {
    if (linkId !== undefined) howMany.set(`link ${linkId}`, count(`link ${linkId}`) + 1);
    if (groupId !== undefined) howMany.set(`group ${groupId}`, count(`group ${groupId}`) + 1);
  }
  const bond = (kind: string, id: string | undefined): string | undefined =>
    id !== undefined && count(`${kind} ${id}`) > 1 ? fresh(kind, id) : undefined;
  return clips.map((clip) => {
    const copy = { ...clip, id: fresh('clip', clip.id) };
    const linked = withBond(copy, 'linkId', bond('link', clip.linkId));
    return withBond(linked, 'groupId', bond('group', clip.groupId));
  });
}
