import { useEffect, useSyncExternalStore } from 'react';
import { useT } from '@/hooks/useT';
import { errorWords } from '../shell/errorWords';
import type { Film, Stage } from './film';
import { filmStore } from './filmStore';

interface FilmWork {
  readonly film: Film;
  readonly isRunning: boolean;
  readonly run: (stages: readonly Stage[]) => void;
}

/** The video that is being made, and how its stages are done. */
export function useFilm(): FilmWork {
  const t = useT();
  const film = useSyncExternalStore(filmStore.subscribe, filmStore.get);
  useEffect(() => {
    void filmStore.open();
  }, []);
  return {
    film,
    isRunning: filmStore.isRunning(),
    run: (stages) => void filmStore.run(stages, t, (error) => errorWords(error, t)),
  };
}
