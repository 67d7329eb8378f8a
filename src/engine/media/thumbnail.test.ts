import { readFileSync } from 'node:fs';
import { thumbnail } from './thumbnail';

/** A browser that decodes any image to 64 × 48, and writes a JPEG of what was drawn. */
function standInImages(): readonly string[] {
  const drawn: string[] = [];
  Object.assign(globalThis, {
    createImageBitmap: async () => ({ width: 64, height: 48, close: () => undefined }),
    OffscreenCanvas: class {
      constructor(
        readonly width: number,
        readonly height: number,
      ) {}
      getContext = () => ({ drawImage: () => drawn.push(`${this.width}×${this.height}`) });
      convertToBlob = async () => new Blob(['jpeg']);
    },
  });
  return drawn;
}

test.each(['still.avif', 'anim.gif', 'anim.webp'])('the tile of %s shows it', async (name) => {
  const drawn = standInImages();
  const blob = new Blob([readFileSync(`src/testing/e2e/material/foreign/${name}`)]);
  expect((await thumbnail(blob, 0, 32)).size).toBe(4);
  expect(drawn).toEqual(['32×24']);
});
