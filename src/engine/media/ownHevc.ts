import { CustomVideoDecoder, type EncodedPacket, registerDecoder, type VideoCodec, VideoSample } from 'mediabunny';
import { MediaError } from './errors';
import { type HevcSets, imageKind, isOwnHevc, readHevcSets, toStartCodes } from './hevcUnits';

/** The part of the decoder's module that is called: the C functions of hevc.js, and its memory. */
interface HevcModule {
  readonly HEAPU8: Uint8Array;
  readonly HEAPU16: Uint16Array;
  readonly getValue: (at: number, type: 'i32') => number;
  readonly _malloc: (bytes: number) => number;
  readonly _free: (at: number) => void;
  readonly _hevc_decoder_create: () => number;
  readonly _hevc_decoder_destroy: (decoder: number) => void;
  readonly _hevc_decoder_feed: (decoder: number, at: number, length: number) => number;
  readonly _hevc_decoder_drain: (decoder: number, count: number) => number;
  readonly _hevc_decoder_flush: (decoder: number) => number;
  readonly _hevc_decoder_get_drained_frame: (decoder: number, index: number, frame: number) => number;
}

type HevcFactory = (options: {
  readonly locateFile: (name: string) => string;
  readonly print: () => void;
  readonly printErr: () => void;
}) => Promise<HevcModule>;

interface HevcScope {
  HEVCDecoderModule?: HevcFactory;
  importScripts?: (address: string) => void;
}

/** Copied beside the app by `.umirc.ts`; the version is part of the address, so that a newer one is fetched anew. */
const address = (name: string): string => `${location.origin}/hevc/${name}?v=1.4.5`;

async function loadModule(): Promise<HevcModule> {
  const scope = globalThis as HevcScope;
  if (!scope.HEVCDecoderModule) scope.importScripts?.(address('hevc-decode.js'));
  const make = scope.HEVCDecoderModule;
  if (!make) throw new MediaError('undecodable');
  const quiet = (): void => undefined;
  return make({ locateFile: address, print: quiet, printErr: quiet });
}

/** Bytes of the record in which the module tells of a frame. */
const FRAME_BYTES = 48;
/** Milliseconds after which other messages are let in: who cancels must be heard. */
const TURN_MS = 100;

type Dated = Pick<EncodedPacket, 'timestamp' | 'duration'>;

/** Decodes HEVC by hevc.js (MIT, WebAssembly): exact to the bit, but without a graphics chip. */
class HevcDecoder extends CustomVideoDecoder {
  private module: HevcModule | null = null;
  private decoder = 0;
  private frameAt = 0;
  private countAt = 0;
  private sets: HevcSets | null = null;
  /** Images that went in and have not come out; these come in the order in which they are shown. */
  private waiting: Dated[] = [];
  private isStarted = false;
  private skipsLeading = false;
  private turnedAt = 0;
  /** Timestamp of the image that came out last. */
  private lastAt = 0;

  static override supports(codec: VideoCodec, config: VideoDecoderConfig): boolean {
    return codec === 'hevc' && isOwnHevc(config.codec);
  }

  async init(): Promise<void> {
    const module = await loadModule();
    this.module = module;
    this.decoder = module._hevc_decoder_create();
    this.frameAt = module._malloc(FRAME_BYTES);
    this.countAt = module._malloc(4);
    if (!this.config.description) return;
    this.sets = readHevcSets(this.config.description);
    this.feed(this.sets.bytes);
  }

  async decode(packet: EncodedPacket): Promise<void> {
    const lengthSize = this.sets?.lengthSize ?? 0;
    const kind = imageKind(packet.data, lengthSize);
    if (kind === 'key' || kind === 'open') {
      this.skipsLeading = kind === 'open' && !this.isStarted;
      this.isStarted = true;
    }
    if (kind === 'leading' && this.skipsLeading) return;
    this.waiting.push({ timestamp: packet.timestamp, duration: packet.duration });
    this.feed(lengthSize > 0 ? toStartCodes(packet.data, lengthSize) : packet.data);
    const { module } = this;
    if (module?._hevc_decoder_drain(this.decoder, this.countAt) !== 0) return;
    const count = module.getValue(this.countAt, 'i32');
    for (let index = 0; index < count; index += 1) this.give(index);
    if (performance.now() - this.turnedAt < TURN_MS) return;
    await new Promise((resolve) => setTimeout(resolve));
    this.turnedAt = performance.now();
  }

