import { useCallback, useEffect, useRef, useState } from 'react';
import { useActionRunner } from '@/hooks/useAction';
import { useParts } from '../ComposeContext';

/** Only one voice is heard at a time. */
let stopOther: (() => void) | undefined;

/** Hears a text in the chosen voice: makes the voice where it is missing, then plays it. */
export function useListen() {
  const runAction = useActionRunner();
  const { voices } = useParts();
  const [isPlaying, setPlaying] = useState(false);
  const audio = useRef<HTMLAudioElement>(undefined);

  const stop = useCallback(() => {
    audio.current?.pause();
    audio.current = undefined;
    setPlaying(false);
  }, []);
  useEffect(() => stop, [stop]);

  const toggle = async (text: string) => {
    if (isPlaying) {
      stop();
      return;
    }
    stopOther?.();
    stopOther = stop;
    const clip = await voices.make(text);
    if (!clip || stopOther !== stop) return;
    const player = new Audio(clip.url);
    audio.current = player;
    player.onended = stop;
    setPlaying(true);
    const isHeard = await runAction(() => player.play(), undefined, {
      messages: { failed: 'compose.voice.cannotPlay' },
    });
    if (!isHeard) stop();
  };
  return { isPlaying, toggle, stop };
}
