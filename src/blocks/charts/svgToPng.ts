/**
 * A PNG of an SVG on a ground, twice as sharp as on the screen.
 *
 * @param size CSS pixels
 * @throws Error when the browser cannot draw it
 */
export async function svgToPng(
  svg: string,
  { width, height }: { readonly width: number; readonly height: number },
  ground: string,
): Promise<Blob> {
  const url = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml;charset=utf-8' }));
  try {
    const image = new Image(width, height);
    image.src = url;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = width * 2;
    canvas.height = height * 2;
    const pen = canvas.getContext('2d');
    if (!pen) throw new Error('no canvas');
    pen.fillStyle = ground;
    pen.fillRect(0, 0, canvas.width, canvas.height);
    pen.drawImage(image, 0, 0, canvas.width, canvas.height);
    return await new Promise<Blob>((resolve, reject) => {
      canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no image'))), 'image/png');
    });
  } finally {
    URL.revokeObjectURL(url);
  }
}
