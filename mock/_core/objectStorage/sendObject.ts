import { resolve } from 'node:path';
import type { Request, Response } from 'express';
import { isShown } from './mime';
import { findObject, objectPath } from './objects';
import { OssError } from './ossError';

/** GET and HEAD of an object, with ranges and conditions. */
export function sendObject(req: Request, res: Response, key: string): void {
  const row = findObject(key);
  if (!row) throw new OssError(404, 'NoSuchKey', 'The specified key does not exist.');
  res.setHeader('x-oss-object-type', 'Normal');
  sendFile(req, res, { path: objectPath(key), mime: row.mime, etag: row.etag, name: key.split('/').pop() ?? 'file' });
}

interface SentFile {
  readonly path: string;
  readonly mime: string;
  readonly name: string;
  readonly etag?: string;
}

/** Sends a file of ours; what a browser could run is only offered for download. */
export function sendFile(_req: Request, res: Response, { path, mime, name, etag }: SentFile): void {
  res.setHeader('Content-Type', mime);
  res.setHeader('X-Content-Type-Options', 'nosniff');
  // no-transform: the server's gzip would break ranges
  res.setHeader('Cache-Control', 'public, max-age=3600, no-transform');
  res.setHeader('Access-Control-Allow-Origin', '*');
  res.setHeader('Access-Control-Expose-Headers', 'ETag, Content-Length, Content-Range, Accept-Ranges');
  res.setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
  if (etag) res.setHeader('ETag', `"${etag}"`);
  if (!isShown(mime)) {
    res.setHeader('Content-Disposition', `attachment; filename*=UTF-8''${encodeURIComponent(name)}`);
    res.setHeader('Content-Security-Policy', "default-src 'none'; sandbox");
  }
  res.sendFile(resolve(path), { dotfiles: 'allow', cacheControl: false, acceptRanges: true }, (error) => {
    // a client that leaves in the middle of a video is no fault
    if (!error || res.headersSent) return;
    const { status = 404 } = error as Error & { status?: number };
    res.removeHeader('Content-Disposition');
    res.status(status).end();
  });
}