  flush(): void {
    this.module?._hevc_decoder_flush(this.decoder);
    for (let index = 0; this.give(index); index += 1);
    this.waiting = [];
    this.isStarted = false;
  }

  close(): void {
    this.module?._hevc_decoder_destroy(this.decoder);
    this.module = null;
  }

  private feed(bytes: Uint8Array): void {
    const { module } = this;
    if (!module) throw new MediaError('undecodable');
    const at = module._malloc(bytes.length);
    module.HEAPU8.set(bytes, at);
    const failed = module._hevc_decoder_feed(this.decoder, at, bytes.length);
    module._free(at);
    if (failed !== 0) throw new MediaError('undecodable');
  }

  /** Hands a frame out. @returns whether there was one */
  private give(index: number): boolean {
    const { module } = this;
    if (module?._hevc_decoder_get_drained_frame(this.decoder, index, this.frameAt) !== 0) return false;
    const dated = this.nextDate();
    if (!dated) return true;
    // Matroska does not tell how long its last image stands.
    const duration = dated.duration > 0 ? dated.duration : Math.max(0, dated.timestamp - this.lastAt);
    this.lastAt = dated.timestamp;
    this.onSample(toSample(module, this.frameAt, { ...dated, duration }, this.config));
    return true;
  }

  private nextDate(): Dated | undefined {
    const next = this.waiting.reduce<Dated | undefined>(
      (first, one) => (first && first.timestamp <= one.timestamp ? first : one),
      undefined,
    );
    this.waiting = this.waiting.filter((one) => one !== next);
    return next;
  }
}

/** A frame of the module as planes of 8 bits: the encoders behind take no more. */
function toSample(module: HevcModule, at: number, dated: Dated, { colorSpace }: VideoDecoderConfig): VideoSample {
  const field = (offset: number): number => module.getValue(at + offset, 'i32');
  const [width, height, chromaWidth, chromaHeight] = [field(12), field(16), field(28), field(32)];
  const shift = Math.max(0, field(36) - 8);
  const data = new Uint8Array(width * height + 2 * chromaWidth * chromaHeight);
  let to = copyPlane(module, data, 0, { at: field(0), width, height, stride: field(20), shift });
  for (const plane of [field(4), field(8)])
    to = copyPlane(module, data, to, {
      ...{ at: plane, width: chromaWidth, height: chromaHeight, stride: field(24), shift },
    });
  return new VideoSample(data, {
    format: 'I420',
    codedWidth: width,
    codedHeight: height,
    timestamp: dated.timestamp,
    duration: dated.duration,
    ...(colorSpace ? { colorSpace } : {}),
  });
}

interface Plane {
  /** Address in bytes; its samples take two each. */
  readonly at: number;
  readonly width: number;
  readonly height: number;
  /** Samples from one row to the next. */
  readonly stride: number;
  /** Bits that a sample has beyond eight. */
  readonly shift: number;
}

function copyPlane({ HEAPU16 }: HevcModule, data: Uint8Array, to: number, plane: Plane): number {
  const { width, height, stride, shift } = plane;
  const half = shift > 0 ? 1 << (shift - 1) : 0;
  let out = to;
  for (let row = 0; row < height; row += 1) {
    const from = plane.at / 2 + row * stride;
    for (let column = 0; column < width; column += 1) {
      const value = ((HEAPU16[from + column] ?? 0) + half) >> shift;
      data[out] = Math.min(value, 255);
      out += 1;
    }
  }
  return out;
}

let isRegistered = false;

/** Lets this realm decode HEVC where its browser does not. The decoder is fetched with the first such video (0.1 MB). */
export function registerOwnHevc(): void {
  if (isRegistered) return;
  registerDecoder(HevcDecoder);
  isRegistered = true;
}
