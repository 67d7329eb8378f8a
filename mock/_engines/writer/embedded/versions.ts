import { MAX_SHARED_PHRASES, sharedPhrases } from '../../../../src/domain/writing/sharedPhrases';
import type { Brief } from './brief';
import { composeNoted } from './compose';
import { VARIANTS } from './goods/measures';

type ComposeOptions = Parameters<typeof composeNoted>[1];
type Composed = ReturnType<typeof composeNoted>;

/** Other orders of the same facts that are tried before a version is given up. */
const TRIES = 3;

export type Version = Composed & {
  /** The material is told: this version would be an earlier one in another order. */
  readonly isAlike?: true;
};

const textOf = ({ lines }: Composed): string => lines.map(({ text }) => text).join('');

/**
 * The script of a seed, told apart from those that stand before it: seeds in a row are versions side by side. Where the
 * facts do not carry another one it is the least alike, and says so.
 */
export function versionOf(brief: Brief, options: ComposeOptions): Version {
  const { seed, framework } = options;
  const version = (((seed - 1) % VARIANTS) + VARIANTS) % VARIANTS;
  const plain = composeNoted(brief, options);
  // what the user wrote into his own framework stands in every version, as he wished
  if (brief.mode !== 'goods' || version === 0 || framework.origin === 'own') return plain;
  const earlier = Array.from({ length: version }, (_, at) =>
    versionOf(brief, { ...options, seed: seed - version + at }),
  ).filter(({ isAlike }) => !isAlike);
  const shareOf = (one: Composed): number =>
    Math.max(...earlier.map((other) => sharedPhrases(textOf(one), textOf(other))));
  let best = { made: plain, share: shareOf(plain) };
  for (let turn = 1; turn <= TRIES && best.share > MAX_SHARED_PHRASES; turn += 1) {
    const made = composeNoted(brief, { ...options, seed: seed + turn * VARIANTS });
    const share = shareOf(made);
    if (share < best.share) best = { made, share };
  }
  return best.share > MAX_SHARED_PHRASES ? { ...best.made, isAlike: true } : best.made;
}
