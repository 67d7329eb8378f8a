import type { z } from 'zod';
import { labelStateOf, lengthOf, ratioOf } from '../../src/domain/videos';
import type { Video, videoContract } from '../../src/services/video/schema';

type Query = Omit<z.output<(typeof videoContract)['data']['input']>, 'made'>;
type Facet = 'goods_id' | 'framework_id' | 'author_id' | 'plan' | 'label' | 'compliance' | 'ratio' | 'length';

const valuesOf: Readonly<Record<Facet, (video: Video) => readonly (string | undefined)[]>> = {
  goods_id: ({ goods_id }) => [goods_id],
  framework_id: ({ framework_id }) => [framework_id],
  author_id: ({ author }) => [author.id],
  plan: ({ plan }) => [plan],
  label: (video) => {
    const state = labelStateOf(video);
    return state === 'part' || state === 'none' ? [state, 'due'] : [state];
  },
  compliance: ({ compliance }) =>
    compliance === 'clean' || compliance === 'unknown' ? [compliance] : [compliance, 'marked'],
  ratio: ({ width, height }) => [ratioOf(width, height)],
  length: ({ duration }) => [lengthOf(duration)],
};
const facets = Object.keys(valuesOf) as Facet[];
const dayMs = 24 * 3600 * 1000;

/** Videos that a query means, and what may be chosen in the filters whose choices come with the list. */
export function filterVideos(
  videos: readonly Video[],
  query: Query,
  now: number,
  frameworkName: (id: string) => string,
) {
  const since = query.days === undefined ? undefined : now - query.days * dayMs;
  const scope = videos.filter(
    (video) => (!query.stack || video.is_current) && (since === undefined || Date.parse(video.created_at) >= since),
  );
  const passes = (video: Video, facet: Facet): boolean => {
    const wanted = query[facet];
    return wanted === undefined || valuesOf[facet](video).includes(wanted);
  };
  const rows = scope.filter((video) => facets.every((facet) => passes(video, facet)));
  const names: Readonly<Partial<Record<Facet, (video: Video) => string>>> = {
    goods_id: ({ goods_title }) => goods_title,
    framework_id: ({ framework_id = '' }) => frameworkName(framework_id),
    author_id: ({ author }) => author.name,
  };
  const filter = Object.fromEntries(
    Object.entries(names).map(([key, nameOf]) => {
      const facet = key as Facet;
      const others = scope.filter((video) => facets.every((each) => each === facet || passes(video, each)));
      const found = new Map<string, { value: string; label: string; count: number }>();
      for (const video of others) {
        const value = valuesOf[facet](video)[0];
        if (!value) continue;
        const known = found.get(value);
        if (known) known.count += 1;
        else found.set(value, { value, label: nameOf(video) || value, count: 1 });
      }
      return [facet, [...found.values()].sort((a, b) => b.count - a.count)];
    }),
  );
  return { rows, filter };
}
