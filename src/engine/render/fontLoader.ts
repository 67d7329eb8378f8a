/** A font that could not be had; text falls back to the system's sans-serif. */
interface FontProblem {
  readonly family: string;
  readonly reason: 'unknown' | 'network';
}

/** Dashes, dots and quotes (U+2000…) come from the Chinese file, where they have the width that Chinese text wants. */
const LATIN = 'U+0000-024F, U+1E00-1EFF, U+20AC';
/** Only what the Latin file has. */
const LATIN_ONLY = /^[\s -\u024f\u1e00-\u1eff\u20ac]*$/;
const CHINESE = 'U+0250-1DFF, U+1F00-20AB, U+20AD-10FFFF';

const fontSet = (): FontFaceSet | undefined =>
  typeof document === 'undefined' ? (globalThis as { fonts?: FontFaceSet }).fonts : document.fonts;

/**
 * Loads the caption fonts when a text asks for them, in the page and in a worker. Files are shared by the browser's
 * cache; a face is registered once per realm.
 */
export class FontLoader {
  private static readonly faces = new Map<string, Promise<FontProblem | null>>();
  private readonly found = new Map<string, FontProblem>();

  /** What did not load since the loader was made, one entry a family. */
  get problems(): readonly FontProblem[] {
    return [...this.found.values()];
  }

  /**
   * Resolves when the family can be drawn with, or cannot be had (then it is among the problems). Never throws.
   *
   * @param text What is to be drawn: files that have none of its letters are not fetched. Default: anything.
   */
  async load(family: string, weight: number, text?: string): Promise<void> {
    const isLatin = text !== undefined && LATIN_ONLY.test(text);
    const problem = await FontLoader.face(family, weight, isLatin);
    if (problem) this.found.set(family, problem);
  }

  private static face(family: string, weight: number, isLatin: boolean): Promise<FontProblem | null> {
    const key = `${weight} ${family}${isLatin ? ' latin' : ''}`;
    const known = FontLoader.faces.get(key);
    if (known) return known;
    const loading = loadFaces(family, weight, isLatin).catch((): FontProblem => {
      // The next text may find the network back.
      FontLoader.faces.delete(key);
      return { family, reason: 'network' };
    });
    FontLoader.faces.set(key, loading);
    return loading;
  }
}

const loaded = new Map<string, Promise<FontFace>>();

async function loadFaces(family: string, weight: number, isLatin: boolean): Promise<FontProblem | null> {
  // Apart from the rest: the addresses exist only where a bundler has put them in.
  const { fontFiles, nearestWeight } = await import('./fontFiles');
  const nearest = nearestWeight(family, weight);
  if (nearest === undefined) return { family, reason: 'unknown' };
  const urls = fontFiles[family]?.[nearest]?.() ?? [];
  const faces = urls.flatMap((url, index) => {
    if (isLatin && index === 0) return [];
    const face = loaded.get(url) ?? loadFace(family, nearest, url, index === 0 ? CHINESE : LATIN);
    loaded.set(url, face);
    face.catch(() => loaded.delete(url));
    return [face];
  });
  await Promise.all(faces);
  return null;
}

async function loadFace(family: string, weight: number, url: string, unicodeRange: string): Promise<FontFace> {
  const face = new FontFace(family, `url("${url}") format("woff2")`, { weight: String(weight), unicodeRange });
  await face.load();
  fontSet()?.add(face);
  return face;
}

/** Addresses of a carried family's files, nearest weight; empty for a family that we do not carry. */
export async function fontAddresses(family: string, weight: number): Promise<readonly string[]> {
  const { fontFiles, nearestWeight } = await import('./fontFiles');
  const nearest = nearestWeight(family, weight);
  return nearest === undefined ? [] : (fontFiles[family]?.[nearest]?.() ?? []);
}

const registered = new Map<string, string>();

/** Makes a further font known by its address; it is fetched when something is drawn with it. Once a family and realm. */
export function registerFont(family: string, url: string): void {
  if (registered.get(family) === url || typeof FontFace === 'undefined') return;
  registered.set(family, url);
  fontSet()?.add(new FontFace(family, `url("${url}")`));
}
