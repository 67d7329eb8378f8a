import { decodeText } from '../../utils/decodeText';
import { parseAss } from './ass';
import type { Cue } from './cue';
import { ParseError } from './parseError';
import { parseSrt } from './srt';
import { parseVtt } from './vtt';

/** Files above this are no subtitles; bytes. */
const MAX_BYTES = 10_000_000;

/**
 * Text of a subtitle file: UTF-8 or UTF-16 by its byte order mark, UTF-16 without one by its zeros, else UTF-8, and
 * GB 18030 (old Chinese files) where that does not fit. Throws ParseError `too-large`, or `no-cues` for bytes that are no text.
 */
export function decodeSubtitles(bytes: Uint8Array): string {
  if (bytes.length > MAX_BYTES) throw new ParseError('too-large', 1);
  const text = decodeText(bytes);
  if (text === undefined) throw new ParseError('no-cues', 1);
  return text;
}

/** Cues of an SRT, VTT, ASS or SSA file; the format is told by its content, names lie. Throws ParseError naming the line. */
export function readSubtitles(bytes: Uint8Array): readonly Cue[] {
  const text = decodeSubtitles(bytes);
  const head = text
    .slice(0, 2000)
    .replace(/^\ufeff/, '')
    .trimStart();
  if (/^WEBVTT\b/.test(head)) return parseVtt(text.replace(/^\ufeff?\s+/, ''));
  if (/^\[(?:script info|v4\+? styles|events)\]/i.test(head)) return parseAss(text);
  return parseSrt(text);
}
