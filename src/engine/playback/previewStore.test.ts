import { readFileSync } from 'node:fs';
import { PreviewStore } from './previewStore';

/** A browser's decoder that knows no codec. */
const noDecoder = Object.assign(() => undefined, { isConfigSupported: async () => ({ supported: false }) });

test('a video that cannot be decoded is named wherever the image was to come from', async () => {
  const before = Object.getOwnPropertyDescriptor(globalThis, 'VideoDecoder');
  Object.defineProperty(globalThis, 'VideoDecoder', { value: noDecoder, configurable: true });
  const store = new PreviewStore({
    blobs: new Map([['phone', new Blob([readFileSync('src/testing/e2e/material/bad/hevc.mp4')])]]),
  });
  try {
    for (const haste of ['near', 'exact'] as const) {
      store.beginImage(haste, () => true);
      await expect(store.videoImage('phone', 0)).rejects.toMatchObject({ code: 'undecodable', mediaId: 'phone' });
    }
  } finally {
    store.dispose();
    if (before) Object.defineProperty(globalThis, 'VideoDecoder', before);
    else Reflect.deleteProperty(globalThis, 'VideoDecoder');
  }
});
