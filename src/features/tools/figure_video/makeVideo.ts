import type { FigureLine } from '@/domain/figures';
import type { VideoText } from '@/domain/publishing/gate';
import { startExport } from '@/engine/export';
import type { Project } from '@/engine/project/schema';
import { timedTexts } from '@/engine/project/timedTexts';
import type { Translate } from '@/hooks/useT';
import { merchantWatermark } from '@/lib/merchantWatermark';
import type { SourceRef } from '@/services/contract';
import { cleanFileName } from '@/utils/cleanFileName';
import { ToolError, type ToolOrder, type ToolOutput, type ToolProgress } from '../shell';
import { buildVideo } from './buildVideo';
import type { FigureVideoOptions } from './options';
import { recordedLines } from './recordedLines';
import { speakLines } from './speakLines';

/** Share of the work that speaking takes, per cent. */
const VOICE = 25;

interface Wish {
  readonly options: FigureVideoOptions;
  readonly recording: File | undefined;
  readonly format: 'mp4' | 'webm';
  readonly t: Translate;
}

/** Sentences with their voices, whichever way they come. */
export async function voicedLines(
  { options, recording }: Pick<Wish, 'options' | 'recording'>,
  signal: AbortSignal,
  tell: (share: number) => void,
): Promise<readonly FigureLine[]> {
  if (options.mode === 'text') return speakLines(options, signal, tell);
  if (!recording) throw new ToolError('toolFigure.noAudio');
  return recordedLines(recording, options);
}

/** What the video is made from: script, digital human, the library's image. */
export const sourceOf = ({ mode, script, own, background, backdrop }: FigureVideoOptions): readonly SourceRef[] => [
  ...(mode === 'text' && script ? [{ type: 'script', id: script } as const] : []),
  ...(own ? [{ type: 'figure', id: own.id } as const] : []),
  ...(background === 'media' && backdrop ? [{ type: 'file', id: backdrop.id } as const] : []),
];

/** A run of the tool: speak, draw, encode. */
export function videoOrder(wish: Wish, title: string): ToolOrder {
  const { options, recording, t } = wish;
  return {
    tool: 'figure_video',
    title,
    inputs: [recording?.name ?? options.text.slice(0, 60)],
    options,
    source: sourceOf(options),
    run: ({ signal, tell }) => make(wish, title, signal, tell, t),
  };
}

async function make(
  wish: Wish,
  title: string,
  signal: AbortSignal,
  tell: (progress: ToolProgress) => void,
  t: Translate,
): Promise<readonly ToolOutput[]> {
  tell({ stage: t('toolFigure.stage.voice'), percent: 0 });
  const lines = await voicedLines(wish, signal, (share) =>
    tell({ stage: t('toolFigure.stage.voice'), percent: share * VOICE }),
  );
  signal.throwIfAborted();
  const project = await buildVideo(wish.options, lines, title);
  const isTransparent = wish.options.background === 'transparent';
  const job = startExport(project, {
    format: isTransparent ? 'webm' : wish.format,
    transparent: isTransparent,
    watermark: merchantWatermark(),
  });
  const cancel = () => job.cancel();
  signal.addEventListener('abort', cancel, { once: true });
  const end = job.onProgress(({ percent, etaSeconds }) =>
    tell({ stage: t('toolFigure.stage.draw'), percent: VOICE + (percent * (100 - VOICE)) / 100, etaSeconds }),
  );
  try {
    const { blob, width, height, duration, container, release } = await job.result;
    const name = `${cleanFileName(title)}.${container}`;
    const isLabelled = project.aiLabel.visible;
    const texts = saidIn(project, lines);
    return [{ kind: 'file', name, blob, width, height, duration, isLabelled, texts, release }];
  } finally {
    end();
    signal.removeEventListener('abort', cancel);
  }
}

/** What a presenter says: as the captions have it, else sentence by sentence, each behind the one before. */
export function saidIn(
  project: Project,
  lines: readonly Pick<FigureLine, 'text' | 'duration' | 'pause'>[],
): VideoText[] {
  const captions = timedTexts(project);
  if (captions.length > 0) return captions;
  let at = 0;
  return lines.flatMap(({ text, duration, pause = 0 }) => {
    const start = Math.round(at * 100) / 100;
    at += duration + pause;
    return text.trim() ? [{ at: start, text }] : [];
  });
}
