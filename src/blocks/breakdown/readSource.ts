import { type VideoWords, type VideoWordsOptions, videoWords } from '@/blocks/videoWords';
import { transcriptOf, transcriptOfCues } from '@/domain/breakdown';
import { ParseError } from '@/engine/captions/parseError';
import { readSubtitles } from '@/engine/captions/readSubtitles';
import { MediaError } from '@/engine/media/errors';
import { OcrError } from '@/engine/ocr/errors';
import type { MessageId } from '@/hooks/useT';
import { DocumentError, readDocument } from '@/lib/documents';
import { shownByCaller } from '@/lib/request';
import { breakdownApi } from '@/services/breakdown/api';
import type { FileSource, NewSource } from './doc';
import { checked, htmlToText, isHtml, SourceError } from './readPasted';

export async function readLink(url: string, signal: AbortSignal): Promise<NewSource> {
  const { title, text, author = '', url: address } = await breakdownApi.extract({ url }, { signal, ...shownByCaller });
  return checked({ title, text, origin: { kind: 'link', name: author, url: address } });
}

const endingOf = (name: string): string => /\.([a-z0-9]+)$/i.exec(name)?.[1]?.toLowerCase() ?? '';
const subtitles = ['srt', 'vtt', 'ass', 'ssa'];

/** What a file says: a document, subtitles with their times, or the words of a video or sound. */
export async function readFile(file: File, options: VideoWordsOptions): Promise<FileSource> {
  const title = file.name.replace(/\.[^.]+$/, '');
  if (subtitles.includes(endingOf(file.name))) return readCues(file, title);
  if (/^(video|audio)\//.test(file.type)) return readVideo(file, title, options);
  try {
    const { text, title: own, losses } = await readDocument(file, { signal: options.signal });
    const plain = isHtml(text) ? htmlToText(text) : text;
    const origin = { kind: 'document', name: file.name.slice(0, 200), url: '' } as const;
    return { ...checked({ title: own ?? title, text: plain.trim(), origin }), losses };
  } catch (error) {
    if (error instanceof DocumentError) throw new SourceError(documentReasons[error.reason], { name: file.name });
    throw error;
  }
}

const documentReasons = {
  empty: 'analyze.fault.fileEmpty',
  'too-large': 'analyze.fault.fileLarge',
  'old-word': 'analyze.fault.oldWord',
  encrypted: 'analyze.fault.encrypted',
  scanned: 'analyze.fault.scanned',
  'not-text': 'analyze.fault.notText',
  broken: 'analyze.fault.broken',
  bomb: 'analyze.fault.broken',
  'too-slow': 'analyze.fault.tooSlow',
  type: 'analyze.fault.notText',
} as const satisfies Record<DocumentError['reason'], MessageId>;

async function readCues(file: File, title: string): Promise<NewSource> {
  if (file.size === 0) throw new SourceError('analyze.fault.fileEmpty', { name: file.name });
  try {
    const source = transcriptOfCues(readSubtitles(new Uint8Array(await file.arrayBuffer())));
    return checked({ ...source, title, origin: { kind: 'subtitles', name: file.name.slice(0, 200), url: '' } });
  } catch (error) {
    if (error instanceof ParseError)
      throw new SourceError('analyze.fault.subtitles', { name: file.name, line: error.line });
    throw error;
  }
}

async function readVideo(file: File, title: string, options: VideoWordsOptions): Promise<NewSource> {
  const { name } = file;
  const { pieces, from, heard } = await videoWords(file, options).catch((error: unknown) => {
    if (error instanceof MediaError) throw new SourceError('analyze.fault.video', { name });
    if (error instanceof OcrError) throw new SourceError(imageReasons[error.code], { name });
    throw error;
  });
  if (pieces.length === 0) throw noWords(file, heard);
  const kind = from === 'image' ? 'burned_subtitles' : 'video';
  return checked({ ...transcriptOf(pieces), title, origin: { kind, name: name.slice(0, 200), url: '' } });
}

const imageReasons = {
  'no-image': 'analyze.fault.video',
  undecodable: 'analyze.fault.video',
  media: 'analyze.fault.video',
  models: 'analyze.fault.models',
  crashed: 'analyze.fault.models',
} as const satisfies Record<OcrError['code'], MessageId>;

function noWords({ name, type }: File, heard: VideoWords['heard']): SourceError {
  if (!heard) return new SourceError('analyze.fault.noAudio', { name });
  if (heard.count === 0) return new SourceError('analyze.fault.noSpeech');
  const id = type.startsWith('audio/') ? 'analyze.fault.noRecognizer' : 'analyze.fault.noWordsAtAll';
  return new SourceError(id, { ...heard });
}
