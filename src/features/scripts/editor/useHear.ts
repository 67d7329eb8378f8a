import { useCallback, useEffect, useRef, useState } from 'react';
import { usualVoice } from '@/domain/script';
import { useActionRunner } from '@/hooks/useAction';
import { useT } from '@/hooks/useT';
import { messageOf, shownByCaller } from '@/lib/request';
import { speechApi } from '@/services/speech/api';
import { useScriptParts } from './ScriptContext';

/** Only one sentence is heard at a time. */
let stopOther: (() => void) | undefined;
let voice: Promise<string> | undefined;

function firstVoice(): Promise<string> {
  voice ??= speechApi.voices(shownByCaller).then(({ list }) => list[0]?.id ?? '');
  voice.catch(() => {
    voice = undefined;
  });
  return voice;
}

/** Says a sentence at the script's speed. */
export function useHear() {
  const t = useT();
  const runAction = useActionRunner();
  const { store } = useScriptParts();
  const [isLoading, setLoading] = useState(false);
  const [isPlaying, setPlaying] = useState(false);
  const audio = useRef<HTMLAudioElement>(undefined);
  const stop = useCallback(() => {
    audio.current?.pause();
    audio.current = undefined;
    setPlaying(false);
  }, []);
  useEffect(() => stop, [stop]);

  const toggle = async (text: string) => {
    if (isPlaying) return stop();
    stopOther?.();
    stopOther = stop;
    const start = async () => {
      const speed = Math.min(2, Math.max(0.5, store.get().voiceSpeed / usualVoice));
      const { url } = await speechApi.synthesize({ text, voice: await firstVoice(), speed }, shownByCaller);
      if (stopOther !== stop) return;
      const player = new Audio(url);
      audio.current = player;
      player.onended = stop;
      setPlaying(true);
      await player.play();
    };
    setLoading(true);
    const isStarted = await runAction(start, undefined, {
      messages: { failed: (error) => (error instanceof DOMException ? t('scripts.cannotPlay') : messageOf(error)) },
    });
    if (!isStarted) stop();
    setLoading(false);
  };
  return { isLoading, isPlaying, toggle };
}
