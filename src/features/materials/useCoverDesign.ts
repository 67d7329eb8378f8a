import { useEffect, useMemo, useState } from 'react';
import { type CoverContent, type CoverImage, imageOf } from '@/blocks/materials';
import { type CoverPalette, coverTemplateById, coverTemplates } from '@/domain/materials';
import { useCurrentGoods } from '@/hooks/useCurrentGoods';
import { useT } from '@/hooks/useT';
import type { useKeep } from './parts/useKeep';

/** What is chosen for a cover besides its template. */
export interface CoverSettings {
  readonly texts: CoverContent['texts'];
  /** Colors that differ from the template's. */
  readonly changed: Partial<CoverPalette>;
  /** '' = the template's font. */
  readonly family: string;
  /** Of the image; '' = none. */
  readonly address: string;
  /** Which part of the image stays in view, 0 … 1 in both directions. */
  readonly focus: readonly [number, number];
}

const first = coverTemplates[0];

/** A cover as it is designed: its template, own words, colors, font and image. */
export function useCoverDesign(act: ReturnType<typeof useKeep>['act']) {
  const t = useT();
  const goods = useCurrentGoods();
  const [templateId, setTemplateId] = useState(first?.id ?? '');
  const [settings, setSettings] = useState<CoverSettings>(() => ({
    texts: {
      title: goods?.title ?? t('material.covers.sampleTitle'),
      sub: t('material.covers.sampleSub'),
      badge: t('material.covers.sampleBadge'),
      price: t('material.covers.samplePrice'),
    },
    changed: {},
    family: '',
    address: goods?.cover ?? '',
    focus: [0.5, 0.5],
  }));
  const { address, texts, changed, family, focus } = settings;
  const [image, setImage] = useState<HTMLImageElement>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: one image a time, told once
  useEffect(() => {
    let isGone = false;
    if (address === '') setImage(undefined);
    else void act('image', () => imageOf(address)).then((found) => !isGone && setImage(found));
    return () => {
      isGone = true;
    };
  }, [address]);
  const template = coverTemplateById(templateId) ?? first;
  const content = useMemo((): CoverContent | undefined => {
    if (!template) return undefined;
    const coverImage: CoverImage | undefined = image && {
      source: image,
      width: image.naturalWidth,
      height: image.naturalHeight,
      focus,
    };
    return { texts, palette: { ...template.palette, ...changed }, family, image: coverImage };
  }, [template, texts, changed, family, image, focus]);
  const change = (patch: Partial<CoverSettings>) => setSettings((now) => ({ ...now, ...patch }));

  return {
    template,
    content,
    settings,
    change,
    chooseTemplate: (id: string) => {
      setTemplateId(id);
      change({ changed: {} });
    },
  };
}
