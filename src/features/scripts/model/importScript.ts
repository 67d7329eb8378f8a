import { mostSentences, parseScriptText, type ScriptSentence } from '@/domain/script';
import { ParseError } from '@/engine/captions/parseError';
import { readSubtitles } from '@/engine/captions/readSubtitles';
import { toSeconds } from '@/engine/time/ticks';
import { DocumentError, type DocumentLoss, readDocument } from '@/lib/documents';
import { newId } from '@/utils/newId';

export interface Imported {
  readonly sentences: readonly ScriptSentence[];
  readonly title: string;
  /** There was more than a script holds. */
  readonly isCut: boolean;
  readonly losses: readonly DocumentLoss[];
}

export const importAccept = '.txt,.md,.markdown,.docx,.docm,.doc,.srt,.vtt,.ass';
const largestSubtitles = 10_000_000;

/** Sentences of a text in whatever way it is written. */
export function importText(text: string): Imported {
  const { sentences, title = '', isCut } = parseScriptText(text);
  return { sentences, title, isCut, losses: [] };
}

/** Sentences of a subtitle file, each as long as it was shown. */
async function importSubtitles(file: File): Promise<Imported> {
  if (file.size === 0) throw new DocumentError('empty');
  if (file.size > largestSubtitles) throw new DocumentError('too-large');
  try {
    const cues = readSubtitles(new Uint8Array(await file.arrayBuffer()));
    if (cues.length === 0) throw new DocumentError('empty');
    const sentences = cues.slice(0, mostSentences).map(({ text, start, end }) => ({
      id: newId(),
      role: '',
      text: text.replace(/\s*\n\s*/g, ' ').slice(0, 500),
      seconds: Math.min(120, Math.round((toSeconds(end) - toSeconds(start)) * 10) / 10),
    }));
    return { sentences, title: file.name.replace(/\.[^.]+$/, ''), isCut: cues.length > mostSentences, losses: [] };
  } catch (error) {
    if (error instanceof ParseError) throw new DocumentError('broken', { cause: error });
    throw error;
  }
}

/** Sentences of a text, Word or subtitle file. @throws DocumentError */
export async function importFile(file: File): Promise<Imported> {
  if (/\.(srt|vtt|ass|ssa)$/i.test(file.name)) return importSubtitles(file);
  const { text, title = '', losses } = await readDocument(file);
  const parsed = importText(text);
  if (parsed.sentences.length === 0) throw new DocumentError('empty');
  return { ...parsed, title: parsed.title || title, losses };
}
