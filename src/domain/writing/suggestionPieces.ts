import { diffArrays } from 'diff';
import { segmentWords } from '../../utils/segmentWords';

/** A stretch that both texts share, or one that the suggestion changes. */
export type SuggestionPiece =
  | { readonly kind: 'same'; readonly text: string }
  | { readonly kind: 'change'; readonly before: string; readonly after: string };

/** Beyond so many differing words the two texts have nothing in common worth showing; the search grows with the square. */
const mostEdits = 1200;

const wordsOf = (text: string): string[] => segmentWords(text).map((word) => word.text);

/** Two changes with no more than this between them read as one. */
const isBridge = (text: string): boolean => /^[^\p{L}\p{N}]*.?[^\p{L}\p{N}]*$/su.test(text) && !text.includes('\n');

/**
 * What a suggestion changes, word by word (Intl.Segmenter: Chinese has no blanks), in order. Joining `before`, or
 * `after`, of all pieces gives the whole text again.
 */
export function suggestionPieces(before: string, after: string): SuggestionPiece[] {
  if (before === after) return before === '' ? [] : [{ kind: 'same', text: before }];
  const changes = diffArrays(wordsOf(before), wordsOf(after), { maxEditLength: mostEdits });
  if (!changes) return [{ kind: 'change', before, after }];
  const pieces: SuggestionPiece[] = [];
  const addChange = (removed: string, added: string) => {
    const last = pieces.at(-1);
    if (last?.kind === 'change') {
      pieces[pieces.length - 1] = { kind: 'change', before: last.before + removed, after: last.after + added };
      return;
    }
    pieces.push({ kind: 'change', before: removed, after: added });
  };
  for (const { value, added, removed } of changes) {
    const text = value.join('');
    if (removed) addChange(text, '');
    else if (added) addChange('', text);
    else pieces.push({ kind: 'same', text });
  }
  return bridged(pieces);
}

function bridged(pieces: readonly SuggestionPiece[]): SuggestionPiece[] {
  const joined: SuggestionPiece[] = [];
  for (const piece of pieces) {
    const [left, bridge] = joined.slice(-2);
    const joins =
      piece.kind === 'change' && bridge?.kind === 'same' && left?.kind === 'change' && isBridge(bridge.text);
    if (!joins) {
      joined.push(piece);
      continue;
    }
    joined.splice(-2, 2, {
      kind: 'change',
      before: left.before + bridge.text + piece.before,
      after: left.after + bridge.text + piece.after,
    });
  }
  return joined;
}

/** The text with the changes at these places (index among all pieces) left as they were. */
export const textWith = (pieces: readonly SuggestionPiece[], left: ReadonlySet<number>): string =>
  pieces
    .map((piece, index) => (piece.kind === 'same' ? piece.text : left.has(index) ? piece.before : piece.after))
    .join('');
