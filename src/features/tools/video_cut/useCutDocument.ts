import { useCallback, useEffect, useReducer, useRef } from 'react';
import { workStore } from '@/lib/storage/workStore';
import type { ToolFile } from '../shell';
import { type CutAction, type CutDocument, emptyDocument, newHistory, reduceCut } from './cutDocument';

const KEY = 'app_tool_video_cut_ranges';

/** Videos whose ranges are remembered. */
const MOST_VIDEOS = 20;

type Kept = Readonly<Record<string, CutDocument>>;

const isKept = (value: unknown): value is Kept => typeof value === 'object' && value !== null;
const readKept = (): Kept => workStore.get(KEY, isKept) ?? {};

function keep(video: string, document: CutDocument): void {
  const { [video]: _, ...others } = readKept();
  const entries = Object.entries(others).slice(-(MOST_VIDEOS - 1));
  void workStore.set(KEY, { ...Object.fromEntries(entries), [video]: document });
}

const versionGroupOf = (file: ToolFile | undefined): string => (file ? `${file.name}|${file.file.size}` : '');

/** The ranges on a video, with undo; a reload, and the same video another day, bring them back. */
export function useCutDocument(file: ToolFile | undefined) {
  const [state, dispatch] = useReducer(reduceCut, undefined, () => newHistory());
  const video = versionGroupOf(file);
  const opened = useRef('');
  useEffect(() => {
    if (opened.current === video) return;
    opened.current = video;
    dispatch({ type: 'open', document: readKept()[video] ?? emptyDocument });
  }, [video]);
  const { now, held } = state;
  useEffect(() => {
    if (video && opened.current === video && !held && (now.ranges.length > 0 || video in readKept())) keep(video, now);
  }, [video, now, held]);
  const act = useCallback((action: CutAction) => dispatch(action), []);
  return { document: now, canUndo: state.past.length > 0, canRedo: state.future.length > 0, act };
}
