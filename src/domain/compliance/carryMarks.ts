import type { Mark } from './types';

/**
 * Marks of a text carried over to what it has become: those before the change stay, those behind it move with their
 * text, those touched by it are dropped. Keeps marks at their words until the new text has been checked.
 */
export function carryMarks(marks: readonly Mark[], before: string, after: string): readonly Mark[] {
  if (before === after) return marks;
  const shortest = Math.min(before.length, after.length);
  let head = 0;
  while (head < shortest && before.charCodeAt(head) === after.charCodeAt(head)) head += 1;
  let tail = 0;
  const most = shortest - head;
  while (tail < most && before.charCodeAt(before.length - 1 - tail) === after.charCodeAt(after.length - 1 - tail))
    tail += 1;
  const changedTo = before.length - tail;
  const shift = after.length - before.length;
  const kept: Mark[] = [];
  for (const mark of marks) {
    if (mark.to <= head) kept.push(mark);
    else if (mark.from >= changedTo) kept.push({ ...mark, from: mark.from + shift, to: mark.to + shift });
  }
  return kept;
}
