import type { Cue } from '@/engine/captions/cue';
import { readSubtitles } from '@/engine/captions/readSubtitles';
import { shownByCaller } from '@/lib/request';
import { fileApi } from '@/services/file/api';
import { storeFile } from '@/services/file/storeFile';
import { type TimelineFile, timelineOfFile } from '@/services/project/timelineOfFile';
import { keptFiles } from './keptFiles';
import { storeResult } from './storeResult';
import { ToolError } from './ToolError';
import { toolHistory } from './toolHistory';
import type { ToolRecord, ToolResult } from './types';

const maxSizeMB = 4096;
const stem = (name: string): string => name.replace(/\.\w+$/, '');
const isMedium = ({ kind }: Pick<ToolResult, 'kind'>): boolean => kind === 'video' || kind === 'audio';

/** The captions that a run has made for a medium: same name, another ending. */
const captionsFor = (record: ToolRecord, { name }: ToolResult): ToolResult | undefined =>
  record.results.find((each) => each.kind === 'subtitle' && stem(each.name) === stem(name));

/**
 * Opens a result in a new project: a sound with the captions that were made with it, captions over the video or sound
 * that they came from.
 *
 * @returns the address that opens it
 * @throws ToolError, the typed errors of lib/request
 */
export async function onTimeline(record: ToolRecord, result: ToolResult): Promise<string> {
  if (result.kind === 'subtitle') {
    const cues = await cuesOf(result);
    const medium = await mediumOf(record, result);
    // the project names its file itself
    const others = record.source.filter(({ id }) => id !== medium.id);
    return timelineOfFile(medium, others, cues);
  }
  const captions = isMedium(result) ? captionsFor(record, result) : undefined;
  const cues = captions ? await cuesOf(captions) : [];
  return timelineOfFile(await storedResult(record, result), record.source, cues);
}

async function cuesOf(captions: ToolResult): Promise<readonly Cue[]> {
  const file = await toolHistory.file(captions);
  if (!file) throw new ToolError('tools.resultGone');
  return readSubtitles(new Uint8Array(await file.arrayBuffer()));
}

async function storedResult(record: ToolRecord, result: ToolResult): Promise<TimelineFile> {
  const { name: title, width = 0, height = 0, duration = 0, kind } = result;
  if (kind !== 'video' && kind !== 'audio' && kind !== 'image') throw new ToolError('tools.noView');
  const { id, url } = await storeResult(record, result);
  return { id, title, url, kind, width, height, duration };
}

/** What captions belong to: made in the same run, of the library, or the file that the tool was given. */
async function mediumOf(record: ToolRecord, captions: ToolResult): Promise<TimelineFile> {
  const beside = record.results.find((each) => isMedium(each) && stem(each.name) === stem(captions.name));
  if (beside) return storedResult(record, beside);
  const fromLibrary = record.source.find(({ type }) => type === 'file');
  if (fromLibrary) {
    const file = await fileApi.mediaInfo({ id: fromLibrary.id }, shownByCaller);
    const { id, url, name: title, kind, width = 0, height = 0, duration = 0 } = file;
    if (kind === 'video' || kind === 'audio') return { id, title, url, kind, width, height, duration };
  }
  return givenMedium(record);
}

async function givenMedium({ tool, inputs: [name = ''], options }: ToolRecord): Promise<TimelineFile> {
  const { size } = (options ?? {}) as { readonly size?: number };
  const kept = (await keptFiles(tool)).filter(({ file }) => file.name === name);
  const given = kept.find(({ file }) => size === undefined || file.size === size);
  if (!given) throw new ToolError('tools.inputGone', { name });
  const { probe } = await import('@/engine/media/probe');
  const { kind, width, height, duration } = await probe(given.file);
  if (kind !== 'video' && kind !== 'audio') throw new ToolError('tools.inputGone', { name });
  const { id, url } = await storeFile(given.file, { name, maxSizeMB, facts: { width, height, duration } });
  return { id, title: name, url, kind, width, height, duration };
}
