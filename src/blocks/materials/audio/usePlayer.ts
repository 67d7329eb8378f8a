import { useCallback, useEffect, useRef, useState } from 'react';
import type { MadeAudio } from './audioFiles';

interface Playing {
  readonly id: string;
  /** Of the context's clock. */
  readonly since: number;
  readonly seconds: number;
  readonly isLooped: boolean;
}

export interface Player {
  readonly playing: string | undefined;
  /** Plays it, round and round without a seam where wished, or stops it. Rejects when it cannot be made. */
  readonly toggle: (id: string, open: () => Promise<MadeAudio>, isLooped: boolean) => Promise<void>;
  readonly stop: () => void;
  /** 0–1 of what plays now. */
  readonly share: () => number;
}

/** One computed sound at a time. A loop is one buffer that the browser repeats to the sample: no gap can be heard. */
export function usePlayer(): Player {
  const context = useRef<AudioContext>(undefined);
  const source = useRef<AudioBufferSourceNode>(undefined);
  const run = useRef(0);
  const now = useRef<Playing>(undefined);
  const [playing, setPlaying] = useState<string>();

  const stop = useCallback(() => {
    run.current += 1;
    const node = source.current;
    if (node) {
      node.onended = null;
      node.stop();
    }
    source.current = undefined;
    now.current = undefined;
    setPlaying(undefined);
  }, []);
  useEffect(
    () => () => {
      stop();
      void context.current?.close();
      context.current = undefined;
    },
    [stop],
  );

  const toggle = useCallback<Player['toggle']>(
    async (id, open, isLooped) => {
      const isSame = playing === id;
      stop();
      if (isSame) return;
      const mine = run.current;
      setPlaying(id);
      try {
        const { channels, sampleRate } = await open();
        if (mine !== run.current) return;
        context.current ??= new AudioContext();
        const buffer = context.current.createBuffer(channels.length, channels[0]?.length ?? 1, sampleRate);
        channels.forEach((channel, index) => {
          buffer.copyToChannel(new Float32Array(channel), index);
        });
        const node = context.current.createBufferSource();
        node.buffer = buffer;
        node.loop = isLooped;
        node.onended = stop;
        node.connect(context.current.destination);
        await context.current.resume();
        node.start();
        source.current = node;
        now.current = { id, since: context.current.currentTime, seconds: buffer.duration, isLooped };
      } catch (error) {
        if (mine === run.current) stop();
        throw error;
      }
    },
    [playing, stop],
  );

  const share = useCallback((): number => {
    const { current } = now;
    if (!current || !context.current) return 0;
    const passed = (context.current.currentTime - current.since) / current.seconds;
    return current.isLooped ? passed % 1 : Math.min(1, passed);
  }, []);
  return { playing, toggle, stop, share };
}
