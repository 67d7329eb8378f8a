/** Of a canvas, pixels. */
export interface PixelSize {
  readonly width: number;
  readonly height: number;
}

/**
 * Pixels to draw the project at: never larger than it is, whole, at least 2.
 *
 * @param maxEdge Of the longer side, pixels.
 * @param scale On top of it; 1 = in full.
 */
export function previewSize(project: PixelSize, maxEdge: number, scale: number): PixelSize {
  const fit = Math.min(1, maxEdge / Math.max(project.width, project.height)) * scale;
  return { width: Math.max(2, Math.round(project.width * fit)), height: Math.max(2, Math.round(project.height * fit)) };
}
