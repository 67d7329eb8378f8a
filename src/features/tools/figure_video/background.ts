import type { FigureBackdrop } from '@/domain/figures';

const made = new Map<string, Promise<string>>();

/** A run of two colors as an image, with the soft floor of a studio. Kept by what it shows. */
export function backgroundImage(
  [upper, lower]: readonly [string, string],
  width: number,
  height: number,
): Promise<FigureBackdrop> {
  const key = `${upper}${lower}${width}x${height}`;
  const url = made.get(key) ?? paint(upper, lower, width, height);
  made.set(key, url);
  return url.then((address) => ({ url: address, kind: 'image', width, height, duration: 0 }));
}

async function paint(upper: string, lower: string, width: number, height: number): Promise<string> {
  const canvas = new OffscreenCanvas(width, height);
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('no 2D canvas');
  const run = pen.createLinearGradient(0, 0, 0, height);
  run.addColorStop(0, upper);
  run.addColorStop(1, lower);
  pen.fillStyle = run;
  pen.fillRect(0, 0, width, height);
  const light = pen.createRadialGradient(
    width / 2,
    height * 0.42,
    0,
    width / 2,
    height * 0.42,
    Math.max(width, height) * 0.55,
  );
  light.addColorStop(0, 'rgba(255,255,255,0.5)');
  light.addColorStop(1, 'rgba(255,255,255,0)');
  pen.fillStyle = light;
  pen.fillRect(0, 0, width, height);
  return URL.createObjectURL(await canvas.convertToBlob({ type: 'image/png' }));
}
