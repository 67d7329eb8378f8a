import { useEffect, useRef } from 'react';
import { useEditorParts } from '../EditorContext';
import { usePreviewCanvas } from './PreviewCanvas';

/** The film as it stands, drawn by the player. */
export function Preview() {
  const place = useRef<HTMLDivElement>(null);
  const { player } = useEditorParts();
  const canvas = usePreviewCanvas();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the player and its canvas come together
  useEffect(() => {
    place.current?.append(canvas);
  }, [canvas, player]);
  return <div ref={place} />;
}
