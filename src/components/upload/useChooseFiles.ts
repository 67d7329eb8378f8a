import { useState } from 'react';
import { useT } from '@/hooks/useT';
import { readableImage } from '@/lib/heic/heicImage';
import { checkFile, checkImage } from '@/lib/oss';
import { mediaKindOf, readMedia } from './readMedia';
import type { MediaFacts, MediaKind } from './types';

interface Refused {
  readonly key: string;
  readonly name: string;
  /** The rule, in words. */
  readonly text: string;
  /** The file, where it is a video that this browser does not decode. */
  readonly undecodable?: File;
}

interface Options {
  readonly accept: readonly MediaKind[];
  readonly room: number;
  readonly max: number;
  readonly maxSizeMB: number;
  readonly explainVideo: ((video: File) => Promise<string | undefined>) | undefined;
  readonly onTake: (file: File, facts: MediaFacts, preview: string) => void;
}

let serial = 0;

/** Checks chosen files one by one: what passes is taken, what does not is named together with its rule. */
export function useChooseFiles({ accept, room, max, maxSizeMB, explainVideo, onTake }: Options) {
  const t = useT();
  const [refusals, setRefusals] = useState<readonly Refused[]>([]);

  const refuse = (name: string, text: string, undecodable?: File) => {
    serial += 1;
    const refused = { key: `refused-${serial}`, name, text, ...(undecodable && { undecodable }) };
    setRefusals((all) => [...all, refused]);
  };

  const takeOne = async (chosen: File): Promise<boolean> => {
    const file = await readableImage(chosen).catch(() => undefined);
    if (!file) {
      refuse(chosen.name, t('upload.heic'));
      return false;
    }
    const kind = mediaKindOf(file);
    if (kind === undefined || !accept.includes(kind)) {
      refuse(file.name, t('resource.mediaWrongType'));
      return false;
    }
    if (file.size === 0) {
      refuse(file.name, t('resource.mediaEmptyFile'));
      return false;
    }
    const refusal = kind === 'image' ? checkImage(file, { maxSizeMB }) : checkFile(file, { maxSizeMB });
    if (refusal) {
      refuse(file.name, t(refusal.id, refusal.values));
      return false;
    }
    const preview = URL.createObjectURL(file);
    try {
      onTake(file, await readMedia(kind, preview), preview);
    } catch {
      URL.revokeObjectURL(preview);
      if (kind === 'image') refuse(file.name, t('resource.mediaBrokenImage'));
      else {
        const reason = await explainVideo?.(file).catch(() => undefined);
        refuse(file.name, reason ?? t('resource.mediaBrokenVideo'), file);
      }
      return false;
    }
    return true;
  };

  const choose = async (files: readonly File[]) => {
    setRefusals([]);
    let left = room;
    for (const file of files) {
      if (left === 0) refuse(file.name, t('resource.mediaTooMany', { max }));
      else if (await takeOne(file)) left -= 1;
    }
  };

  /** Takes what was made of a refused file in its place. */
  const replace = (key: string, made: File) => {
    setRefusals((all) => all.filter((refused) => refused.key !== key));
    if (room === 0) refuse(made.name, t('resource.mediaTooMany', { max }));
    else void takeOne(made);
  };

  return { choose, replace, refusals, clearRefusals: () => setRefusals([]) };
}
