/** Ids of a call that takes one `id` or several `ids`, each once. An empty list stays empty: such calls succeed. */
export function idsOf(input: { readonly id?: string; readonly ids?: readonly string[] }): string[] {
  return [...new Set(input.ids ?? (input.id ? [input.id] : []))];
}
