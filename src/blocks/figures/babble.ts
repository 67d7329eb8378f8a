import { encodeMouth, type MouthFrame, type VISEMES } from '@/engine/figure';

const syllable = (viseme: (typeof VISEMES)[number], peak: number): readonly MouthFrame[] =>
  [0.5, 0.9, 1, 0.8, 0.4].map((share) => ({ viseme, level: Math.round(peak * share) }));
const pause = (frames: number): readonly MouthFrame[] =>
  Array.from({ length: frames }, () => ({ viseme: 'rest', level: 0 }) as const);

/** Two seconds and a half of speech-like movement for a figure that is shown speaking before it has anything to say. */
export const babble = encodeMouth([
  ...syllable('i', 5),
  ...syllable('a', 7),
  ...syllable('o', 6),
  ...pause(2),
  ...syllable('e', 6),
  ...syllable('m', 5),
  ...syllable('a', 6),
  ...syllable('u', 5),
  ...pause(9),
  ...syllable('a', 7),
  ...syllable('s', 5),
  ...syllable('i', 5),
  ...syllable('o', 7),
  ...pause(12),
]);
