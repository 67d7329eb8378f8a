const mostLines = 20;
const longestLine = 200;

/** Beats of an outline, one a line. */
export const splitLines = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => [...line.replace(/^\s*(\d{1,2}[.、)）]|[-*•])\s*/, '').trim()].slice(0, longestLine).join(''))
    .filter(Boolean)
    .slice(0, mostLines);

export const joinLines = (lines: readonly string[]): string => lines.join('\n');
