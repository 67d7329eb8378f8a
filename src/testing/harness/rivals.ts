import { ALL_FORMATS, BlobSource, BufferTarget, Conversion, Input, Mp4OutputFormat, Output, Quality } from 'mediabunny';

interface Rivalry {
  readonly clip: Blob;
  readonly width: number;
  readonly height: number;
  readonly fps: number;
  /** Bits a second. */
  readonly bitrate: number;
}

export interface Timed {
  readonly ms: number;
  readonly size: number;
}

/** The least that a new encoding can cost: Mediabunny decodes and encodes the clip, and nothing else. */
export async function bareConversion({ clip, bitrate }: Rivalry): Promise<Timed> {
  const started = performance.now();
  const target = new BufferTarget();
  const conversion = await Conversion.init({
    input: new Input({ source: new BlobSource(clip), formats: ALL_FORMATS }),
    output: new Output({ format: new Mp4OutputFormat({ fastStart: 'in-memory' }), target }),
    video: {
      codec: 'avc',
      quality: new Quality({ bitrate }),
      keyFrameInterval: 2,
      forceTranscode: true,
      hardwareAcceleration: 'no-preference',
    },
  });
  await conversion.execute();
  return { ms: performance.now() - started, size: target.buffer?.byteLength ?? 0 };
}

/** The same job by a public engine: the clip and an image of a caption each second, drawn beforehand. */
export async function webavExport(
  { clip, width, height, fps, bitrate }: Rivalry,
  captions: readonly string[],
): Promise<Timed> {
  const { Combinator, ImgClip, MP4Clip, OffscreenSprite } = await import('@webav/av-cliper');
  const images = await Promise.all(captions.map((text) => captionImage(text, width)));
  const started = performance.now();
  const combinator = new Combinator({ width, height, fps, bitrate, videoCodec: 'avc1.640028', audio: false });
  const video = new OffscreenSprite(new MP4Clip(clip.stream() as ReadableStream<Uint8Array<ArrayBuffer>>));
  await video.ready;
  video.rect.w = width;
  video.rect.h = height;
  await combinator.addSprite(video, { main: true });
  for (const [index, image] of images.entries()) {
    const sprite = new OffscreenSprite(new ImgClip(image));
    sprite.time = { offset: index * 1e6, duration: 1e6 };
    sprite.zIndex = 10;
    sprite.rect.x = (width - image.width) / 2;
    sprite.rect.y = height * 0.75;
    await combinator.addSprite(sprite);
  }
  const reader = combinator.output().getReader();
  let size = 0;
  for (let next = await reader.read(); !next.done; next = await reader.read()) size += next.value.byteLength;
  const ms = performance.now() - started;
  combinator.destroy();
  return { ms, size };
}

async function captionImage(text: string, width: number): Promise<ImageBitmap> {
  const canvas = new OffscreenCanvas(Math.round(width * 0.8), Math.round(width * 0.12));
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no 2d context');
  context.font = `bold ${Math.round(width * 0.06)}px sans-serif`;
  context.textAlign = 'center';
  context.fillStyle = 'white';
  context.strokeStyle = 'black';
  context.lineWidth = 8;
  context.strokeText(text, canvas.width / 2, canvas.height * 0.7);
  context.fillText(text, canvas.width / 2, canvas.height * 0.7);
  return createImageBitmap(canvas);
}
