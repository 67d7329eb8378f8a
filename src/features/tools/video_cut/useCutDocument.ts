import { useCallback, useEffect, useReducer, useRef } from 'react';
import type { ToolFile } from '../shell';
import { type CutAction, type CutDocument, emptyDocument, newHistory, reduceCut } from './cutDocument';

const KEY = 'app_tool_video_cut_ranges';

/** Films whose ranges are remembered. */
const MOST_FILMS = 20;

type Kept = Readonly<Record<string, CutDocument>>;

function readKept(): Kept {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Kept;
  } catch {
    return {};
  }
}

function keep(film: string, document: CutDocument): void {
  const { [film]: _, ...others } = readKept();
  const entries = Object.entries(others).slice(-(MOST_FILMS - 1));
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...Object.fromEntries(entries), [film]: document }));
  } catch {
    // A full or blocked storage only costs the memory of the ranges.
  }
}

const filmOf = (file: ToolFile | undefined): string => (file ? `${file.name}|${file.file.size}` : '');

/** The ranges on a film, with undo; a reload, and the same film another day, bring them back. */
export function useCutDocument(file: ToolFile | undefined) {
  const [state, dispatch] = useReducer(reduceCut, undefined, () => newHistory());
  const film = filmOf(file);
  const opened = useRef('');
  useEffect(() => {
    if (opened.current === film) return;
    opened.current = film;
    dispatch({ type: 'open', document: readKept()[film] ?? emptyDocument });
  }, [film]);
  const { now, held } = state;
  useEffect(() => {
    if (film && opened.current === film && !held && (now.ranges.length > 0 || film in readKept())) keep(film, now);
  }, [film, now, held]);
  const act = useCallback((action: CutAction) => dispatch(action), []);
  return { document: now, canUndo: state.past.length > 0, canRedo: state.future.length > 0, act };
}
