/** Messages of a conversation form a tree: a question that was edited and an answer written anew are siblings. */
interface TreeMessage {
  readonly id: string;
  /** Empty for the first question. */
  readonly parent_id: string;
  /** ISO time; siblings stand in this order. */
  readonly created_at: string;
}

/** Messages from the first one to `leafId`, as they are read. Unknown parents and loops end the path. */
export function pathTo<M extends TreeMessage>(messages: readonly M[], leafId: string): readonly M[] {
  const byId = new Map(messages.map((message) => [message.id, message]));
  const path: M[] = [];
  const seen = new Set<string>();
  let next = byId.get(leafId);
  while (next && !seen.has(next.id)) {
    seen.add(next.id);
    path.unshift(next);
    next = byId.get(next.parent_id);
  }
  return path;
}

/** Versions of a message, itself included, oldest first. */
export const siblingsOf = <M extends TreeMessage>(messages: readonly M[], message: TreeMessage): readonly M[] =>
  messages.filter(({ parent_id }) => parent_id === message.parent_id).sort(byAge);

/** The end of the newest line that goes through a message: where one lands when a version is chosen. */
export function newestLeaf<M extends TreeMessage>(messages: readonly M[], fromId: string): string {
  const seen = new Set<string>();
  let leaf = fromId;
  while (!seen.has(leaf)) {
    seen.add(leaf);
    const [newest] = messages.filter(({ parent_id }) => parent_id === leaf).sort((a, b) => byAge(b, a));
    if (!newest) return leaf;
    leaf = newest.id;
  }
  return leaf;
}

/** Ids follow the time where two messages came in the same millisecond. */
const byAge = (a: TreeMessage, b: TreeMessage): number =>
  a.created_at.localeCompare(b.created_at) || a.id.localeCompare(b.id);
