import { ProjectError } from './errors';

/** A document is eight levels deep; placeholders may carry some of their own. */
const DEEPEST = 40;

/**
 * Refuses text whose brackets nest deeper than any document before a parser turns it into objects: a few megabytes of
 * brackets would take the page down. Throws ProjectError `too-large`.
 */
export function guardDepth(text: string): void {
  let depth = 0;
  let isInString = false;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (isInString) {
      if (code === BACKSLASH) at += 1;
      else if (code === QUOTE) isInString = false;
    } else if (code === QUOTE) isInString = true;
    else if (code === OPEN_LIST || code === OPEN_OBJECT) {
      depth += 1;
      if (depth > DEEPEST) throw new ProjectError('too-large', '', `deeper than ${DEEPEST} levels`);
    } else if (code === CLOSE_LIST || code === CLOSE_OBJECT) depth -= 1;
  }
}

const [QUOTE, BACKSLASH, OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [34, 92, 91, 93, 123, 125];

/** Names that reach from an object to what all objects share. */
const forbidden = new Set(['__proto__', 'constructor', 'prototype']);

/**
 * Refuses parsed JSON that is too deep, that loops, or that has a key which would change what all objects share. Throws
 * ProjectError `too-large`, `shape` with the place.
 */
export function guardValue(value: unknown): void {
  const open: { readonly value: unknown; readonly depth: number; readonly path: string }[] = [
    { value, depth: 0, path: '' },
  ];
  for (let item = open.pop(); item; item = open.pop()) {
    if (typeof item.value !== 'object' || item.value === null) continue;
    if (item.depth > DEEPEST) throw new ProjectError('too-large', '', `deeper than ${DEEPEST} levels`);
    for (const [key, child] of Object.entries(item.value)) {
      const path = item.path ? `${item.path}.${key}` : key;
      if (forbidden.has(key)) throw new ProjectError('shape', path, 'a name that is not allowed');
      if (typeof child === 'object' && child !== null) open.push({ value: child, depth: item.depth + 1, path });
    }
  }
}
