/** Properties of what is chosen. */
export function Inspector() {
  return null;
}
