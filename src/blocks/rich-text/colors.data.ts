/** Colors that an author may give to words: they end in the published text, so they are data, not theme. */
export const textColors = [
  '#1f1f1f',
  '#8c8c8c',
  '#d4380d',
  '#ad6800',
  '#389e0d',
  '#0958d9',
  '#6956eb',
  '#c41d7f',
] as const;
export const markColors = ['#fff1b8', '#ffd8bf', '#d9f7be', '#bae0ff', '#efdbff', '#ffd6e7'] as const;
