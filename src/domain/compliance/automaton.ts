/**
 * Aho–Corasick in flat arrays (a double-array trie with fail links): finds all words of a list in one pass, whatever
 * the length of the list. Own, because exceptions, disguises and positions belong in the same pass, and because objects
 * per node, as the public matchers have them, cost several times the time (npm run bench -- compliance).
 */
export interface Automaton {
  /** Class of each UTF-16 unit; 0 = in no word, which ends every match. */
  readonly classOf: Uint16Array;
  /** Child of state s by class c stands at base[s] + c, if check says that it is a child of s. State 0 is the start. */
  readonly base: Int32Array;
  readonly check: Int32Array;
  readonly fail: Int32Array;
  /** The nearest state, itself first, on the way of fail links that ends a word; 0 = none. */
  readonly ending: Int32Array;
  /** Next such state after an ending one. */
  readonly shorter: Int32Array;
  /** Index of the word that ends in a state, or -1. */
  readonly word: Int32Array;
}

interface Trie {
  readonly children: Map<number, number>[];
  readonly word: number[];
}

function trieOf(words: readonly string[], classOf: Uint16Array): Trie {
  const children: Map<number, number>[] = [new Map()];
  const word = [-1];
  for (const [index, text] of words.entries()) {
    if (text === '') continue;
    let node = 0;
    for (let i = 0; i < text.length; i += 1) {
      const unit = classOf[text.charCodeAt(i)] ?? 0;
      const known = children[node]?.get(unit);
      if (known === undefined) {
        const made = children.length;
        children[node]?.set(unit, made);
        children.push(new Map());
        word.push(-1);
        node = made;
      } else {
        node = known;
      }
    }
    if (word[node] === -1) word[node] = index;
  }
  return { children, word };
}

/** Classes of all units in the words; those of `first` come first, in their order. */
function classesOf(words: readonly string[], first: string): { classOf: Uint16Array; count: number } {
  const classOf = new Uint16Array(0x10000);
  let count = 0;
  for (const text of [first, ...words]) {
    for (let i = 0; i < text.length; i += 1) {
      const unit = text.charCodeAt(i);
      if (classOf[unit] !== 0) continue;
      count += 1;
      classOf[unit] = count;
    }
  }
  return { classOf, count };
}

/** Gives each trie node a slot such that children of one node lie at its base plus their class. */
function place(trie: Trie, classes: number): { base: Int32Array; check: Int32Array; slotOf: Int32Array } {
  let room = trie.children.length * 2 + classes * 2 + 16;
  let base = new Int32Array(room);
  let check = new Int32Array(room).fill(-1);
  // How far to go from a taken slot until a free one may come: without it most of the time is spent on taken ones.
  let skip = new Int32Array(room).fill(1);
  const slotOf = new Int32Array(trie.children.length);
  const freeFrom = (from: number): number => {
    let slot = from;
    while ((check[slot] ?? -1) !== -1) slot += skip[slot] ?? 1;
    if (slot > from) skip[from] = slot - from;
    return slot;
  };
  check[0] = -2;
  const queue = [0];
  for (let head = 0; head < queue.length; head += 1) {
    const node = queue[head] ?? 0;
    const slot = slotOf[node] ?? 0;
    const units = [...(trie.children[node]?.keys() ?? [])].sort((a, b) => a - b);
    const [lowest = 0] = units;
    if (units.length === 0) continue;
    const fits = (start: number): boolean => units.every((unit) => (check[start + unit] ?? -1) === -1);
    let start = freeFrom(lowest) - lowest;
    while (!fits(start)) start = freeFrom(start + lowest + 1) - lowest;
    const needed = start + classes + 2;
    if (needed >= room) {
      room = needed * 2;
      base = grown(base, room, 0);
      check = grown(check, room, -1);
      skip = grown(skip, room, 1);
    }
    base[slot] = start;
    for (const unit of units) {
      const child = trie.children[node]?.get(unit) ?? 0;
      check[start + unit] = slot;
      slotOf[child] = start + unit;
      queue.push(child);
    }
  }
  return { base, check, slotOf };
}

function grown(array: Int32Array<ArrayBuffer>, room: number, filler: number): Int32Array<ArrayBuffer> {
  const next = new Int32Array(room).fill(filler);
  next.set(array);
  return next;
}

/**
 * Builds the arrays. Words are compared by UTF-16 unit as given; empty words are ignored; of equal words the first wins.
 * @param first units that get the lowest classes, in this order, whether or not a word has them
 */
export function buildAutomaton(words: readonly string[], first = ''): Automaton {
  const { classOf, count } = classesOf(words, first);
  const trie = trieOf(words, classOf);
  const { base, check, slotOf } = place(trie, count);
  const size = base.length;
  const fail = new Int32Array(size);
  const ending = new Int32Array(size);
  const shorter = new Int32Array(size);
  const word = new Int32Array(size).fill(-1);
  const child = (slot: number, unit: number): number => {
    const next = (base[slot] ?? 0) + unit;
    return check[next] === slot ? next : 0;
  };
  const queue = [0];
  for (let head = 0; head < queue.length; head += 1) {
    const node = queue[head] ?? 0;
    const slot = slotOf[node] ?? 0;
    for (const [unit, childNode] of trie.children[node] ?? []) {
      const at = slotOf[childNode] ?? 0;
      let fall = fail[slot] ?? 0;
      while (fall !== 0 && child(fall, unit) === 0) fall = fail[fall] ?? 0;
      fail[at] = node === 0 ? 0 : child(fall, unit);
      word[at] = trie.word[childNode] ?? -1;
      const below = ending[fail[at] ?? 0] ?? 0;
      shorter[at] = below;
      ending[at] = word[at] === -1 ? below : at;
      queue.push(childNode);
    }
  }
  return { classOf, base, check, fail, ending, shorter, word };
}

interface Hit {
  /** Index in the list of words. */
  readonly word: number;
  /** Exclusive end in the searched text. */
  readonly end: number;
}

/** Tells all hits of all words in a text taken as it is, by rising end, longer words first at the same end. */
export function visitWords(
  { classOf, base, check, fail, ending, shorter, word }: Automaton,
  text: string,
  visit: (word: number, end: number) => void,
): void {
  let state = 0;
  for (let i = 0; i < text.length; i += 1) {
    const unit = classOf[text.charCodeAt(i)] as number;
    let next = (base[state] as number) + unit;
    while (check[next] !== state && state !== 0) {
      state = fail[state] as number;
      next = (base[state] as number) + unit;
    }
    state = unit !== 0 && check[next] === state ? next : 0;
    for (let end = ending[state] as number; end !== 0; end = shorter[end] as number) visit(word[end] as number, i + 1);
  }
}

/** The same hits as a list. */
export function searchAll(automaton: Automaton, text: string): Hit[] {
  const hits: Hit[] = [];
  visitWords(automaton, text, (word, end) => hits.push({ word, end }));
  return hits;
}
