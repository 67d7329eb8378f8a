import { recognizeAudio } from '@/blocks/recognizeAudio';
import { transcriptOf, transcriptOfCues } from '@/domain/breakdown';
import { ParseError } from '@/engine/captions/parseError';
import { readSubtitles } from '@/engine/captions/readSubtitles';
import type { MessageId } from '@/hooks/useT';
import { DocumentError, readDocument } from '@/lib/documents';
import { shownByCaller } from '@/lib/request';
import { breakdownApi } from '@/services/breakdown/api';
import type { NewSource } from './doc';
import { checked, htmlToText, isHtml, SourceError } from './readPasted';

export async function readLink(url: string, signal: AbortSignal): Promise<NewSource> {
  const { title, text, author = '', url: address } = await breakdownApi.extract({ url }, { signal, ...shownByCaller });
  return checked({ title, text, origin: { kind: 'link', name: author, url: address } });
}

const endingOf = (name: string): string => /\.([a-z0-9]+)$/i.exec(name)?.[1]?.toLowerCase() ?? '';
const subtitles = ['srt', 'vtt', 'ass', 'ssa'];

interface ReadFileOptions {
  /** Videos only: 0–1. */
  readonly onProgress: (share: number) => void;
  readonly signal: AbortSignal;
}

/** What a file says: a document, subtitles with their times, or what is spoken in a video or sound. */
export async function readFile(file: File, options: ReadFileOptions): Promise<NewSource> {
  const title = file.name.replace(/\.[^.]+$/, '');
  if (subtitles.includes(endingOf(file.name))) return readCues(file, title);
  if (/^(video|audio)\//.test(file.type)) return readVideo(file, title, options);
  try {
    const { text, title: own } = await readDocument(file, { signal: options.signal });
    const plain = isHtml(text) ? htmlToText(text) : text;
    return checked({
      title: own ?? title,
      text: plain.trim(),
      origin: { kind: 'document', name: file.name.slice(0, 200), url: '' },
    });
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

async function readVideo(file: File, title: string, { onProgress, signal }: ReadFileOptions): Promise<NewSource> {
  const { MediaError, MediaStore, probe } = await import('@/engine/media');
  const store = new MediaStore({ blobs: new Map([['source', file]]) });
  try {
    const { duration, hasAudio } = await probe(file);
    const audio = hasAudio ? await store.audio('source') : null;
    if (!audio) throw new SourceError('analyze.fault.noAudio', { name: file.name });
    const heard = await recognizeAudio(audio, { from: 0, to: duration, onProgress, signal });
    signal.throwIfAborted();
    const source = transcriptOf(heard.segments.map(({ from, to, text }) => ({ start: from, end: to, text })));
    if (source.text === '') {
      const id = heard.segments.length === 0 ? 'analyze.fault.noSpeech' : 'analyze.fault.noRecognizer';
      throw new SourceError(id, { engine: heard.engine, count: heard.segments.length });
    }
    return checked({ ...source, title, origin: { kind: 'video', name: file.name.slice(0, 200), url: '' } });
  } catch (error) {
    if (error instanceof MediaError) throw new SourceError('analyze.fault.video', { name: file.name });
    throw error;
  } finally {
    store.dispose();
  }
}
