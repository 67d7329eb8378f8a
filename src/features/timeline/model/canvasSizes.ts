/** Canvas shapes that are offered, width : height. */
export const canvasRatios = ['9:16', '16:9', '1:1', '3:4', '4:3'] as const;
type CanvasRatio = (typeof canvasRatios)[number];

export const canvasRates = [24, 25, 30, 50, 60] as const;

const sizes: Readonly<Record<CanvasRatio, { readonly width: number; readonly height: number }>> = {
  '9:16': { width: 1080, height: 1920 },
  '16:9': { width: 1920, height: 1080 },
  '1:1': { width: 1080, height: 1080 },
  '3:4': { width: 1080, height: 1440 },
  '4:3': { width: 1440, height: 1080 },
};

/** Canvas pixels of a shape. */
export const sizeOf = (ratio: CanvasRatio) => sizes[ratio];

/** The shape of a canvas; undefined for one that is not offered. */
export const ratioOf = ({ width, height }: { readonly width: number; readonly height: number }) =>
  canvasRatios.find((ratio) => Math.abs(width / height - sizes[ratio].width / sizes[ratio].height) < 0.005);
