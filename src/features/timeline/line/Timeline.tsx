/** The canvas timeline. */
export function Timeline() {
  return null;
}
