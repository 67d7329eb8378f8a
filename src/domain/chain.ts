/** A reference as it stands in a record's `source`. */
export interface ChainRef {
  readonly type: string;
  readonly id: string;
}

/** A record of the chain, reduced to what the graph needs. */
export interface ChainRecord extends ChainRef {
  readonly source: readonly ChainRef[];
}

export const chainKey = ({ type, id }: ChainRef): string => `${type}:${id}`;

/** Order in which things are made; a column each in the image. */
export const chainStages: readonly (readonly string[])[] = [
  ['goods', 'breakdown', 'knowledge', 'figure', 'file', 'template'],
  ['framework', 'chat'],
  ['topic'],
  ['script', 'article'],
  ['shooting_plan'],
  ['project'],
  ['video'],
  ['publish'],
];

const stageByType = new Map(chainStages.flatMap((types, index) => types.map((type) => [type, index] as const)));

/** Column of a type; unknown types stand in the first. */
export const stageOf = (type: string): number => stageByType.get(type) ?? 0;

interface ChainGraph {
  /** Everything that the record rests on, also through others; nearest first. */
  readonly upstream: readonly string[];
  /** Everything that rests on it. */
  readonly downstream: readonly string[];
  /** Key → keys of its nearest origins within the graph. */
  readonly parents: ReadonlyMap<string, readonly string[]>;
}

/** All keys that are reached from `start` along `next`, without `start` itself, in the order of the distance. */
function reach(start: string, next: (key: string) => readonly string[]): string[] {
  const seen = new Set([start]);
  for (const key of seen) for (const following of next(key)) seen.add(following);
  seen.delete(start);
  return [...seen];
}

/**
 * The chain around one record. A `source` names all origins of a record, near and far; an arrow is only drawn from the
 * near ones: those that are not origins of another origin. Loops, which bad data may hold, end by themselves.
 */
export function chainGraph(records: readonly ChainRecord[], here: ChainRef): ChainGraph {
  const sources = new Map(records.map((record) => [chainKey(record), [...new Set(record.source.map(chainKey))]]));
  const makes = new Map<string, string[]>();
  for (const [key, origins] of sources) {
    for (const origin of origins) makes.set(origin, [...(makes.get(origin) ?? []), key]);
  }
  const originsOf = (key: string): readonly string[] => sources.get(key) ?? [];
  const start = chainKey(here);
  const upstream = reach(start, originsOf);
  const downstream = reach(start, (key) => makes.get(key) ?? []).filter((key) => !upstream.includes(key));
  const shown = new Set([...upstream, start, ...downstream]);
  const parents = new Map<string, readonly string[]>();
  for (const key of shown) {
    const own = originsOf(key).filter((origin) => shown.has(origin) && origin !== key);
    const far = new Set(own.flatMap((origin) => reach(origin, originsOf)).filter((origin) => origin !== key));
    const near = own.filter((origin) => !far.has(origin));
    parents.set(key, near.length > 0 ? near : own);
  }
  return { upstream, downstream, parents };
}
