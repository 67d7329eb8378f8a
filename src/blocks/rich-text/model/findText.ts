interface FindOptions {
  readonly text: string;
  readonly isCaseSensitive: boolean;
}

interface Found {
  readonly from: number;
  readonly to: number;
}

const most = 5000;

/** Places of a word in a text, as offsets, never overlapping. Found word by word, never as a pattern. */
export function findText(source: string, { text, isCaseSensitive }: FindOptions): Found[] {
  if (text === '') return [];
  // Lower case of some letters has another length: then offsets would be wrong, and case counts.
  const folds = !isCaseSensitive && source.toLowerCase().length === source.length;
  const haystack = folds ? source.toLowerCase() : source;
  const needle = folds ? text.toLowerCase() : text;
  const found: Found[] = [];
  for (
    let at = haystack.indexOf(needle);
    at !== -1 && found.length < most;
    at = haystack.indexOf(needle, at + needle.length)
  )
    found.push({ from: at, to: at + needle.length });
  return found;
}
