import { useDebounce } from 'ahooks';
import { useEffect, useRef, useState } from 'react';
import type { FigureLine } from '@/domain/figures';
import type { Project } from '@/engine/project/schema';
import { buildVideo } from './buildVideo';
import { voicedLines } from './makeVideo';
import type { FigureVideoOptions } from './options';
import { recordedLines } from './recordedLines';
import { isSpoken, linesOf } from './speakLines';

export interface Video {
  readonly project: Project | undefined;
  readonly lines: readonly FigureLine[];
  readonly isVoiced: boolean;
  readonly isSpeaking: boolean;
  readonly error: unknown;
  /** Has everything spoken; the video then plays with sound. */
  readonly speak: () => Promise<boolean>;
  /** The video with all that is spoken, as soon as it is. */
  readonly latest: () => Promise<Project>;
}

/** The video of what is set at the moment, silent until it is spoken. */
export function useVideo(options: FigureVideoOptions, recording: File | undefined, title: string): Video {
  const [lines, setLines] = useState<readonly FigureLine[]>([]);
  const [project, setProject] = useState<Project>();
  const [error, setError] = useState<unknown>();
  const [isSpeaking, setSpeaking] = useState(false);
  const [round, setRound] = useState(0);
  const stop = useRef<AbortController>(undefined);
  const settled = useDebounce(options, { wait: 250 });

  // biome-ignore lint/correctness/useExhaustiveDependencies: `round` says that voices have come in
  useEffect(() => {
    let isOver = false;
    const build = async () => {
      const found =
        settled.mode === 'text' ? linesOf(settled) : recording ? await recordedLines(recording, settled) : [];
      const video = await buildVideo(settled, found, title);
      if (isOver) return;
      setLines(found);
      setProject(video);
      setError(undefined);
    };
    build().catch((reason: unknown) => !isOver && setError(reason));
    return () => {
      isOver = true;
    };
  }, [settled, recording, title, round]);
  useEffect(() => () => stop.current?.abort(), []);

  const speak = async (): Promise<boolean> => {
    stop.current?.abort();
    const controller = new AbortController();
    stop.current = controller;
    setSpeaking(true);
    setError(undefined);
    try {
      await voicedLines({ options, recording }, controller.signal, () => setRound((count) => count + 1));
      setRound((count) => count + 1);
      return true;
    } catch (reason) {
      if (!controller.signal.aborted) setError(reason);
      return false;
    } finally {
      setSpeaking(false);
    }
  };
  const latest = async (): Promise<Project> => {
    const found = options.mode === 'text' ? linesOf(options) : recording ? await recordedLines(recording, options) : [];
    return buildVideo(options, found, title);
  };
  return { latest, project, lines, isVoiced: isSpoken(lines), isSpeaking, error, speak };
}
