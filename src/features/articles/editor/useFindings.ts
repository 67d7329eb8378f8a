import { useEffect, useMemo, useState } from 'react';
import { bodyPictures, bodyText, readBody } from '@/domain/articles/html';
import { type ArticleFinding, checkArticle } from '@/domain/platforms/texts';
import { type ArticleDraft, alsoFor } from '../model/draft';

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Pixels of the cover: known of its picture, else measured. */
function useCoverSize({ cover, pictures }: ArticleDraft): Size | undefined {
  const [measured, setMeasured] = useState<Size & { readonly url: string }>();
  const known = pictures.find(({ url }) => url === cover);
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
    const inText = bodyPictures(nodes).map(() => ({}));
    const pictures = draft.kind === 'article' ? inText : draft.pictures;
    const { title, summary, topics } = draft;
    const check = { title, summary, text: bodyText(draft.html), topics, pictures, ...(cover ? { cover } : {}) };
    return [draft.platform, ...alsoFor(draft)].flatMap((id) => checkArticle(id, check));
  }, [draft, cover]);
}
