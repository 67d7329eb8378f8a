export interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/**
 * The part of an image that fills a frame.
 *
 * @param ratio width / height of the frame
 * @param zoom 1 = as much of the image as fits
 * @param place where the part lies in what is left over, 0 … 1 each way
 */
export function cropArea(
  { width, height }: { readonly width: number; readonly height: number },
  ratio: number,
  zoom: number,
  place: { readonly x: number; readonly y: number },
): Area {
  const full = width / height > ratio ? { width: height * ratio, height } : { width, height: width / ratio };
  const size = { width: full.width / zoom, height: full.height / zoom };
  return { ...size, x: (width - size.width) * place.x, y: (height - size.height) * place.y };
}

interface Cropped {
  readonly file: File;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
}

/** PNG keeps what is transparent; a JPEG is smaller and is what covers and avatars are. */
type CropFormat = 'image/jpeg' | 'image/png';

/** The format that loses nothing of an image of this type: what may be transparent stays so. */
export const lastingFormat = (mime: string): CropFormat =>
  /^image\/(?:png|webp|avif)$/i.test(mime) ? 'image/png' : 'image/jpeg';

export interface CropOptions {
  /** Pixels; a wider part is made smaller. */
  readonly maxWidth?: number | undefined;
  readonly format?: CropFormat | undefined;
}

/**
 * Cuts it out.
 * @throws a SecurityError where the image's own site forbids it
 */
export function cropImage(
  image: HTMLImageElement,
  area: Area,
  name: string,
  { maxWidth = Number.POSITIVE_INFINITY, format = 'image/jpeg' }: CropOptions = {},
): Promise<Cropped> {
  const scale = Math.min(1, maxWidth / area.width);
  const width = Math.round(area.width * scale);
  const height = Math.round(area.height * scale);
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = canvas.getContext('2d');
  if (context) {
    if (format === 'image/jpeg') {
      // JPEG knows no transparency: what is left open would turn black.
      context.fillStyle = '#fff';
      context.fillRect(0, 0, width, height);
    }
    context.drawImage(image, area.x, area.y, area.width, area.height, 0, 0, width, height);
  }
  const bare = name.replace(/\.[^.]+$/, '') || 'image';
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => {
        if (!blob) return reject(new Error('the canvas gave no image'));
        const file = new File([blob], `${bare}-${width}x${height}.${format === 'image/png' ? 'png' : 'jpg'}`, {
          type: format,
        });
        resolve({ file, width, height });
      },
      format,
      0.92,
    );
  });
}
