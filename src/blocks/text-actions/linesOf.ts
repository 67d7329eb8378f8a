/** Lines of a list that a writer gave, without its numbers, bullets and marks. */
export function linesOf(text: string): string[] {
  const lines = text
    .split('\n')
    .map((line) => line.replace(/^\s*(?:\d{1,2}\s*(?:\.(?!\d)|[、)）:：])|[-*•·])\s*/, '').trim())
    .filter(Boolean);
  return [...new Set(lines)];
}

/** Topics of such a list, without `#`; several may stand on a line. */
export function topicsOf(text: string): string[] {
  const words = linesOf(text).flatMap((line) => (line.includes('#') ? line.split(/[#＃]/) : line.split(/[,，、\s]+/)));
  return [
    ...new Set(words.map((word) => word.replace(/[\s#＃]+/g, '')).filter((word) => word !== '' && word.length <= 30)),
  ];
}
