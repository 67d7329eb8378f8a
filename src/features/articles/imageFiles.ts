/** Where the images of an exported text lie in its zip. */
export const IMAGE_FOLDER = 'pictures';

export interface WantedImage {
  readonly url: string;
  /** What people call it; '' where it has no name. */
  readonly name: string;
}

interface FetchedImage {
  readonly url: string;
  readonly blob: Blob;
  /** `01.jpg`, by its place among those that were wanted. */
  readonly name: string;
  /** What people call it. */
  readonly label: string;
}

const endings: Readonly<Record<string, string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/gif': 'gif',
  'image/avif': 'avif',
  'image/bmp': 'bmp',
  'image/svg+xml': 'svg',
};

/** Name of an image for people: its own, else the last part of its address, with the host where that is another. */
function spokenName({ url, name }: WantedImage): string {
  if (name) return name;
  const { host, pathname } = new URL(url, location.origin);
  const last = decodeURI(pathname.slice(pathname.lastIndexOf('/') + 1));
  return host === location.host ? last : `${host}/${last}`;
}

/**
 * Fetches images for a file, each address once and in order. One that cannot be had is named, the others go on.
 *
 * @param onProgress percent of the images that were tried
 */
export async function fetchImages(
  wanted: readonly WantedImage[],
  onProgress: (percent: number) => void,
): Promise<{ readonly images: readonly FetchedImage[]; readonly missing: readonly string[] }> {
  const once = [...new Map(wanted.toReversed().map((one) => [one.url, one])).values()].toReversed();
  const images: FetchedImage[] = [];
  const missing: string[] = [];
  for (const [index, one] of once.entries()) {
    onProgress(Math.round((index / once.length) * 100));
    try {
      const answer = await fetch(one.url);
      const blob = await answer.blob();
      // A page that says "not found" in place of an image is none.
      if (!answer.ok || blob.size === 0 || /^(?:text\/|application\/json)/.test(blob.type))
        throw new Error(String(answer.status));
      const number = String(index + 1).padStart(2, '0');
      images.push({ url: one.url, blob, label: spokenName(one), name: `${number}.${endings[blob.type] ?? 'jpg'}` });
    } catch {
      missing.push(spokenName(one));
    }
  }
  return { images, missing };
}
