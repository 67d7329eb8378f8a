import { useEffect, useRef, useState } from 'react';
import { messageOf, shownByCaller } from '@/lib/request';
import { goodsApi } from '@/services/goods/api';
import type { Extraction } from '@/services/goods/schema';
import { emptyFound, type LinkRead, mostLinks, readLink } from './readLinks';

const atOnce = 3;

export interface LinkLine {
  readonly url: string;
  readonly read: LinkRead;
  /** Taken along when saving. */
  readonly isChosen: boolean;
  /** Addresses of media that were taken out. */
  readonly without: readonly string[];
  readonly saved?: 'saving' | 'done' | { readonly problem: string };
}

/** Links on their way to goods: read three at a time, edited, saved one by one. */
export function useLinkImport(onChanged: () => void) {
  const [lines, setLines] = useState<readonly LinkLine[]>([]);
  const controller = useRef(new AbortController());
  useEffect(() => () => controller.current.abort(), []);
  const change = (url: string, patch: (line: LinkLine) => Partial<LinkLine>) =>
    setLines((now) => now.map((line) => (line.url === url ? { ...line, ...patch(line) } : line)));

  const readAll = async (urls: readonly string[]) => {
    const { signal } = controller.current;
    let next = 0;
    const worker = async () => {
      for (let url = urls[next++]; url !== undefined && !signal.aborted; url = urls[next++]) {
        const own = url;
        change(own, () => ({ read: { state: 'reading' } }));
        const read = await readLink(own, signal);
        change(own, () => ({ read, isChosen: read.state === 'read' }));
      }
    };
    await Promise.all(Array.from({ length: atOnce }, worker));
  };
  const add = (urls: readonly string[]) => {
    const fresh = urls.filter((url) => !lines.some((line) => line.url === url)).slice(0, mostLinks - lines.length);
    setLines((now) => [...now, ...fresh.map((url) => aLine(url))]);
    void readAll(fresh);
  };
  const stop = () => {
    controller.current.abort();
    controller.current = new AbortController();
    setLines((now) =>
      now.map((line) => (line.read.state === 'waiting' ? { ...line, read: { state: 'canceled' } } : line)),
    );
  };
  const edit = (url: string, patch: Partial<Extraction>) =>
    change(url, ({ read }) => (read.state === 'read' ? { read: { ...read, found: { ...read.found, ...patch } } } : {}));

  /** Resolves with the number saved. */
  const saveAll = async (): Promise<number> => {
    let count = 0;
    for (const line of lines) {
      if (!line.isChosen || line.saved === 'done' || line.read.state !== 'read') continue;
      change(line.url, () => ({ saved: 'saving' }));
      try {
        await goodsApi.save(bodyOf(line.read.found, line.without), shownByCaller);
        count += 1;
        change(line.url, () => ({ saved: 'done' }));
      } catch (error) {
        change(line.url, () => ({ saved: { problem: messageOf(error) } }));
      }
    }
    if (count > 0) onChanged();
    return count;
  };
  return {
    lines,
    add,
    stop,
    edit,
    saveAll,
    again: (url: string) => void readAll([url]),
    byHand: (url: string) => change(url, () => ({ read: { state: 'read', found: emptyFound(url) }, isChosen: true })),
    remove: (url: string) => setLines((now) => now.filter((line) => line.url !== url)),
    choose: (url: string, isChosen: boolean) => change(url, () => ({ isChosen })),
    toggleMedia: (url: string, media: string) =>
      change(url, ({ without }) => ({
        without: without.includes(media) ? without.filter((one) => one !== media) : [...without, media],
      })),
  };
}

export type LinkImporting = ReturnType<typeof useLinkImport>;

const aLine = (url: string): LinkLine => ({ url, read: { state: 'waiting' }, isChosen: false, without: [] });

function bodyOf({ missing: _missing, extractor: _extractor, ...found }: Extraction, without: readonly string[]) {
  const media = found.media.filter(({ url }) => !without.includes(url));
  const hasCover = media.some(({ url }) => url === found.cover);
  const cover = hasCover ? found.cover : (media.find(({ kind }) => kind === 'image')?.url ?? '');
  return { ...found, title: found.title.trim(), media, cover };
}
