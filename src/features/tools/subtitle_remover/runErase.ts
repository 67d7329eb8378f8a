import { type EraseProgress, type EraseSettings, startDetect, startErase, tidySpans } from '@/engine/erase';
import type { Translate } from '@/hooks/useT';
import { type ToolFile, type ToolOutput, type ToolProgress, toolJobs } from '../shell';
import { resultName } from './eraseOptions';
import { rememberSpeed } from './speed';

/** Anything of the engine that can be held and stopped. */
interface Held {
  readonly cancel: () => void;
  readonly pause: () => void;
  readonly resume: () => void;
}

interface Run {
  readonly files: readonly ToolFile[];
  /** The file that the spans were set on; of the others they are looked for. */
  readonly shownId: string;
  readonly settings: EraseSettings;
  readonly title: string;
  /** Where the one result goes, in place of the browser's disk. */
  readonly to?: FileSystemFileHandle | undefined;
  readonly t: Translate;
}

/** Starts the videos one after the other, outside of the page. */
export function runErase({ files, shownId, settings, title, to, t }: Run): void {
  let held: Held | null = null;
  let isPaused = false;
  const hold = <Job extends Held>(job: Job, signal: AbortSignal): Job => {
    held = job;
    if (isPaused) job.pause();
    signal.addEventListener('abort', job.cancel);
    return job;
  };
  toolJobs.start({
    tool: 'subtitle_remover',
    title,
    inputs: files.map(({ name }) => name),
    options: settings,
    source: files.flatMap(({ source }) => source ?? []),
    pause: () => {
      isPaused = true;
      held?.pause();
    },
    resume: () => {
      isPaused = false;
      held?.resume();
    },
    run: async ({ signal, tell }) => {
      const outputs: ToolOutput[] = [];
      for (const [index, file] of files.entries()) {
        const part = partOf(index, files.length, tell);
        const own = file.id === shownId ? settings : await fitted(file, settings, { signal, hold, tell: part, t });
        outputs.push(await eraseOne(file, own, { signal, hold, tell: part, to, t }));
      }
      return outputs;
    },
  });
}

interface Strings {
  readonly signal: AbortSignal;
  readonly hold: <Job extends Held>(job: Job, signal: AbortSignal) => Job;
  readonly tell: (progress: ToolProgress) => void;
  readonly t: Translate;
}

/** A file's share of the whole. */
const partOf =
  (index: number, count: number, tell: (progress: ToolProgress) => void) =>
  ({ percent, stage, etaSeconds = null }: ToolProgress): void =>
    tell({
      percent: (index * 100 + percent) / count,
      // What later files take is not known.
      etaSeconds: count === 1 ? etaSeconds : null,
      ...(stage ? { stage: count > 1 ? `${index + 1} / ${count} · ${stage}` : stage } : {}),
    });

async function eraseOne(
  file: ToolFile,
  settings: EraseSettings,
  { signal, hold, tell, to, t }: Strings & Pick<Run, 'to'>,
): Promise<ToolOutput> {
  signal.throwIfAborted();
  const job = hold(startErase({ file: file.file, settings, to }), signal);
  let last: EraseProgress | null = null;
  job.onProgress((progress) => {
    last = progress;
    tell({
      stage: t(`toolErase.stage.${progress.stage}`),
      percent: progress.percent,
      etaSeconds: progress.etaSeconds,
    });
  });
  const { result } = await job.done;
  const speed = (last as EraseProgress | null)?.realtime;
  if (speed && result.images.erased > result.images.copied) rememberSpeed(speed, result.width, result.height);
  const { blob, width, height, duration, container } = result;
  const name = to?.name ?? resultName(file.name, t('toolErase.suffix'), container);
  return { kind: 'file', name, blob, width, height, duration, chosen: to, release: job.release };
}

/** Settings for another video: the same places, its own times. */
async function fitted(
  file: ToolFile,
  settings: EraseSettings,
  { signal, hold, tell, t }: Strings,
): Promise<EraseSettings> {
  if (settings.regions.every(({ spans }) => spans === null)) return settings;
  signal.throwIfAborted();
  const job = hold(startDetect({ file: file.file }), signal);
  job.onProgress(() => tell({ stage: t('toolErase.finding'), percent: 0 }));
  const { found } = (await job.done).result;
  const all = found.flatMap(({ spans }) => spans ?? []);
  const spans = all.length > 0 ? tidySpans(all, file.facts?.duration ?? Number.POSITIVE_INFINITY, 0.1) : null;
  return { ...settings, regions: settings.regions.map((region) => (region.spans ? { ...region, spans } : region)) };
}
