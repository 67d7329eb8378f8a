import type { AudioRequest } from '@/engine/convert';
import type { Translate } from '@/hooks/useT';
import { type ToolFile, type ToolOutput, toolJobs } from '../shell';
import { convertOrder } from '../shell/convertOrder';
import type { Stretch } from './AudioRange';
import { type AudioOptions, audioNames, outcomeOf } from './audioOptions';

interface AudioOrder {
  readonly files: readonly ToolFile[];
  readonly options: AudioOptions;
  readonly range?: Stretch | undefined;
  /** Where the one result goes, in place of the browser's disk. */
  readonly to?: FileSystemFileHandle | undefined;
  readonly t: Translate;
}

function requestOf(file: ToolFile, options: AudioOptions, range: Stretch | undefined): AudioRequest {
  const isCopied = outcomeOf(file, options).isCopied;
  const format = options.format === 'original' ? (isCopied ? 'original' : 'm4a') : options.format;
  return {
    kind: 'audio',
    source: file.file,
    format,
    kbps: options.kbps,
    ...(options.channels === 'same' ? {} : { channels: options.channels }),
    ...(range ? { range: { start: range.start, end: range.end }, track: range.track } : {}),
  };
}

/** Starts a run over all files: one result each. */
export function orderAudio({ files, options, range, to, t }: AudioOrder): void {
  const names = audioNames(files, options);
  const order = convertOrder(t);
  const [first] = files;
  toolJobs.start({
    tool: 'video_to_audio',
    title:
      files.length > 1 ? t('toolAudio.manyTitle', { name: first?.name ?? '', count: files.length }) : (names[0] ?? ''),
    inputs: files.map(({ name }) => name),
    options,
    source: files.flatMap(({ source }) => (source ? [source] : [])),
    pause: order.pause,
    resume: order.resume,
    run: async (strings) => {
      const made: ToolOutput[] = [];
      for (const [index, file] of files.entries()) {
        const part = [index / files.length, (index + 1) / files.length] as const;
        const { result, release } = await order.convert(
          { ...requestOf(file, options, range), ...(to && { to }) },
          strings,
          part,
        );
        for (const { blob, duration } of result.files) {
          made.push({ kind: 'file', name: to?.name ?? names[index] ?? file.name, blob, duration, release, chosen: to });
        }
      }
      return made;
    },
  });
}
