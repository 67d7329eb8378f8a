import { useEffect, useMemo, useState } from 'react';
import { bodyImages, bodyText, readBody } from '@/domain/articles/html';
import { type ArticleFinding, checkArticle } from '@/domain/platforms/texts';
import { type ArticleDraft, alsoFor } from '../draft';

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Pixels of the cover: known of its image, else measured. */
function useCoverSize({ cover, images }: ArticleDraft): Size | undefined {
  const [measured, setMeasured] = useState<Size & { readonly url: string }>();
  const known = images.find(({ url }) => url === cover);
  const isKnown = known?.width !== undefined && known.height !== undefined;
  useEffect(() => {
    if (cover === '' || isKnown) return;
    const image = new Image();
    image.onload = () => setMeasured({ url: cover, width: image.naturalWidth, height: image.naturalHeight });
    image.src = cover;
    return () => {
      image.onload = null;
    };
  }, [cover, isKnown]);
  if (cover === '') return undefined;
  if (known?.width && known.height) return { width: known.width, height: known.height };
  return measured?.url === cover ? measured : undefined;
}

/** What the chosen platforms would refuse or advise against, the own one first. */
export function useFindings(draft: ArticleDraft): readonly ArticleFinding[] {
  const cover = useCoverSize(draft);
  return useMemo(() => {
    const nodes = readBody(draft.html);
    const inText = bodyImages(nodes).map(() => ({}));
    const images = draft.kind === 'article' ? inText : draft.images;
    const { title, summary, topics } = draft;
    const check = { title, summary, text: bodyText(draft.html), topics, images, ...(cover ? { cover } : {}) };
    return [draft.platform, ...alsoFor(draft)].flatMap((id) => checkArticle(id, check));
  }, [draft, cover]);
}
