import { useEffect } from 'react';
import { registerFont } from '@/engine/render/fontLoader';
import type { Material } from '@/services/material/schema';

/** Family under which an own font is drawn. */
export const ownFontFamily = (id: string): string => `own-${id}`;

/** Makes own fonts drawable on this page. A font that does not load falls back to the system's. */
export function useOwnFonts(fonts: readonly Material[]): void {
  useEffect(() => {
    for (const { id, url } of fonts) registerFont(ownFontFamily(id), url);
  }, [fonts]);
}
