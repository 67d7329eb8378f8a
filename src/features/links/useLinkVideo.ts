import { history } from '@umijs/max';
import { useEffect, useRef, useState } from 'react';
import { useAction } from '@/hooks/useAction';
import { useCan } from '@/hooks/useCan';
import { useT } from '@/hooks/useT';
import { messageOf, shownByCaller } from '@/lib/request';
import { CanceledError } from '@/lib/request/errors';
import { workStore } from '@/lib/storage/workStore';
import { fileApi } from '@/services/file/api';
import { scriptApi } from '@/services/script/api';
import { type LinkReading, linesOf, ReadingError, readLinkOrText } from './linkReading';

const KEY = 'link-video';

interface Kept {
  readonly input: string;
  readonly reading?: LinkReading | undefined;
}

const isKept = (value: unknown): value is Kept =>
  typeof value === 'object' && value !== null && 'input' in value && typeof value.input === 'string';

/** A link on its way to a video: what was typed and read lies in this browser until it has become one. */
export function useLinkVideo(link: string | undefined) {
  const t = useT();
  const can = useCan();
  const [{ input, reading }, setKept] = useState<Kept>(() =>
    link === undefined ? (workStore.get(KEY, isKept) ?? { input: '' }) : { input: link },
  );
  const [problem, setProblem] = useState<string>();
  const [isReading, setReading] = useState(false);
  const running = useRef<AbortController>(undefined);
  useEffect(() => {
    void workStore.set(KEY, { input, reading } satisfies Kept);
  }, [input, reading]);
  useEffect(() => () => running.current?.abort(), []);

  const read = async (): Promise<void> => {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    setProblem(undefined);
    setReading(true);
    try {
      const found = await readLinkOrText(input, { t, can, signal: controller.signal });
      if (running.current === controller) setKept({ input, reading: found });
    } catch (error) {
      if (running.current !== controller || controller.signal.aborted || error instanceof CanceledError) return;
      setProblem(error instanceof ReadingError ? error.message : messageOf(error));
    } finally {
      if (running.current === controller) setReading(false);
    }
  };
  const change = (patch: Partial<LinkReading>): void => {
    if (reading) setKept({ input, reading: { ...reading, ...patch } });
  };

  /** Stores the chosen images, saves the told lines as a script, and opens both in the composer. */
  const producing = useAction(
    async ({ title, lines, images, url }: LinkReading) => {
      const stored = await Promise.allSettled(
        images.filter(({ isChosen }) => isChosen).map((image) => storeImage(image.url)),
      );
      const files = stored.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
      const script = await scriptApi.save(
        {
          title: (title || t('links.untitled')).slice(0, 120),
          sentences: lines
            .filter(({ isTold, text }) => isTold && text.trim() !== '')
            .map(({ id, text }, index) => ({
              id,
              text,
              role: t(index === 0 ? 'links.role.hook' : 'links.role.point'),
            })),
        },
        shownByCaller,
      );
      const query = new URLSearchParams({ script: script.id, ...(files.length > 0 ? { files: files.join() } : {}) });
      return { address: `/compose/post?${query}`, lost: stored.length - files.length, url };
    },
    {
      messages: { done: ({ lost }) => (lost > 0 ? t('links.lostImages', { count: lost }) : undefined) },
      invalidates: ['file'],
    },
  );

  return {
    input,
    setInput: (text: string) => {
      setProblem(undefined);
      setKept({ input: text, reading });
    },
    reading,
    problem,
    isReading,
    read: () => void read(),
    stop: () => {
      running.current?.abort();
      setReading(false);
    },
    change,
    /** Chooses the lines anew for another length; what was typed over stays only where it is told again. */
    setSeconds: (seconds: number) =>
      reading && change({ seconds, lines: linesOf(reading.title, reading.text, seconds) }),
    isProducing: producing.isPending,
    produce: async () => {
      const made = reading && (await producing.run(reading));
      if (!made) return;
      workStore.remove(KEY);
      history.push(made.result.address);
    },
  };
}

async function storeImage(url: string): Promise<string> {
  const file = await fileApi.uploadRemote({ url: new URL(url, location.href).href }, shownByCaller);
  return file.id;
}

export type LinkVideo = ReturnType<typeof useLinkVideo>;
