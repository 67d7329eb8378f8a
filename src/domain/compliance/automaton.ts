/**
 * Aho–Corasick: finds all words of a list in one pass, whatever the length of the list.
 * Own and small, because exceptions and the positions of the normalised text belong in the same pass.
 */
interface Node {
  readonly next: Map<number, Node>;
  fail: Node | undefined;
  /** Nearest node on the fail path that ends a word. */
  shortcut: Node | undefined;
  /** Index of the word that ends here, or -1. */
  word: number;
}

const node = (): Node => ({ next: new Map(), fail: undefined, shortcut: undefined, word: -1 });

export interface Hit {
  /** Index in the list of words. */
  readonly word: number;
  /** Exclusive end in the searched text. */
  readonly end: number;
}

export type Automaton = (text: string) => Hit[];

function insert(root: Node, word: string, index: number): void {
  let current = root;
  for (let i = 0; i < word.length; i += 1) {
    const code = word.charCodeAt(i);
    const existing = current.next.get(code);
    const child = existing ?? node();
    if (!existing) current.next.set(code, child);
    current = child;
  }
  if (current.word === -1) current.word = index;
}

function link(root: Node): void {
  const queue: Node[] = [];
  for (const child of root.next.values()) {
    child.fail = root;
    queue.push(child);
  }
  for (let head = 0; head < queue.length; head += 1) {
    const current = queue[head];
    if (!current) continue;
    for (const [code, child] of current.next) {
      let fall = current.fail;
      while (fall && !fall.next.has(code)) fall = fall.fail;
      const target = fall?.next.get(code) ?? root;
      child.fail = target;
      child.shortcut = target.word === -1 ? target.shortcut : target;
      queue.push(child);
    }
  }
}

/**
 * Builds a searcher. Words are compared by UTF-16 unit as given; empty words are ignored; of equal words the first wins.
 * @returns all hits of all words, by rising end, longer words first at the same end
 */
export function buildAutomaton(words: readonly string[]): Automaton {
  const root = node();
  for (const [index, word] of words.entries()) if (word !== '') insert(root, word, index);
  link(root);
  return (text) => {
    const hits: Hit[] = [];
    let current = root;
    for (let i = 0; i < text.length; i += 1) {
      const code = text.charCodeAt(i);
      let step = current.next.get(code);
      while (!step && current.fail) {
        current = current.fail;
        step = current.next.get(code);
      }
      current = step ?? root;
      let ending = current.word === -1 ? current.shortcut : current;
      while (ending) {
        hits.push({ word: ending.word, end: i + 1 });
        ending = ending.shortcut;
      }
    }
    return hits;
  };
}
