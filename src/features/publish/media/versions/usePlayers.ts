import { useRef, useState } from 'react';

/** Players drift: beyond this the follower is set right. Seconds. */
const drift = 0.15;

/** Two players that play, stop and seek together; the first one that still plays leads. */
export function usePlayers() {
  const players = useRef<(HTMLVideoElement | null)[]>([null, null]);
  const [isPlaying, setPlaying] = useState(false);
  const [time, setTime] = useState(0);
  const all = () => players.current.filter((player) => player !== null);
  const leader = () => all().find((player) => !player.ended) ?? all()[0];

  const play = () => {
    // From the end it begins anew.
    if (all().every(({ ended }) => ended)) seek(0);
    for (const player of all()) if (!player.ended) void player.play().catch(() => setPlaying(false));
    setPlaying(true);
  };
  const pause = () => {
    for (const player of all()) player.pause();
    setPlaying(false);
  };
  const seek = (seconds: number) => {
    for (const player of all()) player.currentTime = Math.min(seconds, player.duration || seconds);
    setTime(seconds);
  };
  const follow = () => {
    const first = leader();
    if (!first) return;
    setTime(first.currentTime);
    for (const player of all()) {
      if (player === first || player.ended || player.paused) continue;
      if (Math.abs(player.currentTime - first.currentTime) > drift) player.currentTime = first.currentTime;
    }
  };
  return {
    isPlaying,
    time,
    seek,
    toggle: () => (isPlaying ? pause() : play()),
    ref: (index: number) => (element: HTMLVideoElement | null) => {
      players.current[index] = element;
    },
    events: (index: number) => ({
      onTimeUpdate: () => {
        if (players.current[index] === leader()) follow();
      },
      onEnded: () => {
        if (all().every(({ ended }) => ended)) setPlaying(false);
      },
    }),
  };
}
