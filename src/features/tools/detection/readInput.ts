import { videoWords } from '@/blocks/videoWords';
import type { Cue } from '@/engine/captions/cue';
import { ParseError } from '@/engine/captions/parseError';
import { readSubtitles } from '@/engine/captions/readSubtitles';
import { fromSeconds, toSeconds } from '@/engine/time/ticks';
import { type DocumentLoss, readDocument } from '@/lib/documents';
import { columnName, readSheetAside } from '@/lib/sheets';
import { ToolError, type ToolFile } from '../shell';
import { likelyColumn, type Origin, type Part, paragraphsOf } from './parts';

export interface Input {
  readonly origin: Origin;
  readonly parts: readonly Part[];
  readonly losses?: readonly DocumentLoss[];
}

/** Names of places, in the user's language. */
export interface PlaceWords {
  readonly paragraph: (n: number) => string;
  readonly row: (n: number) => string;
}

interface ReadInputOptions {
  readonly places: PlaceWords;
  readonly signal: AbortSignal;
  /** 0–1, while a video is listened to. */
  readonly onProgress: (share: number) => void;
}

/**
 * What a file says, in parts that are checked one by one.
 * @throws ToolError, DocumentError, SheetError, MediaError, the typed errors of lib/request; the signal's reason
 */
export async function readInput(item: ToolFile, options: ReadInputOptions): Promise<Input> {
  const { file, kind, name } = item;
  if (kind === 'subtitle') return ofCues(name, await cuesIn(file));
  if (kind === 'video' || kind === 'audio') return ofCues(name, await wordsIn(file, options));
  if (kind === 'sheet') return readTable(file, name, options);
  const { text, losses } = await readDocument(file, { signal: options.signal });
  return { origin: { kind: 'text', name, raw: text }, parts: paragraphsOf(text, options.places.paragraph), losses };
}

async function cuesIn(file: File): Promise<readonly Cue[]> {
  try {
    return readSubtitles(new Uint8Array(await file.arrayBuffer()));
  } catch (error) {
    if (error instanceof ParseError) throw new ToolError('detection.badSubtitles', { line: error.line });
    throw error;
  }
}

const clock = (cue: Cue): string => `${time(toSeconds(cue.start))}–${time(toSeconds(cue.end))}`;
const time = (seconds: number): string =>
  `${String(Math.floor(seconds / 60)).padStart(2, '0')}:${(seconds % 60).toFixed(1).padStart(4, '0')}`;

const ofCues = (name: string, cues: readonly Cue[]): Input => ({
  origin: { kind: 'captions', name, cues },
  parts: cues.map((cue, id) => ({ id, place: clock(cue), text: cue.text })),
});

async function wordsIn(file: File, { signal, onProgress }: ReadInputOptions): Promise<readonly Cue[]> {
  const { pieces, heard } = await videoWords(file, { signal, onProgress });
  if (pieces.length > 0)
    return pieces.map(({ start, end, text }) => ({ start: fromSeconds(start), end: fromSeconds(end), text }));
  if (!heard) throw new ToolError('detection.noAudio');
  if (heard.count === 0) throw new ToolError('detection.noSpeech');
  throw new ToolError('detection.noWords', { ...heard });
}

async function readTable(file: File, name: string, { places, signal }: ReadInputOptions): Promise<Input> {
  const [first] = await readSheetAside(file, {}, signal);
  const [head = [], ...rows] = first?.rows ?? [];
  if (rows.length === 0) throw new ToolError('detection.emptySheet');
  const width = Math.max(head.length, ...rows.map((row) => row.length));
  const titles = Array.from({ length: width }, (_, column) => head[column]?.trim() || columnName(column + 1));
  const origin = { kind: 'sheet' as const, name, head: titles, rows, column: likelyColumn(titles, rows) };
  return { origin, parts: rowParts(origin, places) };
}

type SheetOrigin = Extract<Origin, { kind: 'sheet' }>;

/** Cells of the chosen column; row numbers are those that Excel shows. */
export const rowParts = ({ rows, column }: SheetOrigin, { row }: Pick<PlaceWords, 'row'>): Part[] =>
  rows.map((cells, id) => ({ id, place: row(id + 2), text: cells[column] ?? '' }));
