import type { FoundClaim } from './findClaims';
import * as told from './judging.data';
import { contradicted, type FactSource, type Judgement, supported, unsupported } from './types';
import { placeNames, placesWithin } from './words.data';

/** Towns that the data name as the origin, as they are spoken of: 浙江平湖 is 平湖. */
export function placesOf(sources: readonly FactSource[]): readonly string[] {
  return sources
    .filter(({ label }) => told.originLabel.test(label))
    .flatMap(({ text }) => text.replace(told.anyPlace, ' ').match(/\p{sc=Han}{2,4}/gu) ?? []);
}

/** What places lie in, worked out once each. */
const knownRegions = new Map<string, readonly string[]>();

/** What a place lies in, itself included: 锡林郭勒 in 内蒙古, both in 中国. */
function regionsOf(place: string): readonly string[] {
  const known = knownRegions.get(place);
  if (known) return known;
  const wider = placesWithin.filter(({ within }) => within.includes(place)).flatMap(({ region }) => regionsOf(region));
  const regions = [...placeNames(place), ...wider];
  knownRegions.set(place, regions);
  return regions;
}

/** How a claimed place stands to one that the data name: the same or wider, finer, or another. */
function standing(claimed: string, known: string): 'within' | 'finer' | 'other' {
  if (regionsOf(known).some((region) => placeNames(claimed).includes(region))) return 'within';
  return regionsOf(claimed).some((region) => placeNames(known).includes(region)) ? 'finer' : 'other';
}

/** Judges where goods or what they are made of come from; a wider place bears a claim out, a finer one leaves it open. */
export function judgeOrigin({ word = '' }: FoundClaim, sources: readonly FactSource[]): Judgement {
  const found = word && sources.find(({ text }) => text.includes(word));
  if (found) return supported(found);
  const naming = sources.filter(
    ({ label, text }) => (told.originLabel.test(label) || told.saysOrigin.test(text)) && placesIn(text).length > 0,
  );
  const stands = naming.map((source) => ({
    source,
    how: placesIn(source.text).map((known) => standing(word === '' ? told.imports : word, known)),
  }));
  const wider = stands.find(({ how }) => how.includes('within'));
  if (wider) return supported(wider.source);
  const [other] = stands;
  return other && !stands.some(({ how }) => how.includes('finer')) ? contradicted(other.source) : unsupported;
}

const placesIn = (text: string): readonly string[] => [
  ...(text.match(told.anyPlace) ?? []),
  ...(text.includes(told.china) ? [told.china] : []),
];
