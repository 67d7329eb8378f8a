/** The library would fetch its program from another site. One object: it loads anew for another one. */
const overrides = { locateFile: () => new URL('zxing-wasm/reader/zxing_reader.wasm', import.meta.url).href };

/**
 * Reads a QR code or a bar code in a picture: the library is fetched when the first one is asked for (MIT, 0.4 MB
 * compressed). Browsers' own `BarcodeDetector` is on few systems, and differs between them.
 *
 * @param picture a frame of a camera, or a file of an image
 * @returns what it says; undefined when none is found
 * @throws when the file is no image
 */
export async function readBarcode(picture: ImageData | Blob): Promise<string | undefined> {
  const { prepareZXingModule, readBarcodes } = await import('zxing-wasm/reader');
  prepareZXingModule({ overrides });
  const [found] = await readBarcodes(picture, { formats: ['QRCode', 'Code128', 'Code39'], maxNumberOfSymbols: 1 });
  return found?.isValid ? found.text.trim() || undefined : undefined;
}
