/** Why an SVG is not taken; the words: `upload.svg.<problem>`. */
export type SvgProblem = 'broken' | 'linked' | 'large';

/** An SVG that cannot become an image. */
export class SvgError extends Error {
  override readonly name = 'SvgError';
  constructor(readonly problem: SvgProblem) {
    super(problem);
  }
}

/** Bytes of text beyond which drawing would hold up the page. */
const MAX_SVG_BYTES = 5 * 1024 * 1024;
/** Pixels of the longer edge: sharp over the whole of a vertical 1080 × 1920 video, magnified a little too. */
const LONG_EDGE = 2160;
/** What browsers take where a drawing tells no size at all (CSS 2.1, 10.3.2), pixels. */
const DEFAULT_SIZE = { width: 300, height: 150 };

/** Whether a file is an SVG, by its type or its name; some systems give no type. */
export const isSvg = ({ type, name }: { readonly type: string; readonly name: string }): boolean =>
  type.startsWith('image/svg') || (type === '' && /\.svg$/i.test(name));

/**
 * An SVG as the PNG that everything else works with: exports run in workers, which cannot decode SVG, and the store never
 * hands one out to be shown. It is drawn as an image: browsers run no script in those and fetch nothing for them
 * (SVG 2, "secure static mode"), and only the pixels go on. Any other file comes back as it is.
 *
 * @throws SvgError `large`, `broken`, or `linked` where parts of the drawing lie elsewhere and would silently be missing
 */
export async function drawnSvg(file: File): Promise<File> {
  if (!isSvg(file)) return file;
  if (file.size > MAX_SVG_BYTES) throw new SvgError('large');
  const { text, width, height } = readSvg(await file.text());
  try {
    const image = new Image();
    // Not an object address: a drawing with HTML in it would make the canvas unreadable.
    image.src = `data:image/svg+xml,${encodeURIComponent(text)}`;
    await image.decode();
    const scale = LONG_EDGE / Math.max(width, height);
    const [across, down] = [width, height].map((side) => Math.max(1, Math.round(side * scale))) as [number, number];
    const canvas = new OffscreenCanvas(across, down);
    const context = canvas.getContext('2d');
    if (!context) throw new Error('no canvas');
    context.drawImage(image, 0, 0, across, down);
    const png = await canvas.convertToBlob({ type: 'image/png' });
    return new File([png], `${file.name.replace(/\.svg$/i, '')}.png`, {
      type: 'image/png',
      lastModified: file.lastModified,
    });
  } catch {
    throw new SvgError('broken');
  }
}

/**
 * Reads a drawing without running or fetching anything of it.
 *
 * @returns its text, with a size of its own where it told none, and that size in its own units
 * @throws SvgError `broken`, `linked`
 */
export function readSvg(source: string): { readonly text: string; readonly width: number; readonly height: number } {
  const parsed = new DOMParser().parseFromString(source.trim(), 'image/svg+xml');
  const root = parsed.documentElement;
  if (root.localName !== 'svg' || parsed.querySelector('parsererror')) throw new SvgError('broken');
  if (isLinked(parsed)) throw new SvgError('linked');
  const told = { width: lengthOf(root.getAttribute('width')), height: lengthOf(root.getAttribute('height')) };
  const box = boxOf(root.getAttribute('viewBox'));
  const size = sizeOf(told, box);
  root.setAttribute('width', String(size.width));
  root.setAttribute('height', String(size.height));
  if (!root.getAttribute('xmlns')) root.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  return { text: new XMLSerializer().serializeToString(root), ...size };
}

interface Told {
  readonly width: number;
  readonly height: number;
}

/** A side that is not told follows from the shape of the view box. */
function sizeOf({ width, height }: Told, box: Told | undefined): Told {
  if (width > 0 && height > 0) return { width, height };
  if (!box) return { width: width || DEFAULT_SIZE.width, height: height || DEFAULT_SIZE.height };
  if (width > 0) return { width, height: (width * box.height) / box.width };
  return height > 0 ? { width: (height * box.width) / box.height, height } : box;
}

/** CSS pixels of a unit of length. */
const units: Readonly<Record<string, number>> = {
  ...{ '': 1, px: 1, pt: 4 / 3, pc: 16, in: 96, cm: 96 / 2.54, mm: 96 / 25.4, em: 16, rem: 16 },
};

/** CSS pixels; 0 where nothing absolute is told. */
function lengthOf(text: string | null): number {
  const [, number = '', unit = ''] = /^\s*\+?(\d*\.?\d+(?:e[+-]?\d+)?)\s*([a-z]*)\s*$/i.exec(text ?? '') ?? [];
  return Number(number) * (units[unit.toLowerCase()] ?? 0);
}

function boxOf(text: string | null): Told | undefined {
  const [, , width = 0, height = 0] = (text ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  return width > 0 && height > 0 ? { width, height } : undefined;
}

/** Addresses inside the file itself. */
const isInside = (address: string): boolean => /^\s*(#|data:|$)/i.test(address);
/** What is drawn from an address: links to click on (`a`) draw nothing. */
const drawing: ReadonlySet<string> = new Set([
  'image',
  'use',
  'feImage',
  'img',
  'pattern',
  'mask',
  'textPath',
  'mpath',
]);
const cssAddress = /url\(\s*(['"]?)([^'")]*)\1\s*\)/gi;

function isLinked(parsed: Document): boolean {
  const isStyleLinked = (css: string): boolean =>
    /@import/i.test(css) || [...css.matchAll(cssAddress)].some(([, , address = '']) => !isInside(address));
  if ([...parsed.childNodes].some((node) => node.nodeName === 'xml-stylesheet')) return true;
  return [...parsed.querySelectorAll('*')].some((element) => {
    if (element.localName === 'style') return isStyleLinked(element.textContent ?? '');
    return [...element.attributes].some(({ localName, value }) =>
      drawing.has(element.localName) && (localName === 'href' || localName === 'src')
        ? !isInside(value)
        : isStyleLinked(value),
    );
  });
}
