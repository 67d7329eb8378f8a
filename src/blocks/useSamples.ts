import { useEffect, useState } from 'react';
import { imageAddress, paintStill, type StillOrder } from '@/blocks/stills';

const none: ReadonlyMap<string, string> = new Map();
/** Samples that never change are drawn once a page. */
const kept = new Map<string, string>();

/**
 * Images of samples that are always the same (title styles, templates), by id, as they get ready.
 *
 * @param name Names the set; together with the id it names the image.
 */
export function useSamples(
  name: string,
  ids: readonly string[],
  order: (id: string) => StillOrder | undefined,
): ReadonlyMap<string, string> {
  const [images, setImages] = useState(none);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `order` is made of what `name` and `ids` stand for
  useEffect(() => {
    const controller = new AbortController();
    const show = (id: string, address: string) => setImages((known) => new Map(known).set(id, address));
    const paint = async (id: string): Promise<void> => {
      const key = `${name}/${id}`;
      const wanted = order(id);
      const known = kept.get(key);
      if (!wanted && !known) return;
      const address = known ?? (wanted && (await imageAddress(await paintStill(wanted, controller.signal))));
      if (!address) return;
      kept.set(key, address);
      if (!controller.signal.aborted) show(id, address);
    };
    // A sample that cannot be drawn leaves its name; the style itself works.
    for (const id of ids) void paint(id).catch(() => undefined);
    return () => controller.abort();
  }, [name, ids.join()]);
  return images;
}
