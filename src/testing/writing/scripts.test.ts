import { measureScripts, writeCorpus } from './measure';

/**
 * Percent of scripts with the fault, before goods were told by what each fact speaks of (dev 2052 scripts, held out 684):
 * brandNotOnce 100 / 100, topPointLate 85.2 / 85.1, repeatedGram 0.6 / 1.2, wrongCall 52.9 / 52.8, repeatedStem 1.5 / 1.8,
 * sharedStem 99.6 / 99.1, alike 58.2 / 62.4.
 */
const allowed = {
  brandNotOnce: 0,
  topPointLate: 1,
  repeatedGram: 0,
  placeholder: 0,
  unsupportedNumber: 0,
  wrongCall: 0,
  offLength: 1,
  repeatedStem: 0,
  sharedStem: 0,
  templateOpening: 1,
  brokenNeighbors: 0,
  /** As composed; of versions side by side those too much alike are ordered anew or not listed (`versionOf`). */
  alike: 5,
};

describe.each([
  ['that were at hand while writing', false],
  ['that were held out', true],
])('scripts for goods of twelve trades %s', (_name, isHeldOut) => {
  const shares: Record<keyof typeof allowed, number> = measureScripts(writeCorpus(isHeldOut));

  it.each(Object.entries(allowed))('%s in at most %s percent', (fault, most) => {
    expect(shares[fault as keyof typeof allowed]).toBeLessThanOrEqual(most);
  });
});
