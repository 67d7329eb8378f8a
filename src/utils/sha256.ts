const K = new Uint32Array(64);
const START = new Uint32Array(8);

/** The first 32 bits of the fractional parts of cube (64) and square roots (8) of the first primes, as the standard says. */
function fillConstants(): void {
  const fraction = (value: number): number => Math.floor((value - Math.floor(value)) * 2 ** 32);
  let found = 0;
  for (let candidate = 2; found < 64; candidate += 1) {
    let isPrime = true;
    for (let divisor = 2; divisor * divisor <= candidate && isPrime; divisor += 1) isPrime = candidate % divisor !== 0;
    if (!isPrime) continue;
    if (found < 8) START[found] = fraction(Math.sqrt(candidate));
    K[found] = fraction(Math.cbrt(candidate));
    found += 1;
  }
}
fillConstants();

/**
 * SHA-256 of a stream: the browser's own digest wants all bytes in memory at once, which a long video does not fit in.
 * The same bytes give the same hash as `crypto.subtle`, however they are cut into pieces.
 */
export class Sha256 {
  private readonly state = START.slice();
  private readonly words = new Uint32Array(64);
  private readonly rest = new Uint8Array(64);
  private restLength = 0;
  private bytes = 0;

  update(data: Uint8Array): this {
    this.bytes += data.length;
    let at = 0;
    if (this.restLength > 0) {
      at = Math.min(64 - this.restLength, data.length);
      this.rest.set(data.subarray(0, at), this.restLength);
      this.restLength += at;
      if (this.restLength < 64) return this;
      this.block(this.rest, 0);
      this.restLength = 0;
    }
    for (; at + 64 <= data.length; at += 64) this.block(data, at);
    this.rest.set(data.subarray(at));
    this.restLength = data.length - at;
    return this;
  }

  /** Ends the hash, in hex; call it once. */
  hex(): string {
    const bits = this.bytes * 8;
    const tail = new Uint8Array(this.restLength < 56 ? 64 : 128);
    tail.set(this.rest.subarray(0, this.restLength));
    tail[this.restLength] = 0x80;
    const view = new DataView(tail.buffer);
    view.setUint32(tail.length - 8, Math.floor(bits / 2 ** 32));
    view.setUint32(tail.length - 4, bits >>> 0);
    for (let at = 0; at < tail.length; at += 64) this.block(tail, at);
    return [...this.state].map((word) => word.toString(16).padStart(8, '0')).join('');
  }

  private block(data: Uint8Array, at: number): void {
    const { words: w, state: s } = this;
    for (let i = 0; i < 16; i += 1) {
      const j = at + i * 4;
      w[i] =
        ((data[j] as number) << 24) |
        ((data[j + 1] as number) << 16) |
        ((data[j + 2] as number) << 8) |
        (data[j + 3] as number);
    }
    for (let i = 16; i < 64; i += 1) {
      const x = w[i - 15] as number;
      const y = w[i - 2] as number;
      const small = ((x >>> 7) | (x << 25)) ^ ((x >>> 18) | (x << 14)) ^ (x >>> 3);
      const large = ((y >>> 17) | (y << 15)) ^ ((y >>> 19) | (y << 13)) ^ (y >>> 10);
      w[i] = ((w[i - 16] as number) + small + (w[i - 7] as number) + large) | 0;
    }
    let [a, b, c, d, e, f, g, h] = s as unknown as [number, number, number, number, number, number, number, number];
    for (let i = 0; i < 64; i += 1) {
      const s1 = ((e >>> 6) | (e << 26)) ^ ((e >>> 11) | (e << 21)) ^ ((e >>> 25) | (e << 7));
      const t1 = (h + s1 + ((e & f) ^ (~e & g)) + (K[i] as number) + (w[i] as number)) | 0;
      const s0 = ((a >>> 2) | (a << 30)) ^ ((a >>> 13) | (a << 19)) ^ ((a >>> 22) | (a << 10));
      const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
      h = g;
      g = f;
      f = e;
      e = (d + t1) | 0;
      d = c;
      c = b;
      b = a;
      a = (t1 + t2) | 0;
    }
    const next = [a, b, c, d, e, f, g, h];
    for (let i = 0; i < 8; i += 1) s[i] = (s[i] as number) + (next[i] as number);
  }
}
