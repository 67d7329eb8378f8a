import type { Request } from 'express';
import { OssError } from './ossError';

/** Largest single request: a part, or a simple PUT. */
const limitBytes = 256 * 1024 * 1024;

/** The body of a request that Umi's parsers left on the stream (anything but JSON, forms and multipart). */
export async function readBody(req: Request, limit = limitBytes): Promise<Buffer> {
  const announced = Number(req.header('content-length') ?? 0);
  const tooLarge = (): never => {
    throw new OssError(413, 'EntityTooLarge', 'Your proposed upload exceeds the maximum allowed size.');
  };
  if (announced > limit) tooLarge();
  if (req.readableEnded && announced > 0) {
    throw new OssError(
      415,
      'UnsupportedMediaType',
      'Upload JSON and forms with another Content-Type, or by form POST.',
    );
  }
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of req as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > limit) tooLarge();
    chunks.push(chunk);
  }
  if (size < announced) throw new OssError(400, 'IncompleteBody', 'The request body was cut.');
  return Buffer.concat(chunks);
}
