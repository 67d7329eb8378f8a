/** First bytes of a PNG: signature, then the IHDR chunk with the size. */
const signature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

/** A file whose head is a PNG's of this size. */
export function pngFile(name: string, width: number, height: number): File {
  const head = new DataView(new ArrayBuffer(24));
  for (const [at, byte] of signature.entries()) head.setUint8(at, byte);
  head.setUint32(8, 13);
  head.setUint32(12, 0x49484452);
  head.setUint32(16, width);
  head.setUint32(20, height);
  return new File([head.buffer], name, { type: 'image/png' });
}

/** jsdom has neither object URLs nor an image decoder: for the tests of a file, a PNG's head is read instead. */
export function fakeImages(): void {
  const blobs = new Map<string, Blob>();
  const before = { create: URL.createObjectURL, revoke: URL.revokeObjectURL };
  let serial = 0;

  beforeAll(() => {
    URL.createObjectURL = (blob: Blob) => {
      serial += 1;
      const url = `blob:test/${serial}`;
      blobs.set(url, blob);
      return url;
    };
    URL.revokeObjectURL = (url: string) => void blobs.delete(url);
    Object.defineProperty(window, 'Image', { value: TestImage, configurable: true });
  });
  afterAll(() => {
    URL.createObjectURL = before.create;
    URL.revokeObjectURL = before.revoke;
  });

  class TestImage {
    onload: (() => void) | null = null;
    onerror: (() => void) | null = null;
    naturalWidth = 0;
    naturalHeight = 0;

    set src(url: string) {
      const blob = blobs.get(url);
      const reader = new FileReader();
      reader.onload = () => {
        const head = new DataView(reader.result as ArrayBuffer);
        if (head.byteLength < 24 || signature.some((byte, at) => head.getUint8(at) !== byte)) return this.onerror?.();
        this.naturalWidth = head.getUint32(16);
        this.naturalHeight = head.getUint32(20);
        this.onload?.();
      };
      if (blob) reader.readAsArrayBuffer(blob);
      else setTimeout(() => this.onerror?.(), 0);
    }
  }
}
