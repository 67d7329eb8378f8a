import { useSamples } from '@/blocks/useSamples';
import type { CaptionTemplate } from '@/engine/project/captionTemplates';
import { useLanguage } from '@/hooks/useLanguage';
import { useT } from '@/hooks/useT';
import { designStill, lookOf } from './designSample';

/** Images of designs by their keys, drawn by the video's own renderer as they get ready. */
export function useDesignImages(designs: readonly CaptionTemplate[]): ReadonlyMap<string, string> {
  const t = useT();
  const language = useLanguage().code;
  const texts = { caption: t('timelinePanels.captionSample'), subtitle: t('timelinePanels.subtitleSample') };
  const byLook = new Map(designs.map((design) => [lookOf(design), design]));
  const images = useSamples(`templates-${language}`, [...byLook.keys()], (look) => {
    const design = byLook.get(look);
    return design && designStill(design, texts);
  });
  return new Map(
    designs.flatMap((design) => {
      const image = images.get(lookOf(design));
      return image ? [[design.key, image] as const] : [];
    }),
  );
}

interface DesignImageProps {
  readonly design: CaptionTemplate | undefined;
  /** CSS pixels. */
  readonly width: number;
  readonly height: number;
}

/** The cover of a design: a caption in it, on a middle tone that shows white and black ones alike. */
export function DesignImage({ design, width, height }: DesignImageProps) {
  const images = useDesignImages(design ? [design] : []);
  const image = design && images.get(design.key);
  return (
    <span
      style={{
        ...{ display: 'inline-grid', placeItems: 'center', flex: 'none', overflow: 'hidden' },
        ...{ inlineSize: width, blockSize: height, padding: 4, borderRadius: 6 },
        background: 'linear-gradient(135deg, var(--ant-geekblue-6), var(--ant-purple-6))',
      }}
    >
      {image && (
        <img src={image} alt="" style={{ maxInlineSize: '100%', maxBlockSize: height - 8, objectFit: 'contain' }} />
      )}
    </span>
  );
}
