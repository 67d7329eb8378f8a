/** Where a document is read; with a passage it stands marked in the text. */
export const knowledgeAddress = (id: string, passage?: string): string =>
  `/creative/knowledge?open=${encodeURIComponent(id)}${passage ? `&passage=${encodeURIComponent(passage)}` : ''}`;
