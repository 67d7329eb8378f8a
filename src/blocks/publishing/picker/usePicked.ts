import { type KeyboardEvent, useRef, useState } from 'react';
import type { Video } from '@/services/video/schema';

type Videos = readonly Video[];

interface Picked {
  readonly videos: Videos;
  readonly indexOf: (video: Video) => number;
  /** With `isRange` everything between the last click and this one. */
  readonly toggle: (video: Video, shown: Videos, isRange: boolean) => void;
  /** All of them, or none where all are chosen. */
  readonly togglePage: (shown: Videos) => void;
  readonly clear: () => void;
  /** Arrow keys go from cell to cell, Home and End to the ends. */
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
}

const has = (all: Videos, { id }: Video): boolean => all.some((video) => video.id === id);

/** What is chosen after one more click. */
export function toggled(all: Videos, video: Video, max: number): Videos {
  if (has(all, video)) return all.filter(({ id }) => id !== video.id);
  if (max === 1) return [video];
  return all.length >= max ? all : [...all, video];
}

/** Adds as many as there is room for. */
export const added = (all: Videos, more: Videos, max: number): Videos =>
  [...all, ...more.filter((video) => !has(all, video))].slice(0, max);

/** The cell that an arrow key leads to; undefined = none. */
export function neighbor(key: string, at: number, count: number, columns: number): number | undefined {
  const steps: Readonly<Record<string, number>> = {
    ArrowRight: 1,
    ArrowLeft: -1,
    ArrowDown: columns,
    ArrowUp: -columns,
  };
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const step = steps[key];
  if (step === undefined) return undefined;
  const next = at + step;
  return next >= 0 && next < count ? next : undefined;
}

/** Choosing of videos by mouse and keyboard, up to `max`. */
export function usePicked(max: number): Picked {
  const [videos, setVideos] = useState<Videos>([]);
  const last = useRef<Video>(null);
  return {
    videos,
    indexOf: ({ id }) => videos.findIndex((video) => video.id === id),
    toggle: (video, shown, isRange) => {
      const [from, to] = [shown.findIndex(({ id }) => id === last.current?.id), shown.indexOf(video)];
      last.current = video;
      if (!isRange || max === 1 || from < 0 || to < 0) {
        setVideos((all) => toggled(all, video, max));
        return;
      }
      const range = shown.slice(Math.min(from, to), Math.max(from, to) + 1);
      setVideos((all) => added(all, range, max));
    },
    togglePage: (shown) =>
      setVideos((all) =>
        shown.every((video) => has(all, video)) ? all.filter((video) => !has(shown, video)) : added(all, shown, max),
      ),
    clear: () => setVideos([]),
    onKeyDown: (event) => {
      const cells = [...event.currentTarget.querySelectorAll<HTMLElement>('button[aria-pressed]')];
      const at = cells.indexOf(event.target as HTMLElement);
      if (at < 0) return;
      const top = cells[0]?.offsetTop;
      const columns = Math.max(1, cells.filter(({ offsetTop }) => offsetTop === top).length);
      const next = neighbor(event.key, at, cells.length, columns);
      if (next === undefined) return;
      event.preventDefault();
      cells[next]?.focus();
    },
  };
}
