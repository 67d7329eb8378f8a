/** Images that every machine makes alike: whole-pixel shapes and plain colors, PNG. */
type Paint = (context: OffscreenCanvasRenderingContext2D, width: number, height: number) => void;

async function png(width: number, height: number, paint: Paint): Promise<Blob> {
  const context = new OffscreenCanvas(width, height).getContext('2d');
  if (!context) throw new Error('no 2d context');
  paint(context, width, height);
  return context.canvas.convertToBlob({ type: 'image/png' });
}

/** Bands, blocks and a disc: tells which way is up, what is cropped and how far it is stretched. */
const chart =
  (bands: readonly string[], block: string, disc: string): Paint =>
  (context, width, height) => {
    bands.forEach((color, index) => {
      context.fillStyle = color;
      context.fillRect(0, (height / bands.length) * index, width, height / bands.length);
    });
    context.fillStyle = block;
    context.fillRect(width * 0.1, height * 0.1, width * 0.3, height * 0.15);
    context.fillRect(width * 0.7, height * 0.6, width * 0.2, height * 0.3);
    context.fillStyle = disc;
    context.beginPath();
    context.arc(width * 0.6, height * 0.35, width * 0.18, 0, Math.PI * 2);
    context.fill();
  };

/** Reckoned pixel by pixel: smooth runs of color like a photograph's, with a bright sun and its glitter. */
const sunset: Paint = (context, width, height) => {
  const pixels = context.createImageData(width, height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const down = y / height;
      const away = Math.hypot(x - width * 0.62, y - height * 0.42) / width;
      const light = Math.max(0, 1 - away * 1.6) ** 2 + (away < 0.11 ? 0.6 : 0);
      const isSea = down > 0.58;
      const wave = isSea ? Math.sin(y * 0.55 + Math.sin(x * 0.05) * 3) * 18 : 0;
      const hill = down > 0.5 + 0.06 * Math.sin(x * 0.011) && !isSea ? 0.35 : 1;
      pixels.data.set(
        [
          (70 + 150 * (1 - Math.abs(down - 0.5) * 1.6) + 90 * light + wave) * hill,
          (50 + 70 * (1 - down) + 110 * light + wave) * hill,
          (120 - 50 * down + 50 * light + wave) * hill,
          255,
        ],
        (y * width + x) * 4,
      );
    }
  }
  context.putImageData(pixels, 0, 0);
};

/** A figure before a green wall that is not lit evenly. */
const studio: Paint = (context, width, height) => {
  ['#00b140', '#02a83d', '#049f3a', '#059136'].forEach((green, index) => {
    context.fillStyle = green;
    context.fillRect((width / 4) * index, 0, width / 4, height);
  });
  context.fillStyle = '#3b3f8f';
  context.beginPath();
  context.roundRect(width * 0.2, height * 0.55, width * 0.6, height * 0.6, 90);
  context.fill();
  context.fillStyle = '#e0ac8c';
  context.beginPath();
  context.arc(width / 2, height * 0.4, width * 0.2, 0, Math.PI * 2);
  context.fill();
  context.fillStyle = '#ffffff';
  context.fillRect(width * 0.42, height * 0.62, width * 0.16, height * 0.2);
};

const badge: Paint = (context, width, height) => {
  context.fillStyle = '#e5484d';
  context.beginPath();
  context.arc(width / 2, height / 2, width * 0.48, 0, Math.PI * 2);
  context.fill();
  context.fillStyle = '#ffffff';
  context.fillRect(width * 0.25, height * 0.42, width * 0.5, height * 0.16);
};

const images = {
  warm: () => png(600, 800, chart(['#f6c177', '#eb9a6b', '#d9735b', '#a44f57'], '#31748f', '#fff3d6')),
  cold: () => png(600, 800, chart(['#1b3a5c', '#23628a', '#3a93b0', '#8fd0d8'], '#f2d14b', '#0c1b33')),
  /** Saturated colors: an encoder told the wrong color matrix shifts these. */
  vivid: () => png(600, 800, chart(['#e01b24', '#26a269', '#1c71d8', '#f5c211'], '#ffffff', '#000000')),
  sunset: () => png(600, 800, sunset),
  studio: () => png(600, 800, studio),
  /** With a transparent ground. */
  badge: () => png(240, 240, badge),
  black: () => png(64, 64, (context, width, height) => context.fillRect(0, 0, width, height)),
  white: () =>
    png(64, 64, (context, width, height) => {
      context.fillStyle = '#ffffff';
      context.fillRect(0, 0, width, height);
    }),
} as const;

export type ImageName = keyof typeof images;

const urls = new Map<ImageName, Promise<string>>();

/** Address of an image, made when first asked for. */
export function imageUrl(name: ImageName): Promise<string> {
  const known = urls.get(name);
  if (known) return known;
  const made = images[name]().then((blob) => URL.createObjectURL(blob));
  urls.set(name, made);
  return made;
}
