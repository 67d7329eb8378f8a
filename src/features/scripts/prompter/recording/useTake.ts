import { useEffect, useRef, useState } from 'react';
import { discardRecording, type RecordingNote } from './keptRecordings';
import { type RecordingEnd, TakeRecorder } from './takeRecorder';

type Phase = 'ready' | 'recording' | 'paused' | 'saving';

/** How often the clock is looked at, milliseconds. */
const CLOCK_MS = 250;

interface TakeOptions {
  /** What was recorded, whole or as far as it came. */
  readonly onTaken: (note: RecordingNote, ended?: RecordingEnd) => void;
  /** Nothing was recorded. */
  readonly onNothing: (reason: RecordingEnd) => void;
  /** The page was hidden: cameras give nothing then, and the recording waits. */
  readonly onHidden: () => void;
}

/** One recording from its start to its end. */
export function useTake(options: TakeOptions) {
  const [phase, setPhase] = useState<Phase>('ready');
  const [seconds, setSeconds] = useState(0);
  const recorder = useRef<TakeRecorder>(undefined);
  const latest = useRef(options);
  latest.current = options;

  const finish = async (ended?: RecordingEnd): Promise<void> => {
    const made = recorder.current;
    if (!made) return;
    recorder.current = undefined;
    setPhase('saving');
    const note = await made.stop();
    setPhase('ready');
    setSeconds(0);
    if (note.seconds > 0) latest.current.onTaken(note, ended);
    else latest.current.onNothing(ended ?? 'failed');
  };

  /** Begins, or goes on after a pause. */
  const run = (stream: MediaStream, about: Pick<RecordingNote, 'text' | 'title' | 'isUpright' | 'type'>): void => {
    try {
      if (recorder.current) recorder.current.resume();
      else recorder.current = new TakeRecorder({ stream, about, onBroken: (reason) => void finish(reason) });
      setPhase('recording');
    } catch {
      // The browser takes neither this camera's picture nor its type after all.
      recorder.current = undefined;
      setPhase('ready');
      latest.current.onNothing('failed');
    }
  };

  const pause = (): void => {
    recorder.current?.pause();
    setPhase('paused');
  };

  const discard = async (): Promise<void> => {
    const made = recorder.current;
    if (!made) return;
    recorder.current = undefined;
    setPhase('saving');
    await discardRecording((await made.stop()).id);
    setPhase('ready');
    setSeconds(0);
  };

  useEffect(() => {
    if (phase !== 'recording') return;
    const timer = setInterval(() => setSeconds(recorder.current?.seconds ?? 0), CLOCK_MS);
    const onHide = (): void => {
      if (document.visibilityState !== 'hidden') return;
      recorder.current?.pause();
      setPhase('paused');
      latest.current.onHidden();
    };
    document.addEventListener('visibilitychange', onHide);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', onHide);
    };
  }, [phase]);

  const isOpen = phase !== 'ready';
  useEffect(() => {
    if (!isOpen) return;
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isOpen]);
  // A screen that is left keeps what was recorded: it is offered again.
  useEffect(() => () => void recorder.current?.stop(), []);

  return { phase, seconds, run, pause, finish, discard };
}

export type Take = ReturnType<typeof useTake>;
