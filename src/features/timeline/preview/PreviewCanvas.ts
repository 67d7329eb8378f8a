import { createContext, useContext } from 'react';

export const PreviewCanvasContext = createContext<HTMLCanvasElement | undefined>(undefined);

/** The canvas that the player draws on; the preview puts it into the page. */
export function usePreviewCanvas(): HTMLCanvasElement {
  const canvas = useContext(PreviewCanvasContext);
  if (!canvas) throw new Error('PreviewCanvasContext is missing');
  return canvas;
}
