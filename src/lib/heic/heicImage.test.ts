import { readFileSync } from 'node:fs';
import { colorsOf } from './heicColors';
import { HeicError, isHeic, readableImage } from './heicImage';

const photo = readFileSync('src/testing/e2e/material/foreign/turned.heic');
/** A box of brands: the main one, a version, those that it is readable as. */
const branded = (...brands: readonly string[]): Blob =>
  new Blob([Uint8Array.of(0, 0, 0, 12 + brands.length * 4), 'ftyp', brands[0] ?? '', '\0\0\0\0', ...brands.slice(1)]);

test('a HEIC photo is known by its brands, whichever stands first', async () => {
  const found = async (...brands: readonly string[]) => isHeic(branded(...brands));
  expect(await isHeic(new Blob([photo]))).toBe(true);
  expect(await found('heic', 'mif1', 'heic')).toBe(true);
  expect(await found('mif1', 'miaf', 'heix')).toBe(true);
  expect(await found('mif1', 'avif', 'miaf')).toBe(false);
  expect(await found('avif', 'mif1')).toBe(false);
  expect(await found('isom', 'hvc1')).toBe(false);
  expect(await isHeic(new Blob(['heic']))).toBe(false);
});

test('any other file comes back as it is; a photo that no decoder takes on is refused', async () => {
  const jpeg = new File(['\xff\xd8\xff'], 'a.heic');
  expect(await readableImage(jpeg)).toBe(jpeg);
  // Here is no worker that could decode it.
  await expect(readableImage(new File([photo], 'a.heic'))).rejects.toBeInstanceOf(HeicError);
});

test('the wide colors of phones are told from those of screens', () => {
  expect(colorsOf(photo)).toBe('display-p3');
  const profile = Buffer.from(`colrprof....mluc....${[...'Display P3'].join('\0')}`, 'latin1');
  expect(colorsOf(profile)).toBe('display-p3');
  expect(colorsOf(Buffer.from('colrnclx\0\x01\0\x0d\0\x06\x80', 'latin1'))).toBe('srgb');
  expect(colorsOf(Buffer.from('colrprof....sRGB IEC61966-2.1', 'latin1'))).toBe('srgb');
});
