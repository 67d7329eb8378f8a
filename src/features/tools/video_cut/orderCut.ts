import type { CutRange } from '@/engine/convert';
import type { Translate } from '@/hooks/useT';
import { type ToolFile, toolJobs } from '../shell';
import { convertOrder, releaseAfter } from '../shell/convertOrder';
import type { CutItem } from './cutDocument';
import type { CutOptions } from './cutOptions';

interface CutOrder {
  readonly file: ToolFile;
  readonly ranges: readonly CutItem[];
  readonly options: CutOptions;
  /** Where the one result goes, in place of the browser's disk. */
  readonly to?: FileSystemFileHandle | undefined;
  readonly t: Translate;
}

const safe = (name: string): string => name.replace(/[\\/:*?"<>|]/g, '_').trim();

const stemOf = ({ name }: ToolFile): string => name.replace(/\.[^.]{1,5}$/, '') || name;

/** What one of the results is called. */
export function cutName(
  { file, ranges, options, t }: Pick<CutOrder, 'file' | 'ranges' | 'options' | 't'>,
  index: number,
  ending: string,
): string {
  const part = options.isJoined ? t('toolCut.joinedName') : safe(ranges[index]?.name ?? String(index + 1));
  return `${safe(stemOf(file))}_${part}.${ending}`;
}

/** Starts the cut of all ranges of a video. */
export function orderCut({ file, ranges, options, to, t }: CutOrder): void {
  const { isJoined, container, mode } = options;
  const stem = stemOf(file);
  const order = convertOrder(t);
  const wanted: readonly CutRange[] = ranges.map(({ name, start, end, mode: own }) => ({
    name,
    start,
    end,
    mode: own ?? mode,
  }));
  toolJobs.start({
    tool: 'video_cut',
    title: t(isJoined ? 'toolCut.joinedTitle' : 'toolCut.title', { name: stem, count: ranges.length }),
    inputs: [file.name],
    options: { ...options, ranges },
    source: file.source ? [file.source] : [],
    pause: order.pause,
    resume: order.resume,
    run: async (strings) => {
      const chosen = container === 'source' ? {} : { container };
      const request = {
        kind: 'cut',
        source: file.file,
        ranges: wanted,
        isJoined,
        ...chosen,
        ...(to && { to }),
      } as const;
      const { result, release: freeAll } = await order.convert(request, strings);
      const release = releaseAfter(result.files.length, freeAll);
      return result.files.map(({ blob, duration, width, height, container: ending }, index) => {
        const name = to?.name ?? cutName({ file, ranges, options, t }, index, ending);
        return { kind: 'file', name, blob, duration, width, height, release, chosen: to };
      });
    },
  });
}
