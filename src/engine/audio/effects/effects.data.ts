import { gate, layered, made, voice } from './tools';
import { air, bar, blow, brass, glide, scattered, tick, weather } from './voices';

type EffectGroup = 'move' | 'hint' | 'hit' | 'life' | 'mood';

/** A sound effect of our own: computed, not recorded, so nobody's licence is needed. */
export interface SoundEffect {
  readonly id: string;
  readonly group: EffectGroup;
  /** One channel at 44.1 kHz; the same samples at every call, not yet levelled. */
  readonly play: () => Float32Array;
}

const notes = (hertz: readonly number[], step: number, seconds: number, fall: number): Float32Array =>
  layered(
    step * hertz.length + seconds,
    hertz.map((one, index) => ({ at: index * step, audio: bar(one, seconds, fall) })),
  );

const reversed = (audio: Float32Array): Float32Array => audio.slice().reverse();

/** Two clocks' worth of heart: lub, then dub. */
const beat = (): Float32Array =>
  layered(0.9, [
    { at: 0, audio: blow(62, 0.28, 0.05) },
    { at: 0.24, level: 0.7, audio: blow(54, 0.26, 0.04) },
  ]);

/** In the order in which they are shown. */
export const soundEffects: readonly SoundEffect[] = [
  { id: 'whoosh', group: 'move', play: () => air(0.9, 300, 2600, 0.55) },
  { id: 'swoosh', group: 'move', play: () => air(0.38, 900, 5200, 0.4, 13) },
  { id: 'swipe', group: 'move', play: () => air(0.22, 3600, 1200, 0.25, 17) },
  {
    id: 'riser',
    group: 'move',
    play: () => {
      const tone = voice();
      const tail = made(2.4, (t) => tone(110 * 8 ** (t / 2.4)) * (t / 2.4) ** 2 * gate(t, 2.4, 0.05, 0.03));
      return layered(2.4, [
        { at: 0, level: 0.5, audio: tail },
        { at: 0, audio: air(2.4, 400, 5800, 0.97, 19) },
      ]);
    },
  },
  {
    id: 'reverse',
    group: 'move',
    play: () =>
      reversed(
        layered(1.4, [
          { at: 0, audio: bar(880, 1.4, 3) },
          { at: 0, audio: air(1.4, 5000, 400, 0.05, 23) },
        ]),
      ),
  },
  { id: 'drop', group: 'move', play: () => glide(820, 46, 1.1, 1.6) },
  {
    id: 'zip',
    group: 'move',
    play: () => scattered(0.45, 36, 29, (chance, index) => tick(1500 + index * 70 + chance * 300, 0.02)),
  },

  { id: 'pop', group: 'hint', play: () => glide(330, 1250, 0.11, 14) },
  { id: 'ding', group: 'hint', play: () => bar(1318.5, 1.6, 3.4) },
  {
    id: 'click',
    group: 'hint',
    play: () =>
      layered(0.09, [
        { at: 0, audio: tick(3200) },
        { at: 0.045, level: 0.6, audio: tick(2200, 0.04, 31) },
      ]),
  },
  { id: 'notify', group: 'hint', play: () => notes([987.8, 1318.5], 0.12, 0.7, 5) },
  { id: 'correct', group: 'hint', play: () => notes([659.3, 784, 1046.5], 0.09, 0.8, 4.5) },
  {
    id: 'wrong',
    group: 'hint',
    play: () =>
      layered(0.62, [
        { at: 0, audio: brass([185, 196], 0.22) },
        { at: 0.28, audio: brass([147, 156], 0.32) },
      ]),
  },
  {
    id: 'countdown',
    group: 'hint',
    play: () =>
      layered(
        3.2,
        [0, 1, 2]
          .map((second) => ({ at: second * 0.9, audio: bar(784, 0.3, 12) }))
          .concat([{ at: 2.7, audio: bar(1568, 0.5, 7) }]),
      ),
  },
  {
    id: 'bubbles',
    group: 'hint',
    play: () => scattered(1.3, 11, 37, (chance) => glide(240 + chance * 420, 640 + chance * 900, 0.09, 16)),
  },

  { id: 'hit', group: 'hit', play: () => blow(74, 0.7, 0.8) },
  {
    id: 'boom',
    group: 'hit',
    play: () =>
      layered(2.2, [
        { at: 0, audio: blow(42, 2.2, 0.5) },
        { at: 0, level: 0.5, audio: air(2, 700, 90, 0.04, 41) },
      ]),
  },
  {
    id: 'punch',
    group: 'hit',
    play: () =>
      layered(0.3, [
        { at: 0, audio: blow(120, 0.3, 1.2, 43) },
        { at: 0, level: 0.8, audio: air(0.09, 2400, 700, 0.1, 47) },
      ]),
  },
  {
    id: 'drumroll',
    group: 'hit',
    play: () =>
      layered(2.4, [
        ...Array.from({ length: 40 }, (_, index) => ({
          at: index * 0.048,
          level: 0.25 + index / 70,
          audio: blow(190, 0.1, 1.6, 51 + (index % 3)),
        })),
        { at: 1.98, level: 1.3, audio: blow(84, 0.42, 1) },
      ]),
  },
  {
    id: 'tada',
    group: 'hit',
    play: () =>
      layered(1.7, [
        { at: 0, audio: brass([261.6, 329.6, 392], 0.2) },
        { at: 0.2, audio: brass([349.2, 440, 523.3], 1.4) },
      ]),
  },

  {
    id: 'cash',
    group: 'life',
    play: () =>
      layered(1.5, [
        { at: 0, audio: tick(1400, 0.06, 57) },
        { at: 0.09, audio: tick(900, 0.06, 59) },
        { at: 0.2, level: 0.8, audio: bar(2093, 1.2, 4) },
        { at: 0.2, level: 0.6, audio: bar(2637, 1.2, 4.6) },
        ...[0.42, 0.5, 0.57, 0.66].map((at) => ({ at, level: 0.2, audio: bar(3400 + at * 900, 0.12, 24) })),
      ]),
  },
  {
    id: 'typing',
    group: 'life',
    play: () => scattered(1.9, 15, 61, (chance, index) => tick(1200 + chance * 1700, 0.045, 67 + index)),
  },
  {
    id: 'camera',
    group: 'life',
    play: () =>
      layered(0.36, [
        { at: 0, audio: tick(2600, 0.05, 71) },
        { at: 0.03, level: 0.6, audio: air(0.1, 3600, 1800, 0.2, 73) },
        { at: 0.16, audio: tick(1700, 0.05, 79) },
      ]),
  },
  {
    id: 'pour',
    group: 'life',
    play: () =>
      layered(2.2, [
        { at: 0, level: 0.35, audio: weather(2.2, 1500, 0.2, 0.7, 83) },
        {
          at: 0,
          audio: scattered(2.2, 46, 89, (chance, index) =>
            glide(380 + index * 12 + chance * 260, 520 + index * 15 + chance * 300, 0.06, 22),
          ),
        },
      ]),
  },
  {
    id: 'knock',
    group: 'life',
    play: () =>
      layered(
        0.9,
        [0, 0.22, 0.44].map((at) => ({
          at,
          audio: layered(0.3, [
            { at: 0, audio: blow(210, 0.16, 0.9, 97) },
            { at: 0, level: 0.4, audio: tick(780, 0.08, 101) },
          ]),
        })),
      ),
  },

  {
    id: 'sparkle',
    group: 'mood',
    play: () => scattered(1.5, 14, 103, (chance, index) => bar(1800 + index * 160 + chance * 500, 0.5, 9)),
  },
  {
    id: 'magic',
    group: 'mood',
    play: () => notes([523.3, 587.3, 659.3, 784, 880, 1046.5, 1174.7, 1318.5, 1568, 1760, 2093], 0.055, 0.9, 4),
  },
  {
    id: 'heartbeat',
    group: 'mood',
    play: () =>
      layered(
        3.6,
        [0, 0.9, 1.8, 2.7].map((at) => ({ at, audio: beat() })),
      ),
  },
  { id: 'wind', group: 'mood', play: () => weather(5, 520, 0.6, 3, 107) },
  {
    id: 'rain',
    group: 'mood',
    play: () =>
      layered(5, [
        { at: 0, level: 0.8, audio: weather(5, 3400, 0.12, 0.6, 109) },
        { at: 0, level: 0.5, audio: scattered(5, 150, 113, (chance) => tick(1600 + chance * 2600, 0.03)) },
      ]),
  },
];
