import type { GestureKind } from '../../engine/figure/gestures';
import { gestureWords } from './gestureWords.data';

/** Where the words say nothing, a hand is opened at every third sentence: always moving tires, never moving is stiff. */
const EVERY = 3;

/** The gesture that goes with a sentence: by its words, else by its place. */
export function suggestGesture(text: string, index: number): GestureKind {
  const found = gestureWords.find(([pattern]) => pattern.test(text));
  if (found) return found[1];
  return index % EVERY === 0 ? 'open' : 'none';
}
