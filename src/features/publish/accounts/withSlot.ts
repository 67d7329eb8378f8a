/** Most times a day that an account may have. */
const most = 24;

/** The times with one more, each once and in order; a full list stays as it is. */
export function withSlot(slots: readonly string[], slot: string): string[] {
  if (slots.length >= most && !slots.includes(slot)) return [...slots];
  return [...new Set([...slots, slot])].sort();
}
