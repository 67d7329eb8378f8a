import { decodeText } from '../../utils/decodeText';
import { parseAss } from './ass';
import type { Cue } from './cue';
import type { OnSkip } from './cueBlocks';
import { isLrc, parseLrc } from './lrc';
import { ParseError } from './parseError';
import { parseSrt } from './srt';
import { parseVtt } from './vtt';

/** Files above this are no subtitles; bytes. */
const MAX_BYTES = 10_000_000;

/**
 * Text of a subtitle file: UTF-8 or UTF-16 by its byte order mark, UTF-16 without one by its zeros, else UTF-8, and
 * GB 18030 or Big5 (old Chinese files) where that does not fit. Throws ParseError `too-large`, or `no-cues` for bytes that are no text.
 */
export function decodeSubtitles(bytes: Uint8Array): string {
  if (bytes.length > MAX_BYTES) throw new ParseError('too-large', 1);
  const text = decodeText(bytes);
  if (text === undefined) throw new ParseError('no-cues', 1);
  return text;
}

/** A subtitle file: what could be read, and which of its lines could not. */
export interface SubtitleFile {
  readonly cues: readonly Cue[];
  readonly skipped: readonly ParseError[];
}

/**
 * Reads an SRT, VTT, ASS, SSA or LRC file; the format is told by its content, names lie. Cues that cannot be read are
 * listed and left out. Throws ParseError naming the line where nothing is left.
 */
export function readSubtitleFile(bytes: Uint8Array): SubtitleFile {
  const skipped: ParseError[] = [];
  const cues = parse(decodeSubtitles(bytes), (error) => skipped.push(error));
  return { cues, skipped };
}

/** The cues of {@link readSubtitleFile} alone. */
export const readSubtitles = (bytes: Uint8Array): readonly Cue[] => readSubtitleFile(bytes).cues;

function parse(text: string, onSkip: OnSkip): readonly Cue[] {
  const head = text
    .slice(0, 2000)
    .replace(/^\ufeff/, '')
    .trimStart();
  if (/^WEBVTT\b/.test(head)) return parseVtt(text.replace(/^\ufeff?\s+/, ''), onSkip);
  if (/^\[(?:script info|v4\+? styles|events)\]/i.test(head)) return parseAss(text, onSkip);
  return isLrc(head) ? parseLrc(text) : parseSrt(text, onSkip);
}
